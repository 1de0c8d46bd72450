import { describe, expect, it } from 'vitest';
import { aCoffee, aMakgeolli } from '../testing/factories.ts';
import { matchesFilters, tagFilterOptions } from './product-filters.ts';

describe('product filters', () => {
  const coffee = aCoffee({ origin: 'Kenya', roastLevel: 'light', tags: ['floral', 'daily'] });

  it('match every product when empty', () => {
    expect(matchesFilters(coffee, {})).toBe(true);
    expect(matchesFilters(coffee, { origin: [] })).toBe(true);
  });

  it('combine the values of one key with OR and the keys with AND', () => {
    expect(matchesFilters(coffee, { origin: ['Brazil', 'Kenya'] })).toBe(true);
    expect(matchesFilters(coffee, { origin: ['Kenya'], roastLevel: ['dark'] })).toBe(false);
    expect(matchesFilters(coffee, { origin: ['Kenya'], roastLevel: ['dark', 'light'] })).toBe(true);
  });

  it('do not apply to a product that lacks an attribute and matches the others', () => {
    const { origin: _, ...withoutOrigin } = aCoffee({ roastLevel: 'light' });
    expect(matchesFilters(withoutOrigin, { origin: ['Kenya'] })).toBeUndefined();
    expect(matchesFilters(withoutOrigin, { origin: ['Kenya'], roastLevel: ['light'] })).toBeUndefined();
    expect(matchesFilters(withoutOrigin, { origin: ['Kenya'], roastLevel: ['dark'] })).toBe(false);
    expect(matchesFilters(coffee, { abv: ['5-7'], sweetnessLevel: ['1'] })).toBeUndefined();
  });

  it('match when any of the selected tags is present', () => {
    expect(matchesFilters(coffee, { tags: ['sparkling', 'daily'] })).toBe(true);
    expect(matchesFilters(coffee, { tags: ['sparkling'] })).toBe(false);
  });

  it.each([
    [0, ['0-5']],
    [5, ['0-5', '5-7']],
    [6.9, ['5-7']],
    [7, ['5-7', '7-10']],
    [10, ['7-10', '10-100']],
    [10.1, ['10-100']],
    [100, ['10-100']],
  ])('match an ABV of %d %% with the ranges %j, bounds inclusive', (abv, ranges) => {
    const found = ['0-5', '5-7', '7-10', '10-100'].filter((range) =>
      matchesFilters(aMakgeolli({ abv }), { abv: [range] }),
    );
    expect(found).toEqual(ranges);
  });

  it('compare sweetness as a number', () => {
    expect(matchesFilters(aMakgeolli({ sweetnessLevel: 3 }), { sweetnessLevel: ['3'] })).toBe(true);
    expect(matchesFilters(aMakgeolli({ sweetnessLevel: 3 }), { sweetnessLevel: ['2'] })).toBe(false);
  });

  it('offer the eight most used tags', () => {
    const products = [
      aCoffee({ tags: ['z-common', 'b'] }),
      aCoffee({ tags: ['z-common', 'a', 'c', 'd', 'e', 'f', 'g', 'h', 'i'] }),
    ];
    expect(tagFilterOptions(products)).toEqual(['z-common', 'a', 'b', 'c', 'd', 'e', 'f', 'g']);
  });
});
