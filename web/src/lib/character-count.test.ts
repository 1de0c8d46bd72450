import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { characterCount } from './character-count.ts';

describe('characterCount', () => {
  it.each([
    ['', 0],
    ['김담', 2],
    ['😀', 1],
    ['👩‍🌾', 3],
    ['\uD83D', 1],
  ])('returns the number of code points of %j: %d', (text, count) => {
    expect(characterCount(text)).toBe(count);
  });

  it('equals the length that schemas check', () => {
    const unit = fc.constantFrom('x', '김', '😀', '\u200D', '\uD83D', '\uDE00');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 12 }), fc.nat(12), (text, bound) => {
        const count = characterCount(text);
        expect(z.string().max(bound).safeParse(text).success).toBe(count <= bound);
        expect(z.string().min(bound).safeParse(text).success).toBe(count >= bound);
      }),
    );
  });
});
