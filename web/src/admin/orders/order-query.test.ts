import { expect, it } from 'vitest';
import { searchEntry } from '@app/domain/record-search/search-entry.ts';
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

it.each([
  ['toSend', 'sendBy', 'send'],
  ['returnOpen', 'returnOpenSince', 'return'],
  ['cashReceiptDue', 'cashReceiptDueSince', 'cashReceipt'],
] as const)('lists and searches the orders with %s, the most urgent first', (filter, field, due) => {
  const order = anOrder();
  const { where, orderBy, search, keep } = narrowedTo(filter);
  expect(where).toEqual([[field, '>', new Date(0)]]);
  expect(orderBy).toEqual([field, 'asc']);
  expect(search).toEqual({ filters: { due } });
  expect(keep?.(order)).toBe(false);
  const dueOrder = { ...order, [field]: order.createdAt };
  expect(keep?.(dueOrder)).toBe(true);
  expect(searchEntry('orders', dueOrder).has).toHaveProperty(`due:${due}`);
  expect(searchEntry('orders', order).has).not.toHaveProperty(`due:${due}`);
});
