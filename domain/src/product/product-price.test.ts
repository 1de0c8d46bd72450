import { describe, expect, it } from 'vitest';
import { formatProductPrice } from './product-price.ts';

describe('formatProductPrice', () => {
  it('formats won in Korean and dollars in English', () => {
    const product = { price: 1350, priceKrw: 18000 };
    expect(formatProductPrice(product, 'kr')).toBe('₩18,000');
    expect(formatProductPrice(product, 'en')).toBe('$13.50');
  });

  it('formats the unconverted `price` in Korean when there is no won price', () => {
    expect(formatProductPrice({ price: 1350 }, 'kr')).toBe('₩1,350');
  });
});
