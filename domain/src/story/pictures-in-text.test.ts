import { describe, expect, it } from 'vitest';
import { picturesInText } from './pictures-in-text.ts';

describe('picturesInText', () => {
  it('finds pictures of this site only', () => {
    const text =
      '![a](stories/a.webp)\n![b](products/b.png "A credit")\n![c](https://example.com/stories/c.webp)\n![d](../d.webp)';
    expect(picturesInText(text)).toEqual(['stories/a.webp', 'products/b.png']);
  });

  it.each([
    '![독 [2026]](stories/a.webp)',
    '![a \\] b](stories/a.webp "A credit")',
    '![a](<stories/a.webp>)',
    '![a]( stories/a.webp )',
    '![a](stories/a\\.webp)',
  ])('finds every picture that Markdown shows: %s', (text) =>
    expect(picturesInText(text)).toEqual(['stories/a.webp']),
  );

  it.each(['![', '(', '( ', '(<'])('reads 400,000 characters in short time: %s', (mark) => {
    const started = Date.now();
    expect(picturesInText(mark.repeat(400_000 / mark.length))).toEqual([]);
    expect(Date.now() - started).toBeLessThan(1_000);
  });
});
