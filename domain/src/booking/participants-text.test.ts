import { describe, expect, it } from 'vitest';
import { participantsOf } from './participants-text.ts';

describe('number of participants', () => {
  it.each([
    ['3', 3],
    ['', 1],
    ['many', 1],
    ['0', 0],
    ['-2', -2],
    ['2.9', 2],
    ['２', 2],
    ['4명', 4],
    ['2 people', 2],
    ['총 2명', 2],
  ])('is parsed from %j as %d', (typed, people) => {
    expect(participantsOf(typed)).toBe(people);
  });
});
