import { describe, expect, it } from 'vitest';
import { aCoffee } from '../testing/factories.ts';
import { sortProducts, type ProductSort } from './product-sort.ts';

const products = [
  aCoffee({ title: 'beta', titleKr: '가을', price: 300, priceKrw: 1000 }),
  aCoffee({ title: 'Alpha', titleKr: '하늘', price: 200, priceKrw: 3000 }),
  aCoffee({ title: 'gamma', titleKr: '나무', price: 100, priceKrw: 2000 }),
];

describe('sorting products', () => {
  it.each<[ProductSort, 'kr' | 'en', string[]]>([
    ['name', 'en', ['Alpha', 'beta', 'gamma']],
    ['name', 'kr', ['beta', 'gamma', 'Alpha']],
    ['price-low', 'en', ['gamma', 'Alpha', 'beta']],
    ['price-low', 'kr', ['beta', 'gamma', 'Alpha']],
    ['price-high', 'en', ['beta', 'Alpha', 'gamma']],
    ['price-high', 'kr', ['Alpha', 'gamma', 'beta']],
  ])('by %s in %s follows what that language shows', (sort, language, titles) => {
    expect(sortProducts(products, sort, language).map((product) => product.title)).toEqual(titles);
  });

  it('leaves the list it was given alone', () => {
    const before = [...products];
    sortProducts(products, 'price-low', 'en');
    expect(products).toEqual(before);
  });
});
