import { describe, expect, it } from 'vitest';
import { objectPathSchema } from './picture-schema.ts';
import { blurPath, variantFolder, variantPath } from './picture.ts';

describe('image paths', () => {
  it('place variants under variants/', () => {
    expect(variantPath('products/guji-01.webp', 640, 'avif')).toBe('variants/products/guji-01/640.avif');
    expect(blurPath('events/3f2a.jpeg')).toBe('variants/events/3f2a/blur.webp');
    expect(variantFolder('events/3f2a.jpeg')).toBe('variants/events/3f2a/');
  });

  it.each([
    'products/guji.svg',
    'products/../events/guji.png',
    'secrets/guji.png',
    'products/guji.png.html',
    '/products/guji.png',
    'products/a/b.png',
    'variants/products/guji/640.avif',
    'products/GUJI.png',
    'products/.png',
    '',
  ])('reject %j', (path) => expect(objectPathSchema.safeParse(path).success).toBe(false));

  it.each(['products/guji.webp', 'events/3f2a.jpeg', 'stories/a-b-c.png'])('accept %j', (path) =>
    expect(objectPathSchema.parse(path)).toBe(path),
  );
});
