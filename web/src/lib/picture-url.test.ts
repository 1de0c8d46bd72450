import { expect, it } from 'vitest';
import { pictureUrl } from './picture-url.ts';

it('addresses a picture by its encoded object path', () => {
  expect(pictureUrl('variants/products/guji/640.avif')).toBe(
    'https://firebasestorage.googleapis.com/v0/b/demo-byeotdam.firebasestorage.app/o/variants%2Fproducts%2Fguji%2F640.avif?alt=media',
  );
});
