import { describe, expect, it } from 'vitest';
import type { OrderPayment } from '@app/domain/order/order-ledger.ts';
import { anOrder, aPayment } from '@app/domain/testing/factories.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import type { Deps } from '../deps.ts';
import { orderView } from './order-view.ts';

const deps = {
  config: {} as Deps['config'],
  payments: undefined,
  clock: { now: () => new Date(), wait: async () => {} },
};
const payment = (changes: Partial<OrderPayment>) => aPayment({ paymentNo: '1001', ...changes });
const viewWith = (state: Order['ledger']['state'], ...payments: OrderPayment[]) =>
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

  it('is the price after more was paid and the rest refunded', () => {
    expect(viewWith('partlyRefunded', payment({ won: 60_000, refundedWon: 39_000 })).returnableWon).toBe(
      21_000,
    );
  });

  it('is nothing after the refund of another amount than the price', () => {
    const other = payment({ role: 'held', won: 30_000, refundedWon: 30_000 });
    expect(viewWith('refunded', other).returnableWon).toBe(0);
  });
});
