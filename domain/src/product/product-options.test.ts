import { describe, expect, it } from 'vitest';
import { aCoffee, aMakgeolli } from '../testing/factories.ts';
import { grindsOf, optionErrors, weightsOf, wonOfSize } from './product-options.ts';

const twoBags = aCoffee({ grinds: ['wholeBean', 'espresso'], largeWeightGrams: 500, largePriceKrw: 42_000 });
const oneBag = aCoffee({ grinds: [] });

describe('product options', () => {
  it('are the grinds and bags that the owner entered', () => {
    expect(grindsOf(twoBags)).toEqual(['wholeBean', 'espresso']);
    expect(weightsOf(twoBags)).toEqual([200, 500]);
    expect(grindsOf(oneBag)).toEqual([]);
    expect(weightsOf(oneBag)).toEqual([]);
    expect(grindsOf(aMakgeolli())).toEqual([]);
  });

  it('decide the price', () => {
    expect(wonOfSize(twoBags, { weightGrams: 200 })).toBe(18_000);
    expect(wonOfSize(twoBags, { weightGrams: 500 })).toBe(42_000);
    expect(wonOfSize(oneBag, {})).toBe(18_000);
  });

  it.each([
    [twoBags, { grind: 'espresso', weightGrams: 500 }, []],
    [twoBags, { grind: 'handDrip', weightGrams: 500 }, ['grind']],
    [twoBags, { grind: 'espresso', weightGrams: 300 }, ['weightGrams']],
    [twoBags, {}, ['grind', 'weightGrams']],
    [oneBag, {}, []],
    [oneBag, { grind: 'wholeBean', weightGrams: 200 }, ['grind', 'weightGrams']],
    [aMakgeolli(), { grind: 'espresso' }, ['grind']],
  ] as const)('of %o with the choice %j have errors in %j', (product, chosen, fields) => {
    expect(optionErrors(product, chosen).map(({ field }) => field)).toEqual(fields);
  });
});
