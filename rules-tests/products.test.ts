import { assertSucceeds } from '@firebase/rules-unit-testing';
import { aCoffee, aMakgeolli } from '@app/domain/testing/factories.ts';
import { collection, doc, getDoc, getDocs } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { describeContentWrites } from './content-cases.ts';
import { CALLERS, useRules } from './environment.ts';
import { asStored } from './stored.ts';

const rules = useRules('demo-rules-products');
const texts = (count: number, length = 3) =>
  Array.from({ length: count }, (_, i) => `${i}`.padEnd(length, 'x'));

const base = [
  'type',
  'title',
  'titleKr',
  'shortDesc',
  'shortDescKr',
  'longDesc',
  'longDescKr',
  'price',
  'images',
];
const refusedOfAny = {
  'an unknown field': { isAdmin: true },
  'an unknown type': { type: 'tea' },
  'an empty title': { title: '  ' },
  'a title of 121 characters': { title: 'x'.repeat(121) },
  'a title that is no text': { title: 5 },
  'an empty short description': { shortDesc: '' },
  'a long description of 5,001 characters': { longDesc: 'x'.repeat(5001) },
  'a Korean title of 121 characters': { titleKr: 'x'.repeat(121) },
  'a Korean short description of 301 characters': { shortDescKr: 'x'.repeat(301) },
  'a Korean long description of 5,001 characters': { longDescKr: 'x'.repeat(5001) },
  'a negative price': { price: -1 },
  'a price with a fraction': { price: 1.5 },
  'a price above the limit': { price: 100_000_001 },
  'a won price as text': { priceKrw: '18000' },
  'six pictures': { images: Array.from({ length: 6 }, (_, i) => `products/p${i}.png`) },
  'a picture from elsewhere': { images: ['https://example.com/p.png'] },
  'a scripted picture': { images: ['products/p.svg'] },
  'a bad fifth picture': { images: [...Array(4).fill('products/p.png'), 'secret/p.png'] },
  '21 tags': { tags: texts(21) },
  'a tag of 41 characters': { tags: texts(2, 41) },
  'a tag that is no text': { tags: ['a', 5] },
  'an empty tag': { tags: ['a', ''] },
  'tags that are no list': { tags: 'a,b' },
  'an unknown availability': { availability: 'sold' },
};
const acceptedOfAny = {
  'a title of 120 characters': { title: 'x'.repeat(120) },
  'no tags and no pictures': { tags: [], images: [] },
  '20 tags of 40 characters': { tags: texts(20, 40) },
  'five pictures': { images: Array.from({ length: 5 }, (_, i) => `products/p${i}.avif`) },
  'a price of nothing': { price: 0, priceKrw: 0 },
};

describe('reading products', () => {
  it.each(CALLERS)('is open to %s', async (caller) => {
    await rules.given({ 'products/a': asStored(aCoffee()), 'products/b': asStored(aMakgeolli()) });
    const db = rules.as[caller]();
    await assertSucceeds(getDoc(doc(db, 'products/a')));
    expect((await getDocs(collection(db, 'products'))).size).toBe(2);
  });
});

describe('writing coffees', () => {
  describeContentWrites(rules, {
    collection: 'products',
    make: aCoffee,
    accepted: acceptedOfAny,
    refused: {
      ...refusedOfAny,
      'an alcohol content': { abv: 5 },
      'an unknown origin': { origin: 'Mars' },
      'an unknown roast level': { roastLevel: 'burnt' },
      'an unknown process': { process: 'magic' },
      'a brewing guide of 5,001 characters': { brewGuide: 'x'.repeat(5001) },
      'a Korean brewing guide that is no text': { brewGuideKr: null },
      'tasting notes that are no list': { tastingNotes: 'plum' },
      'Korean tasting notes that are no list': { tastingNotesKr: {} },
    },
    required: [
      ...base,
      'tags',
      'availability',
      'createdAt',
      'tastingNotes',
      'tastingNotesKr',
      'brewGuide',
      'brewGuideKr',
    ],
  });
});

describe('writing makgeollis', () => {
  describeContentWrites(rules, {
    collection: 'products',
    make: aMakgeolli,
    accepted: {
      ...acceptedOfAny,
      'a strength of 0 and of 100 percent': { abv: 100 },
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
      'a rice type of 301 characters': { riceType: 'x'.repeat(301) },
      'a Korean rice type that is no text': { riceTypeKr: 1 },
      'a serving temperature that is no text': { servingTemp: 8 },
      'a Korean serving temperature that is no text': { servingTempKr: 8 },
      'pairings that are no list': { pairings: 'jeon' },
      'Korean pairings that are no list': { pairingsKr: '전' },
      'tasting notes that are no list': { tastingNotes: 'pear' },
      'Korean tasting notes that are no list': { tastingNotesKr: '배' },
    },
    required: [
      'riceType',
      'riceTypeKr',
      'tastingNotes',
      'tastingNotesKr',
      'servingTemp',
      'servingTempKr',
      'pairings',
      'pairingsKr',
    ],
  });
});
