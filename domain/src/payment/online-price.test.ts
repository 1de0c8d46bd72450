import { describe, expect, it } from 'vitest';
import { aCoffee, aMakgeolli } from '../testing/factories.ts';
import { payableForEvent, payableForProduct } from './online-price.ts';

const SHOP = { shopId: 'sample', makgeolliOnline: false };

describe('what a press on a price charges', () => {
  it.each([
    [undefined, null],
    [0, null],
    [999, null],
    [1_000, 1_000],
    [18_000, 18_000],
  ])('of a product of %s won: %s', (priceKrw, payable) => {
    expect(payableForProduct(aCoffee({ priceKrw }), SHOP)).toBe(payable);
  });

  it('is never the dollars', () => {
    const { priceKrw: _, ...dollarsAlone } = aCoffee({ price: 150_000 });
    expect(payableForProduct(dollarsAlone, SHOP)).toBeNull();
  });

  it('is nothing for what cannot be had', () => {
    expect(payableForProduct(aCoffee({ availability: 'out_of_stock' }), SHOP)).toBeNull();
    expect(payableForProduct(aCoffee({ availability: 'seasonal' }), SHOP)).toBe(18_000);
  });

  it('is nothing for makgeolli until the owner switches it on', () => {
    expect(payableForProduct(aMakgeolli(), SHOP)).toBeNull();
    expect(payableForProduct(aMakgeolli(), { ...SHOP, makgeolliOnline: true })).toBe(16_000);
  });

  it('is nothing without a shop', () => {
    const none = { ...SHOP, shopId: '' };
    expect(payableForProduct(aCoffee(), none)).toBeNull();
    expect(payableForEvent({ price: 30_000 }, 'open', none)).toBeNull();
  });

  it.each([
    ['open', 30_000, 30_000],
    ['external', 30_000, 30_000],
    ['open', 0, null],
    ['open', 999, null],
    ['full', 30_000, null],
    ['past', 30_000, null],
    ['inactive', 30_000, null],
  ] as const)('of an event that is %s at %d won: %s', (state, price, payable) => {
    expect(payableForEvent({ price }, state, SHOP)).toBe(payable);
  });
});
