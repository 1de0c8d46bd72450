import { describe, expect, it } from 'vitest';
import { aCoffee, aMakgeolli, anEvent } from '../testing/factories.ts';
import { alcoholWarning, isAlcoholRelated, withoutAlcohol } from './alcohol.ts';

describe('age-restricted content', () => {
  it('is recognized by the product type, the tag or the category makgeolli', () => {
    expect(isAlcoholRelated(aMakgeolli())).toBe(true);
    expect(isAlcoholRelated(aCoffee())).toBe(false);
    expect(isAlcoholRelated(anEvent({ tags: ['craft', 'makgeolli'] }))).toBe(true);
    expect(isAlcoholRelated(anEvent({ tags: ['craft'] }))).toBe(false);
    expect(isAlcoholRelated({ category: 'makgeolli' })).toBe(true);
    expect(isAlcoholRelated({ category: 'coffee' })).toBe(false);
    expect(isAlcoholRelated({})).toBe(false);
  });

  it('is removed without changing the order of other items', () => {
    const [coffee, workshop] = [aCoffee(), anEvent({ tags: [] })];
    const brewing = anEvent({ tags: ['makgeolli'] });
    expect(withoutAlcohol([workshop, brewing, aMakgeolli(), coffee])).toEqual([workshop, coffee]);
  });

  it('has the warning in force on the given date in Seoul', () => {
    const before = new Date('2026-09-18T23:59:59+09:00');
    const after = new Date('2026-09-19T00:00:00+09:00');
    expect(alcoholWarning(before, 'kr')).toContain('지나친 음주는');
    expect(alcoholWarning(before, 'kr')).not.toContain('음주운전');
    expect(alcoholWarning(after, 'kr')).toContain('음주운전');
    expect(alcoholWarning(after, 'en')).toContain('driving');
  });
});
