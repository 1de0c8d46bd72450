import { describe, expect, it } from 'vitest';
import { aCoffee } from '../testing/factories.ts';
import { imageAlt } from './image-alt.ts';

const product = aCoffee({
  images: ['products/a.webp', 'products/b.webp'],
  imageAlts: ['A bag', 'Beans'],
  imageAltsKr: ['봉투', ''],
});

describe('alternative text', () => {
  it.each([
    ['kr', 0, '봉투'],
    ['kr', 1, 'Beans'],
    ['en', 1, 'Beans'],
    ['en', 2, 'Sample Coffee'],
    ['kr', 2, '예시 커피'],
  ] as const)('in %s of image %d is %s', (language, index, words) => {
    expect(imageAlt(product, index, language)).toBe(words);
  });

  it('falls back to the product title', () => {
    expect(imageAlt(aCoffee(), 0, 'en')).toBe('Sample Coffee');
  });
});
