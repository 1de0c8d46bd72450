import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PICTURE_FORMATS } from '@app/domain/shared/picture.ts';
import { DRAWINGS } from './drawings.ts';
import { decode, ORIGINAL_WIDTH, paint } from './encode.ts';
import { largestPath, sourceOf, storedSources } from './largest.ts';

/** Returns the mean difference of two pictures' colours, from 0 to 255. */
function difference(a: Buffer, b: Buffer): number {
  expect(a.length).toBe(b.length);
  let sum = 0;
  for (let index = 0; index < a.length; index += 1) sum += Math.abs(a[index]! - b[index]!);
  return sum / a.length;
}

const [path, other] = ['events/open-cupping.webp', 'events/lamplight.webp'] as const;
const painting = await paint(DRAWINGS[path]!);

describe('pictures that `npm run pictures -w seed` has written', () => {
  it('are rendered from the present drawings by the present code', () => {
    const sources = Object.entries(DRAWINGS).map(([objectPath, svg]) => [objectPath, sourceOf(svg)]);
    expect(storedSources()).toEqual(Object.fromEntries(sources));
    for (const objectPath of Object.keys(DRAWINGS))
      for (const format of PICTURE_FORMATS)
        expect(existsSync(`${largestPath(objectPath)}.${format}`)).toBe(true);
  });

  it.each(PICTURE_FORMATS)('show what their drawing shows, as %s', async (format) => {
    const stored = await decode(`${largestPath(path)}.${format}`);
    expect(stored.info.width).toBe(ORIGINAL_WIDTH);
    expect(difference(stored.data, painting.data)).toBeLessThan(6);
    const unlike = await decode(`${largestPath(other)}.${format}`);
    const resized = await sharp(unlike.data, { raw: unlike.info }).resize(painting.info).raw().toBuffer();
    expect(difference(resized, painting.data)).toBeGreaterThan(12);
  });
});
