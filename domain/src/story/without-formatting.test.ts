import { describe, expect, it } from 'vitest';
import { withoutFormatting } from './without-formatting.ts';

describe('withoutFormatting', () => {
  it.each([
    ['## A title', 'A title'],
    ['- one\n- two', 'one\ntwo'],
    ['> said', 'said'],
    ['> - said', 'said'],
    ['a **strong** and *soft* word', 'a strong and soft word'],
    ['a __strong__ and _soft_ word, a_b_c', 'a strong and soft word, a_b_c'],
    ['***both***', 'both'],
    ['see **[the shop](https://example.com)**', 'see the shop'],
    ['![A jar](stories/a.webp "A credit")\nText', 'Text'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['1. one\n2026. 11. 8.', '1. one\n2026. 11. 8.'],
    ['> '.repeat(1_000), ''],
    ['plain – text', 'plain – text'],
  ])('removes the marks of a text, and nothing from a plain one: %s', (text, plain) => {
    expect(withoutFormatting(text)).toBe(plain);
    expect(withoutFormatting(plain)).toBe(plain);
  });

  it.each([
    ['2026\\. 11. 8.', '2026. 11. 8.'],
    ['\\# 5 \\*soft\\* \\[a](b)', '# 5 *soft* [a](b)'],
    ['**a\\_b**', 'a_b'],
    ['C:\\folder', 'C:\\folder'],
  ])('shows an escaped mark as itself: %s', (text, plain) => expect(withoutFormatting(text)).toBe(plain));

  it('reads tens of thousands of marks in each other in short time', () => {
    const nested = `${'['.repeat(10_000)}a${'](b)'.repeat(10_000)}`;
    expect(withoutFormatting(nested)).toContain('a');
    expect(withoutFormatting('*'.repeat(50_000)).length).toBeLessThan(10);
  });
});
