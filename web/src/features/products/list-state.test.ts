import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FILTER_KEYS } from '@app/domain/product/product-filters.ts';
import { PRODUCT_SORTS } from '@app/domain/product/product-sort.ts';
import { FILTER_CHOICES } from './filter-choices.ts';
import { FILTER_KEYS_OF } from './list-kind.ts';
import { readListState, toggleFilter, writeListState } from './list-state.ts';

const read = (query: string, keys = FILTER_KEYS_OF.all) => readListState(new URLSearchParams(query), keys);

describe('product list state in the URL', () => {
  it('defaults to no filters and sorting by name', () => {
    expect(read('')).toEqual({ filters: {}, sort: 'name' });
    expect(writeListState({ filters: {}, sort: 'name' }).toString()).toBe('');
  });

  it('reads several values of a key and drops duplicates', () => {
    expect(read('roastLevel=light&roastLevel=dark&roastLevel=light&sort=price-low')).toEqual({
      filters: { roastLevel: ['light', 'dark'] },
      sort: 'price-low',
    });
  });

  it('ignores unknown values and keys of the other list', () => {
    expect(read('roastLevel=burnt&colour=red&sort=taste&tags=')).toEqual({ filters: {}, sort: 'name' });
    expect(read('abv=5-7&roastLevel=light', FILTER_KEYS_OF.coffee).filters).toEqual({
      roastLevel: ['light'],
    });
    expect(read('abv=5-7&roastLevel=light', FILTER_KEYS_OF.makgeolli).filters).toEqual({ abv: ['5-7'] });
  });

  it('round-trips', () => {
    const filters = fc.record(
      Object.fromEntries(
        FILTER_KEYS.map((key) => {
          const choices = key === 'tags' ? ['daily', 'light roast', '밤&꿀'] : FILTER_CHOICES[key];
          return [key, fc.uniqueArray(fc.constantFrom(...choices), { minLength: 1 })];
        }),
      ),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(filters, fc.constantFrom(...PRODUCT_SORTS), (chosen, sort) => {
        expect(read(writeListState({ filters: chosen, sort }).toString())).toEqual({ filters: chosen, sort });
      }),
    );
  });
});

describe('toggleFilter', () => {
  it('adds a value, and removes it together with its empty key', () => {
    const once = toggleFilter({}, 'origin', 'Kenya');
    expect(once).toEqual({ origin: ['Kenya'] });
    const twice = toggleFilter(once, 'origin', 'Korea');
    expect(twice).toEqual({ origin: ['Kenya', 'Korea'] });
    expect(toggleFilter(toggleFilter(twice, 'origin', 'Kenya'), 'origin', 'Korea')).toEqual({});
  });
});
