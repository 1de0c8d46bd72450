import { describe, expect, it } from 'vitest';
import { orderAmount } from './order-amount.ts';
import { orderNumber, productOrderNumber } from './order-number.ts';

const RULE = { fee: 3_000, freeFrom: 50_000 };

describe('order amount', () => {
  it.each([
    [[{ unitWon: 18_000, quantity: 1 }], { goodsWon: 18_000, deliveryWon: 3_000, totalWon: 21_000 }],
    [
      [
        { unitWon: 18_000, quantity: 2 },
        { unitWon: 13_999, quantity: 1 },
      ],
      { goodsWon: 49_999, deliveryWon: 3_000, totalWon: 52_999 },
    ],
    [[{ unitWon: 25_000, quantity: 2 }], { goodsWon: 50_000, deliveryWon: 0, totalWon: 50_000 }],
  ])('of %j is %j', (items, amount) => expect(orderAmount(items, RULE)).toEqual(amount));
});

describe('order number', () => {
  it('of a booking is its reference, also where a dated number is stored', () => {
    const id = '00000000-0000-4000-8000-000000000000';
    expect(orderNumber({ id, kind: 'booking', number: '261124-AAAAAA' })).toBe('AAA-AAA');
    expect(orderNumber({ id, kind: 'product', number: '261124-AAAAAA' })).toBe('261124-AAAAAA');
  });

  it('of products starts with the date in Seoul', () => {
    expect(productOrderNumber('00000000-0000-4000-8000-000000000000', new Date('2026-11-23T15:00:00Z'))).toBe(
      '261124-AAAAAA',
    );
  });
});
