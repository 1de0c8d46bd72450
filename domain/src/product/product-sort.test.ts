import { describe, expect, it } from 'vitest';
import { aCoffee } from '../testing/factories.ts';
import { sortProducts, type ProductSort } from './product-sort.ts';

const products = [
  aCoffee({ title: 'beta', titleKr: '가을', price: 300, priceKrw: 1000 }),
  aCoffee({ title: 'Alpha', titleKr: '하늘', price: 200, priceKrw: 3000 }),
  aCoffee({ title: 'gamma', titleKr: '나무', price: 100, priceKrw: 2000 }),
];

describe('sortProducts', () => {
  it.each<[ProductSort, 'kr' | 'en', string[]]>([
    ['name', 'en', ['Alpha', 'beta', 'gamma']],
    ['name', 'kr', ['beta', 'gamma', 'Alpha']],
    ['price-low', 'en', ['gamma', 'Alpha', 'beta']],
    ['price-low', 'kr', ['beta', 'gamma', 'Alpha']],
    ['price-high', 'en', ['beta', 'Alpha', 'gamma']],
    ['price-high', 'kr', ['Alpha', 'gamma', 'beta']],
  ])('sorts by %s in %s using the values displayed in that language', (sort, language, titles) => {
    expect(sortProducts(products, sort, language).map((product) => product.title)).toEqual(titles);
  });

  it('sorts Korean names in dictionary order, followed by Latin names', () => {
    const names = ['하늘', 'Arabica', '깻잎', '가을', '까치', '담', '값', 'alpha'];
    const sorted = sortProducts(
      names.map((titleKr) => aCoffee({ titleKr })),
      'name',
      'kr',
    );
    expect(sorted.map(({ titleKr }) => titleKr)).toEqual([
      '가을',
      '값',
      '까치',
      '깻잎',
      '담',
      '하늘',
      'alpha',
      'Arabica',
    ]);
  });

  it('does not modify its argument', () => {
    const before = [...products];
    sortProducts(products, 'price-low', 'en');
    expect(products).toEqual(before);
  });
});
