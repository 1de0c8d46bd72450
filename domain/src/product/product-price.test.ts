import { describe, expect, it } from 'vitest';
import { formatProductPrice } from './product-price.ts';

describe('the price of a product', () => {
  it('is won in Korean and dollars elsewhere', () => {
    const product = { price: 1350, priceKrw: 18000 };
    expect(formatProductPrice(product, 'kr')).toBe('₩18,000');
    expect(formatProductPrice(product, 'en')).toBe('$13.50');
  });

  it('is shown in Korean as it stands when there is no won figure', () => {
    expect(formatProductPrice({ price: 1350 }, 'kr')).toBe('₩1,350');
  });
});
