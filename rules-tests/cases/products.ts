import {
  AVAILABILITIES,
  CARBONATIONS,
  ORIGINS,
  PROCESSES,
  ROAST_LEVELS,
  SWEETNESS_LEVELS,
} from '@app/domain/product/product.ts';
import { aCoffee, aMakgeolli } from '@app/domain/testing/factories.ts';
import { contentCases } from './content-cases.ts';
import { long, pictures, texts } from './texts.ts';

const refusedOfAny = {
  'an unknown field': { isAdmin: true },
  'an unknown type': { type: 'tea' },
  'a title of spaces': { title: '  ' },
  'a title of 121 characters': { title: long(121) },
  'a title that is no text': { title: 5 },
  'an untrimmed title': { title: ' Title' },
  'an empty short description': { shortDesc: '' },
  'a long description of 5,001 characters': { longDesc: long(5001) },
  'a Korean title of 121 characters': { titleKr: long(121) },
  'a Korean short description of 301 characters': { shortDescKr: long(301) },
  'a Korean long description of 5,001 characters': { longDescKr: long(5001) },
  'a negative price': { price: -1 },
  'a price with a fraction': { price: 1.5 },
  'a price above the limit': { price: 100_000_001 },
  'a won price as text': { priceKrw: '18000' },
  'six pictures': { images: pictures(6) },
  'a picture from elsewhere': { images: ['https://example.com/p.png'] },
  'a scripted picture': { images: ['products/p.svg'] },
  'a picture with a name too long': { images: [`products/${long(82)}.png`] },
  'a bad fifth picture': { images: [...pictures(4), 'secret/p.png'] },
  'words for six pictures': { imageAlts: texts(6) },
  'words of 201 characters for a picture': { imageAlts: texts(2, 201) },
  'words of two lines for a picture': { imageAlts: ['a\nb'] },
  'untrimmed Korean words for a picture': { imageAltsKr: ['a '] },
  'Korean words for a picture that are no list': { imageAltsKr: 'a' },
  '21 tags': { tags: texts(21) },
  'a tag of 41 characters': { tags: texts(2, 41) },
  'a tag that is no text': { tags: ['a', 5] },
  'an empty tag': { tags: ['a', ''] },
  'one empty tag alone': { tags: [''] },
  'a tag of two lines': { tags: ['a\nb'] },
  'tags that are no list': { tags: 'a,b' },
  'an unknown availability': { availability: 'sold' },
};
const acceptedOfAny = {
  'a title of 120 characters': { title: long(120) },
  'a description of two paragraphs': { longDesc: 'One.\n\nTwo.' },
  'no tags and no pictures': { tags: [], images: [] },
  '20 tags of 40 characters': { tags: texts(20, 40) },
  'five pictures': { images: pictures(5) },
  'words for five pictures, one of them without': { imageAlts: ['', ...texts(4, 200)] },
  'Korean words for no picture': { imageAltsKr: [] },
  'pictures of every folder and type': {
    images: ['products/a.avif', 'events/1-b.webp', 'stories/c-2.jpg', 'events/d.jpeg', 'products/e.png'],
  },
  'a picture with the longest name': { images: [`products/${long(81)}.png`] },
  'a picture with the shortest name': { images: ['products/1.png'] },
  'a price of nothing': { price: 0, priceKrw: 0 },
};

/** Each of the values that a field may take, as a change. */
const each = (field: string, values: readonly unknown[]) =>
  Object.fromEntries(values.map((value) => [`the ${field} ${String(value)}`, { [field]: value }]));

const coffees = contentCases({
  collection: 'products',
  make: aCoffee,
  optional: ['priceKrw', 'imageAlts', 'imageAltsKr', 'origin', 'roastLevel', 'process'],
  accepted: {
    ...acceptedOfAny,
    ...each('availability', AVAILABILITIES),
    ...each('origin', ORIGINS),
    ...each('roastLevel', ROAST_LEVELS),
    ...each('process', PROCESSES),
  },
  refused: {
    ...refusedOfAny,
    'an alcohol content': { abv: 5 },
    'an unknown origin': { origin: 'Mars' },
    'an unknown roast level': { roastLevel: 'burnt' },
    'an unknown process': { process: 'magic' },
    'a brewing guide of 5,001 characters': { brewGuide: long(5001) },
    'a Korean brewing guide that is no text': { brewGuideKr: null },
    'tasting notes that are no list': { tastingNotes: 'plum' },
    'Korean tasting notes that are no list': { tastingNotesKr: {} },
  },
});

const makgeollis = contentCases({
  collection: 'products',
  make: aMakgeolli,
  optional: ['priceKrw', 'imageAlts', 'imageAltsKr', 'abv', 'sweetnessLevel', 'carbonation'],
  accepted: {
    ...acceptedOfAny,
    ...each('carbonation', CARBONATIONS),
    ...each('sweetnessLevel', SWEETNESS_LEVELS),
    'a strength of 0 percent': { abv: 0 },
    'a strength of 100 percent': { abv: 100 },
    'a half percent': { abv: 6.5 },
  },
  refused: {
    ...refusedOfAny,
    'a roast level': { roastLevel: 'dark' },
    'a negative strength': { abv: -0.1 },
    'a strength above 100': { abv: 100.1 },
    'a strength as text': { abv: '6' },
    'a sweetness of 0': { sweetnessLevel: 0 },
    'a sweetness of 6': { sweetnessLevel: 6 },
    'a sweetness between two levels': { sweetnessLevel: 2.5 },
    'an unknown carbonation': { carbonation: 'wild' },
    'a rice type of 301 characters': { riceType: long(301) },
    'a Korean rice type that is no text': { riceTypeKr: 1 },
    'a serving temperature that is no text': { servingTemp: 8 },
    'a Korean serving temperature that is no text': { servingTempKr: 8 },
    'pairings that are no list': { pairings: 'jeon' },
    'Korean pairings that are no list': { pairingsKr: '전' },
    'tasting notes that are no list': { tastingNotes: 'pear' },
    'Korean tasting notes that are no list': { tastingNotesKr: '배' },
  },
});

export const PRODUCT_CASES = [
  ...coffees.map((one) => ({ ...one, name: `coffee: ${one.name}` })),
  ...makgeollis.map((one) => ({ ...one, name: `makgeolli: ${one.name}` })),
];
