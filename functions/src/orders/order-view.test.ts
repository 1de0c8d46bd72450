import { describe, expect, it } from 'vitest';
import { anOrder } from '@app/domain/testing/factories.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import type { Deps } from '../deps.ts';
import { orderView } from './order-view.ts';

type Payment = Order['ledger']['payments'][number];

const deps = {
  config: {} as Deps['config'],
  payments: undefined,
  clock: { now: () => new Date(), wait: async () => {} },
};
const payment = (changes: Partial<Payment>): Payment => ({
  paymentNo: '1001',
  role: 'price',
  won: 21_000,
  refundedWon: 0,
  dueWon: 0,
  refusals: 0,
  unnotified: [],
  ...changes,
});
const viewWith = (state: Order['ledger']['state'], ...payments: Payment[]) =>
  orderView(anOrder({ ledger: { state, holdsGoods: true, payments } }), deps);

describe('what a return gives back', () => {
  it('is the whole price after the refund of a second payment', () => {
    const second = payment({ paymentNo: '1002', role: 'surplus', refundedWon: 21_000 });
    expect(viewWith('done', payment({}), second)).toMatchObject({
      refundedWon: 21_000,
      returnableWon: 21_000,
    });
  });

  it('is the rest after a partial refund', () => {
    expect(viewWith('partlyRefunded', payment({ refundedWon: 5_000 }))).toMatchObject({
      refundedWon: 5_000,
      returnableWon: 16_000,
    });
  });

  it('is nothing after the refund of another amount than the price', () => {
    const other = payment({ role: 'held', won: 30_000, refundedWon: 30_000 });
    expect(viewWith('refunded', other).returnableWon).toBe(0);
  });
});
