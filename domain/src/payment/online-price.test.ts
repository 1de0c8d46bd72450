import { describe, expect, it } from 'vitest';
import { aCoffee, aMakgeolli } from '../testing/factories.ts';
import { isPaidOnSite, payableForEvent, payableForProduct } from './online-price.ts';

const SHOP = { shopId: 'sample', makgeolliOnline: false };

describe('online price', () => {
  it.each([
    [undefined, null],
    [0, null],
    [999, null],
    [1_000, 1_000],
    [18_000, 18_000],
  ])('of a product that costs %s won is %s', (priceKrw, payable) => {
    expect(payableForProduct(aCoffee({ priceKrw }), SHOP)).toBe(payable);
  });

  it('is the won price, never the dollar price', () => {
    const { priceKrw: _, ...dollarsAlone } = aCoffee({ price: 150_000 });
    expect(payableForProduct(dollarsAlone, SHOP)).toBeNull();
  });

  it('is null for a product that is sold out', () => {
    expect(payableForProduct(aCoffee({ availability: 'out_of_stock' }), SHOP)).toBeNull();
    expect(payableForProduct(aCoffee({ hasNoneLeft: true }), SHOP)).toBeNull();
    expect(payableForProduct(aCoffee({ availability: 'seasonal' }), SHOP)).toBe(18_000);
  });

  it('is null for makgeolli unless its online sale is enabled', () => {
    expect(payableForProduct(aMakgeolli(), SHOP)).toBeNull();
    expect(payableForProduct(aMakgeolli(), { ...SHOP, makgeolliOnline: true })).toBe(16_000);
  });

  it('is null when no shop id is configured', () => {
    const none = { ...SHOP, shopId: '' };
    expect(payableForProduct(aCoffee(), none)).toBeNull();
    expect(payableForEvent({ price: 30_000 }, 'open', none)).toBeNull();
  });

  it.each([
    ['open', 30_000, 30_000],
    ['external', 30_000, null],
    ['open', 0, null],
    ['open', 999, null],
    ['full', 30_000, null],
    ['past', 30_000, null],
    ['inactive', 30_000, null],
  ] as const)('of an event that is %s and costs %d won is %s', (state, price, payable) => {
    expect(payableForEvent({ price }, state, SHOP)).toBe(payable);
  });

  it.each([
    [{}, 30_000],
    [{ payment: 'online' }, 30_000],
    [{ payment: 'onSite' }, null],
    [{ bookingUrl: 'https://example.com/book' }, null],
  ] as const)('of an open event with %j is %s', (fields, payable) => {
    expect(payableForEvent({ price: 30_000, ...fields }, 'open', SHOP)).toBe(payable);
  });
});

it.each([
  ['is paid on site as the owner chose', { price: 30_000, payment: 'onSite' }, true],
  ['is paid on site below the minimum', { price: 500 }, true],
  ['is paid online otherwise', { price: 30_000 }, false],
  ['is not paid when it is free', { price: 0, payment: 'onSite' }, false],
  ['is paid where it is booked', { price: 30_000, bookingUrl: 'https://example.com' }, false],
] as const)('an event %s', (_, event, expected) => expect(isPaidOnSite(event, SHOP)).toBe(expected));
