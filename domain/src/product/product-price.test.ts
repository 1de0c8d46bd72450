import { describe, expect, it } from 'vitest';
import { formatPriceOfWeight, formatProductPrice } from './product-price.ts';

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

describe('formatPriceOfWeight', () => {
  it('formats the rounded price of a part of the weight', () => {
    const product = { price: 1575, priceKrw: 21000, weightGrams: 200 };
    expect(formatPriceOfWeight(product, 100, 'kr')).toBe('₩10,500');
    expect(formatPriceOfWeight(product, 100, 'en')).toBe('$7.88');
  });

  it('uses the unconverted `price` in Korean when there is no won price', () => {
    expect(formatPriceOfWeight({ price: 900, weightGrams: 300 }, 100, 'kr')).toBe('₩300');
  });
});
