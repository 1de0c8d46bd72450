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
import { long, imagePaths, texts } from './sample-texts.ts';

const rejectedCommon = {
  'an unknown field': { isAdmin: true },
  'an unknown type': { type: 'tea' },
  'a title of white space': { title: '  ' },
  'a title of 121 characters': { title: long(121) },
  'a title that is not a string': { title: 5 },
  'an untrimmed title': { title: ' Title' },
  'an empty short description': { shortDesc: '' },
  'a long description of 5,001 characters': { longDesc: long(5001) },
  'a Korean title of 121 characters': { titleKr: long(121) },
  'a Korean short description of 301 characters': { shortDescKr: long(301) },
  'a Korean long description of 5,001 characters': { longDescKr: long(5001) },
  'a negative price': { price: -1 },
  'a fractional price': { price: 1.5 },
  'a price above the limit': { price: 100_000_001 },
  'a won price as a string': { priceKrw: '18000' },
  'six images': { images: imagePaths(6) },
  'a image from another site': { images: ['https://example.com/p.png'] },
  'an SVG image': { images: ['products/p.svg'] },
  'an image with a name that is too long': { images: [`products/${long(82)}.png`] },
  'an invalid fifth image path': { images: [...imagePaths(4), 'secret/p.png'] },
  'six alt texts': { imageAlts: texts(6) },
  'an alt text of 201 characters': { imageAlts: texts(2, 201) },
  'an alt text with a line break': { imageAlts: ['a\nb'] },
  'an untrimmed Korean alt text': { imageAltsKr: ['a '] },
  'Korean alt texts that are not a list': { imageAltsKr: 'a' },
  '21 tags': { tags: texts(21) },
  'a tag of 41 characters': { tags: texts(2, 41) },
  'a tag that is not a string': { tags: ['a', 5] },
  'an empty tag': { tags: ['a', ''] },
  'only an empty tag': { tags: [''] },
  'a tag with a line break': { tags: ['a\nb'] },
  'tags that are not a list': { tags: 'a,b' },
  'an unknown availability': { availability: 'sold' },
};
const acceptedCommon = {
  'a title of 120 characters': { title: long(120) },
  'a description of two paragraphs': { longDesc: 'One.\n\nTwo.' },
  'no tags and no images': { tags: [], images: [] },
  '20 tags of 40 characters': { tags: texts(20, 40) },
  'five images': { images: imagePaths(5) },
  'five alt texts, one of them empty': { imageAlts: ['', ...texts(4, 200)] },
  'an empty list of Korean alt texts': { imageAltsKr: [] },
  'images from every folder and of every type': {
    images: ['products/a.avif', 'events/1-b.webp', 'stories/c-2.jpg', 'events/d.jpeg', 'products/e.png'],
  },
  'an image with the longest name': { images: [`products/${long(81)}.png`] },
  'an image with the shortest name': { images: ['products/1.png'] },
  'a price of 0': { price: 0, priceKrw: 0 },
};

/** Returns one change for each allowed value of a field. */
const valuesOf = (field: string, values: readonly unknown[]) =>
  Object.fromEntries(values.map((value) => [`the ${field} ${String(value)}`, { [field]: value }]));

const coffees = contentCases({
  collection: 'products',
  createItem: aCoffee,
  optional: ['priceKrw', 'imageAlts', 'imageAltsKr', 'origin', 'roastLevel', 'process'],
  accepted: {
    ...acceptedCommon,
    ...valuesOf('availability', AVAILABILITIES),
    ...valuesOf('origin', ORIGINS),
    ...valuesOf('roastLevel', ROAST_LEVELS),
    ...valuesOf('process', PROCESSES),
  },
  rejected: {
    ...rejectedCommon,
    'an ABV': { abv: 5 },
    'an unknown origin': { origin: 'Mars' },
    'an unknown roast level': { roastLevel: 'burnt' },
    'an unknown process': { process: 'magic' },
    'a brewing guide of 5,001 characters': { brewGuide: long(5001) },
    'a Korean brewing guide that is not a string': { brewGuideKr: null },
    'tasting notes that are not a list': { tastingNotes: 'plum' },
    'Korean tasting notes that are not a list': { tastingNotesKr: {} },
  },
});

const makgeollis = contentCases({
  collection: 'products',
  createItem: aMakgeolli,
  optional: ['priceKrw', 'imageAlts', 'imageAltsKr', 'abv', 'sweetnessLevel', 'carbonation'],
  accepted: {
    ...acceptedCommon,
    ...valuesOf('carbonation', CARBONATIONS),
    ...valuesOf('sweetnessLevel', SWEETNESS_LEVELS),
    'an ABV of 0': { abv: 0 },
    'an ABV of 100': { abv: 100 },
    'a fractional ABV': { abv: 6.5 },
  },
  rejected: {
    ...rejectedCommon,
    'a roast level': { roastLevel: 'dark' },
    'a negative ABV': { abv: -0.1 },
    'an ABV above 100': { abv: 100.1 },
    'an ABV as a string': { abv: '6' },
    'a sweetness of 0': { sweetnessLevel: 0 },
    'a sweetness of 6': { sweetnessLevel: 6 },
    'a sweetness between two levels': { sweetnessLevel: 2.5 },
    'an unknown carbonation': { carbonation: 'wild' },
    'a rice type of 301 characters': { riceType: long(301) },
    'a Korean rice type that is not a string': { riceTypeKr: 1 },
    'a serving temperature that is not a string': { servingTemp: 8 },
    'a Korean serving temperature that is not a string': { servingTempKr: 8 },
    'pairings that are not a list': { pairings: 'jeon' },
    'Korean pairings that are not a list': { pairingsKr: '전' },
    'tasting notes that are not a list': { tastingNotes: 'pear' },
    'Korean tasting notes that are not a list': { tastingNotesKr: '배' },
  },
});

export const PRODUCT_CASES = [
  ...coffees.map((one) => ({ ...one, name: `coffee: ${one.name}` })),
  ...makgeollis.map((one) => ({ ...one, name: `makgeolli: ${one.name}` })),
];
