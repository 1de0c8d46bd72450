import {
  AVAILABILITIES,
  CARBONATIONS,
  GRINDS,
  ORIGINS,
  PROCESSES,
  ROAST_LEVELS,
  SWEETNESS_LEVELS,
  TASTE_LEVELS,
} from '@app/domain/product/product.ts';
import { aCoffee, aMakgeolli } from '@app/domain/testing/factories.ts';
import { contentCases } from './content-cases.ts';
import { fieldsOf, fieldsOfNew, ID, type Fields, type Filter, type FirestoreCase } from './firestore-case.ts';
import { ANY_TIME, HIDDEN_BY_TIME, queriesOf, VISIBLE_NOW, WRONG_TIMES } from './visible-times.ts';
import { visibilityCases } from './visibility-cases.ts';
import { long, imagePaths, texts } from './sample-texts.ts';

const rejectedCommon = {
  ...WRONG_TIMES,
  'isPublished that is not a boolean': { isPublished: 'true' },
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
  'six focal points': { imageFocuses: Array.from({ length: 6 }, () => '') },
  'a focal point beside the grid': { imageFocuses: ['50 30', '55 30'] },
  'focal points that are not texts': { imageFocuses: [50] },
  'six credits': { imageCredits: texts(6) },
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
  'five focal points, one of them in the centre': { imageFocuses: ['', '0 0', '100 100', '50 30', '90 0'] },
  'five credits': { imageCredits: texts(5, 200) },
  'images from every folder and of every type': {
    images: ['products/a.avif', 'events/1-b.webp', 'stories/c-2.jpg', 'events/d.jpeg', 'site/e.png'],
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
  optional: [
    'priceKrw',
    'imageAlts',
    'imageAltsKr',
    'imageFocuses',
    'imageCredits',
    'origin',
    'roastLevel',
    'process',
    'acidity',
    'body',
    'weightGrams',
    'grinds',
    'foodType',
    'foodTypeKr',
    'shelfLife',
    'shelfLifeKr',
    'storage',
    'storageKr',
    'madeOn',
    'madeOnKr',
    'ingredients',
    'ingredientsKr',
  ],
  accepted: {
    ...acceptedCommon,
    ...valuesOf('availability', AVAILABILITIES),
    'no choice of grinds': { grinds: [] },
    'the lightest bag': { weightGrams: 1 },
    'the heaviest bag': { weightGrams: 10_000 },
    'a larger bag of one more gram': { largeWeightGrams: 201, largePriceKrw: 0 },
    'the heaviest larger bag': { largeWeightGrams: 10_000, largePriceKrw: 100_000_000 },
    'a larger bag with its price': { largeWeightGrams: 500, largePriceKrw: 42_000 },
    ...valuesOf('origin', ORIGINS),
    ...valuesOf('acidity', TASTE_LEVELS),
    ...valuesOf('body', TASTE_LEVELS),
    ...valuesOf('roastLevel', ROAST_LEVELS),
    ...valuesOf('process', PROCESSES),
  },
  rejected: {
    ...rejectedCommon,
    'an ABV': { abv: 5 },
    'a volume': { volumeMl: 750 },
    'a weight of 0': { weightGrams: 0 },
    'a fractional weight': { weightGrams: 200.5 },
    'an unknown grind': { grinds: ['wholeBean', 'powder'] },
    'grinds that are not a list': { grinds: 'espresso' },
    'two grinds in one text': { grinds: ['wholeBean\nespresso'] },
    'a weight of more than 10 kg': { weightGrams: 10_001 },
    'six grinds': { grinds: [...GRINDS, 'espresso'] },
    'a larger bag without a price': { largeWeightGrams: 500 },
    'the price of a larger bag without its weight': { largePriceKrw: 42_000 },
    'a larger bag that is not larger': { largeWeightGrams: 200, largePriceKrw: 42_000 },
    'a larger bag of more than 10 kg': { largeWeightGrams: 10_001, largePriceKrw: 42_000 },
    'a larger bag with a fractional price': { largeWeightGrams: 500, largePriceKrw: 1.5 },
    'a type of food of 301 characters': { foodType: long(301) },
    'a shelf life of 301 characters': { shelfLife: long(301) },
    'Korean storage that is not a string': { storageKr: 1 },
    'roasting days of 301 characters': { madeOn: long(301) },
    'Korean roasting days that are not a string': { madeOnKr: 2 },
    'an acidity of 0': { acidity: 0 },
    'an acidity of 6': { acidity: 6 },
    'an acidity between two levels': { acidity: 2.5 },
    'a body of 0': { body: 0 },
    'a body of 6': { body: 6 },
    'a body that is not a number': { body: 'full' },
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
  optional: [
    'priceKrw',
    'imageAlts',
    'imageAltsKr',
    'imageFocuses',
    'imageCredits',
    'abv',
    'sweetnessLevel',
    'carbonation',
    'volumeMl',
    'foodType',
    'foodTypeKr',
    'shelfLife',
    'shelfLifeKr',
    'storage',
    'storageKr',
    'madeOn',
    'madeOnKr',
    'ingredients',
    'ingredientsKr',
  ],
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
    'a weight': { weightGrams: 200 },
    grinds: { grinds: ['wholeBean'] },
    'a volume above 10,000': { volumeMl: 10_001 },
    'a Korean type of food that is not a string': { foodTypeKr: 1 },
    'storage of 301 characters': { storage: long(301) },
    'ingredients of 301 characters': { ingredients: long(301) },
    'Korean ingredients that are not a string': { ingredientsKr: [] },
    'an acidity': { acidity: 3 },
    'a body': { body: 3 },
    'a Korean shelf life that is not a string': { shelfLifeKr: null },
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

const coffee = fieldsOf(aCoffee());
const { isPublished: _, visibleFrom: __, visibleUntil: ___, ...older } = coffee;
const published: Filter = ['isPublished', '==', true];

const visibility = [
  ...visibilityCases({
    collection: 'products',
    visible: coffee,
    hidden: {
      'an unpublished product': { ...coffee, isPublished: false },
      ...HIDDEN_BY_TIME(coffee),
    },
    publicQueries: {
      'published products whose time it is': [published, ...VISIBLE_NOW],
      'those of one type': [published, ['type', '==', 'coffee'], ...VISIBLE_NOW],
    },
    adminQueries: {
      ...queriesOf(ANY_TIME, published),
      'published and unpublished products whose time it is': VISIBLE_NOW,
      'unpublished products': [['isPublished', '==', false], ...VISIBLE_NOW],
    },
  }),
  ...[
    { name: 'a product that is older than these fields', fields: older, allowed: true },
    { name: 'such a product that is unpublished', fields: { ...older, isPublished: false }, allowed: false },
  ].map(({ name, fields, allowed }): FirestoreCase => ({
    name: `a visitor ${allowed ? 'may' : 'may not'} get ${name}`,
    caller: 'anonymous',
    method: 'get',
    path: `products/${ID}`,
    stored: { [`products/${ID}`]: fields },
    allowed,
  })),
];

/** Cloud Functions copy `hasNoneLeft` from the stock. */
const noneLeft = [aCoffee(), aMakgeolli()].flatMap((product): FirestoreCase[] => {
  const before = fieldsOf(product);
  const path = `products/${ID}`;
  const soldOut = { ...before, hasNoneLeft: true };
  const update = (name: string, stored: Fields, written: Fields, allowed: boolean): FirestoreCase => ({
    name: `the admin ${allowed ? 'may' : 'may not'} ${name}`,
    caller: 'admin',
    method: 'update',
    path,
    stored: { [path]: stored },
    written,
    allowed,
  });
  return [
    {
      name: `the admin may not create a ${product.type} that has none left`,
      caller: 'admin',
      method: 'create',
      path,
      written: { ...fieldsOfNew(product), hasNoneLeft: true },
      allowed: false,
    },
    update(`change a ${product.type} that has none left`, soldOut, { ...soldOut, title: 'Title' }, true),
    update(`say that a ${product.type} has none left`, before, soldOut, false),
    update(
      `say that pieces of a ${product.type} are left`,
      soldOut,
      { ...before, hasNoneLeft: false },
      false,
    ),
    update(`remove that a ${product.type} has none left`, soldOut, before, false),
  ];
});

export const PRODUCT_CASES = [
  ...noneLeft,
  ...visibility,
  ...coffees.map((one) => ({ ...one, name: `coffee: ${one.name}` })),
  ...makgeollis.map((one) => ({ ...one, name: `makgeolli: ${one.name}` })),
];
