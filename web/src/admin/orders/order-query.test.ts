import { expect, it } from 'vitest';
import { anOrder } from '@app/domain/testing/factories.ts';
import { narrowedTo } from './order-query.ts';

it('filters the list and its search by state', () => {
  expect(narrowedTo('paid')).toMatchObject({
    where: [['ledger.state', '==', 'paid']],
    search: { state: 'paid' },
  });
});

it('drops an order whose state has changed since it was indexed', () => {
  const order = anOrder();
  expect(narrowedTo('paid').keep?.(order)).toBe(false);
  expect(narrowedTo('awaitingPayment').keep?.(order)).toBe(true);
});

it('lists and searches the orders that need a cash receipt', () => {
  const order = anOrder();
  const { orderBy, search, keep } = narrowedTo('cashReceiptDue');
  expect(orderBy).toEqual(['cashReceiptDueSince', 'asc']);
  expect(search).toEqual({ due: 'cashReceipt' });
  expect(keep?.(order)).toBe(false);
  expect(keep?.({ ...order, cashReceiptDueSince: order.createdAt })).toBe(true);
});
