import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { characterCount } from './character-count.ts';

describe('the character count', () => {
  it.each([
    ['', 0],
    ['김담', 2],
    ['😀', 1],
    ['👩‍🌾', 3],
    ['\uD83D', 1],
  ])('of %j is %d', (text, count) => {
    expect(characterCount(text)).toBe(count);
  });

  it('is the one by which schemas bound a text', () => {
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
