import { describe, expect, it } from 'vitest';
import { picturesInText } from './pictures-in-text.ts';

describe('picturesInText', () => {
  it('finds pictures of this site only', () => {
    const text =
      '![a](stories/a.webp)\n![b](products/b.png "A credit")\n![c](https://example.com/stories/c.webp)\n![d](../d.webp)';
    expect(picturesInText(text)).toEqual(['stories/a.webp', 'products/b.png']);
  });
});
