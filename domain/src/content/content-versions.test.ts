import { describe, expect, it } from 'vitest';
import { type ContentVersions, isUnchanged, isVersioned, nextChangeAt } from './content-versions.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 4, 1, 0, minute));

const CURRENT: ContentVersions = {
  versions: { products: at(1), stories: at(2) },
  scheduled: { stories: [at(10), at(30)], events: [at(20)] },
};

describe('nextChangeAt', () => {
  it.each([
    ['before all of them', at(5), at(10)],
    ['at one of them', at(10), at(20)],
    ['before the last one', at(20), at(30)],
    ['after all of them', at(30), undefined],
  ])('returns the next scheduled change of any collection: %s', (_, now, next) => {
    expect(nextChangeAt(CURRENT, now)).toEqual(next);
  });

  it('returns nothing when nothing is scheduled', () => {
    expect(nextChangeAt({ versions: {}, scheduled: {} }, at(0))).toBeUndefined();
  });
});

describe('isUnchanged', () => {
  const read = { versions: { products: at(1), stories: at(2) }, now: at(5) };

  it('holds while the version is the same', () => {
    expect(isUnchanged('products', read, CURRENT, at(6))).toBe(true);
    expect(isUnchanged('products', { ...read, versions: { products: at(0) } }, CURRENT, at(6))).toBe(false);
  });

  it('ends with the first scheduled change of the collection', () => {
    expect(isUnchanged('stories', read, CURRENT, at(9))).toBe(true);
    expect(isUnchanged('stories', read, CURRENT, at(10))).toBe(false);
    expect(isUnchanged('stories', { ...read, now: at(10) }, CURRENT, at(29))).toBe(true);
    expect(isUnchanged('products', read, CURRENT, at(10))).toBe(true);
  });

  it('does not hold for a page without versions', () => {
    expect(isUnchanged('products', { versions: undefined, now: at(5) }, CURRENT, at(6))).toBe(false);
  });

  it('holds for a collection that has never changed, until it gets its first version', () => {
    const came = { versions: { stories: at(2) }, now: at(5) };
    expect(isUnchanged('faqs', came, CURRENT, at(6))).toBe(true);
    expect(isUnchanged('products', came, CURRENT, at(6))).toBe(false);
  });
});

it('the versioned collections are those with public content', () => {
  expect(['products', 'stories', 'eventSeats', 'bookings', undefined].filter(isVersioned)).toEqual([
    'products',
    'stories',
  ]);
});
