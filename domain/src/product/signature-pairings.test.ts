import { describe, expect, it } from 'vitest';
import { aCoffee, aMakgeolli } from '../testing/factories.ts';
import { signaturePairings } from './signature-pairings.ts';

const daily = aCoffee({ title: 'Daily', tags: ['daily', 'classic'] });
const fresh = aCoffee({ title: 'Fresh', tags: ['refreshing'] });
const plain = aMakgeolli({ title: 'Plain', tags: ['classic', 'daily'], pairings: ['Pancake'] });
const fizzy = aMakgeolli({ title: 'Fizzy', tags: ['refreshing', 'sparkling'], pairings: ['Oysters'] });

const titles = (...products: Parameters<typeof signaturePairings>[0]) =>
  signaturePairings(products).map(({ coffee, makgeolli }) => `${coffee.title} × ${makgeolli.title}`);

describe('signature pairings', () => {
  it('pair each makgeolli with the coffee that shares most tags', () => {
    expect(titles(daily, fresh, fizzy, plain)).toEqual(['Fresh × Fizzy', 'Daily × Plain']);
  });

  it('use each coffee once and fall back to the next most similar one', () => {
    const other = aMakgeolli({ title: 'Other', tags: ['daily'], pairings: ['Rice cake'] });
    expect(titles(daily, fresh, plain, other)).toEqual(['Daily × Plain', 'Fresh × Other']);
    expect(titles(daily, plain, other)).toEqual(['Daily × Plain']);
  });

  it('omit a makgeolli without food pairings and products that are sold out', () => {
    expect(titles(daily, aMakgeolli({ pairings: [] }))).toEqual([]);
    expect(titles({ ...daily, availability: 'out_of_stock' }, plain)).toEqual([]);
    expect(titles(daily, { ...plain, hasNoneLeft: true })).toEqual([]);
  });

  it('are limited to three', () => {
    const coffees = Array.from({ length: 5 }, () => aCoffee());
    const makgeollis = Array.from({ length: 5 }, () => aMakgeolli({ pairings: ['Pancake'] }));
    expect(signaturePairings([...coffees, ...makgeollis])).toHaveLength(3);
  });

  it('require both a coffee and a makgeolli', () => {
    expect(titles(daily, fresh)).toEqual([]);
    expect(titles(plain)).toEqual([]);
  });
});
