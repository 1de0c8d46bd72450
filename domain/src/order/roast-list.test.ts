import { describe, expect, it } from 'vitest';
import { aCoffee, anOrder } from '../testing/factories.ts';
import type { Order } from './order-schema.ts';
import { roastKilograms, roastList } from './roast-list.ts';

const yirgacheffe = aCoffee({ id: 'y', title: 'Yirgacheffe', titleKr: '예가체프', weightGrams: 200 });
const blend = aCoffee({ id: 'b', title: 'House Blend', titleKr: '하우스 블렌드', weightGrams: 250 });
const COFFEES = [yirgacheffe, blend];

/** Three business days after a Monday is Thursday, after a Tuesday Friday. */
const MONDAY = new Date('2026-11-23T05:00:00Z');
const TUESDAY = new Date('2026-11-24T05:00:00Z');
const THURSDAY_END = new Date('2026-11-26T14:59:59.999Z');
const FRIDAY_END = new Date('2026-11-27T14:59:59.999Z');

const price = { paymentNo: '1', role: 'price' as const, won: 21_000, dueWon: 0, refusals: 0, unnotified: [] };

const refunding = (dueWon: number) => ({ ...price, refundedWon: 0, dueWon });
const shipment = { carrier: 'Sample', trackingNo: '1' };

const item = (
  { id: itemId, title, titleKr }: { id: string; title: string; titleKr: string },
  quantity: number,
  options: Partial<Order['items'][number]> = {},
) => ({ itemId, title, titleKr, quantity, unitWon: 18_000, isCounted: false, ...options });

const paid = (
  items: Order['items'],
  ledger: Partial<Order['ledger']> = {},
  createdAt = MONDAY,
  kind: Order['kind'] = 'product',
) =>
  anOrder({
    kind,
    items,
    createdAt,
    ledger: { state: 'paid', holdsGoods: true, payments: [{ ...price, refundedWon: 0 }], ...ledger },
  });

describe('roast list', () => {
  it('sums bags and grams of each coffee and grind by the last day for sending', () => {
    const orders = [
      paid([item(yirgacheffe, 2, { grind: 'handDrip' }), item(blend, 1, { grind: 'espresso' })]),
      paid([item(yirgacheffe, 3, { grind: 'wholeBean', weightGrams: 1_000 })], { state: 'preparing' }),
      paid([item(yirgacheffe, 1, { grind: 'handDrip', weightGrams: 500 })]),
      paid([item(yirgacheffe, 1, { grind: 'handDrip' })], {}, TUESDAY),
    ];
    expect(roastList(orders, COFFEES, 'en')).toEqual({
      rows: [
        {
          day: THURSDAY_END,
          itemId: 'b',
          title: 'House Blend',
          grind: 'espresso',
          bags: [{ weightGrams: 250, count: 1 }],
          grams: 250,
        },
        {
          day: THURSDAY_END,
          itemId: 'y',
          title: 'Yirgacheffe',
          grind: 'wholeBean',
          bags: [{ weightGrams: 1_000, count: 3 }],
          grams: 3_000,
        },
        {
          day: THURSDAY_END,
          itemId: 'y',
          title: 'Yirgacheffe',
          grind: 'handDrip',
          bags: [
            { weightGrams: 200, count: 2 },
            { weightGrams: 500, count: 1 },
          ],
          grams: 900,
        },
        {
          day: FRIDAY_END,
          itemId: 'y',
          title: 'Yirgacheffe',
          grind: 'handDrip',
          bags: [{ weightGrams: 200, count: 1 }],
          grams: 200,
        },
      ],
      sums: [
        { itemId: 'b', title: 'House Blend', grams: 250 },
        { itemId: 'y', title: 'Yirgacheffe', grams: 4_100 },
      ],
      unweighed: [],
    });
  });

  it.each<[number, string, Partial<Order['ledger']>]>([
    [400, 'is paid', {}],
    [400, 'was partly refunded before it is sent', { state: 'partlyRefunded' }],
    [400, 'waits for a refund of a part', { state: 'refundDue', payments: [refunding(5_000)] }],
    [0, 'was cancelled by its buyer', { state: 'refundDue', payments: [refunding(21_000)] }],
    [0, 'was sent and partly refunded', { state: 'partlyRefunded', shipment }],
    [0, 'has released its goods', { state: 'partlyRefunded', holdsGoods: false }],
    [0, 'is unpaid', { state: 'awaitingPayment', payments: [] }],
    [0, 'is sent', { state: 'sent', shipment }],
    [0, 'has a payment to be checked', { state: 'disputed' }],
  ])('has %d g of an order that %s', (grams, _, ledger) => {
    const { sums } = roastList([paid([item(yirgacheffe, 2)], ledger)], COFFEES, 'en');
    expect(sums.reduce((sum, each) => sum + each.grams, 0)).toBe(grams);
  });

  it('has neither makgeolli nor bookings', () => {
    const makgeolli = item({ id: 'm', title: 'Sample Makgeolli', titleKr: '예시 막걸리' }, 2);
    const booking = paid([item({ id: 'e', title: 'Cupping', titleKr: '커핑' }, 2)], {}, MONDAY, 'booking');
    expect(roastList([paid([makgeolli]), booking], COFFEES, 'en')).toEqual({
      rows: [],
      sums: [],
      unweighed: [],
    });
  });

  it('names coffees without a weight, and counts those that were deleted since with a weight of their own', () => {
    const unweighed = aCoffee({
      id: 'u',
      title: 'Sample Drip Bag',
      titleKr: '예시 드립백',
      weightGrams: undefined,
    });
    const deleted = { id: 'd', title: 'Old Coffee', titleKr: '지난 커피' };
    const orders = [paid([item(unweighed, 1), item(deleted, 2, { weightGrams: 500 })])];
    const list = roastList(orders, [...COFFEES, unweighed], 'kr');
    expect(list.unweighed).toEqual(['예시 드립백']);
    expect(list.sums).toEqual([{ itemId: 'd', title: '지난 커피', grams: 1_000 }]);
  });
});

describe('kilograms to roast', () => {
  it.each([
    [200, 0, '0.2'],
    [250, 0, '0.3'],
    [4_100, 0, '4.1'],
    [4_100, 15, '4.8'],
    [1_000, 10, '1.1'],
    [0, 20, '0.0'],
  ])('%d g with a margin of %d%% are %s', (grams, margin, kilograms) =>
    expect(roastKilograms(grams, margin)).toBe(kilograms),
  );
});
