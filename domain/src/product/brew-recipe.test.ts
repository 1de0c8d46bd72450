import { describe, expect, it } from 'vitest';
import { brewWater, formatBrewTime } from './brew-recipe.ts';

describe('brew recipe', () => {
  it('multiplies the dose by the ratio and blooms with twice the dose', () => {
    expect(brewWater(20, 15)).toEqual({ total: 300, bloom: 40 });
  });

  it('rounds to whole grams', () => {
    expect(brewWater(18.5, 15.5)).toEqual({ total: 287, bloom: 37 });
  });

  it.each([
    [0, '0:00'],
    [9_999, '0:09'],
    [160_000, '2:40'],
    [600_000, '10:00'],
  ])('shows %i ms as %s', (passed, shown) => {
    expect(formatBrewTime(passed)).toBe(shown);
  });
});
