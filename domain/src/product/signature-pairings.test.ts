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
  it('put each makgeolli beside the coffee most like it', () => {
    expect(titles(daily, fresh, fizzy, plain)).toEqual(['Fresh × Fizzy', 'Daily × Plain']);
  });

  it('use no coffee twice: the next like it takes its place, or the first of all', () => {
    const other = aMakgeolli({ title: 'Other', tags: ['daily'], pairings: ['Rice cake'] });
    expect(titles(daily, fresh, plain, other)).toEqual(['Daily × Plain', 'Fresh × Other']);
    expect(titles(daily, plain, other)).toEqual(['Daily × Plain']);
  });

  it('leave out a makgeolli without food, and what is out of stock', () => {
    expect(titles(daily, aMakgeolli({ pairings: [] }))).toEqual([]);
    expect(titles({ ...daily, availability: 'out_of_stock' }, plain)).toEqual([]);
    expect(titles(daily, { ...plain, availability: 'out_of_stock' })).toEqual([]);
  });

  it('are three at most', () => {
    const coffees = Array.from({ length: 5 }, () => aCoffee());
    const makgeollis = Array.from({ length: 5 }, () => aMakgeolli({ pairings: ['Pancake'] }));
    expect(signaturePairings([...coffees, ...makgeollis])).toHaveLength(3);
  });

  it('need both crafts', () => {
    expect(titles(daily, fresh)).toEqual([]);
    expect(titles(plain)).toEqual([]);
  });
});
