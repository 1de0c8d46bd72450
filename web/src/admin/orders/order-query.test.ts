import { expect, it } from 'vitest';
import { anOrder } from '@app/domain/testing/factories.ts';
import { filtered, matches, searchOf } from './order-query.ts';

it('filters the list and its search by state', () => {
  expect(filtered({ state: 'paid', text: '' })).toEqual({
    where: [['ledger.state', '==', 'paid']],
    orderBy: ['createdAt', 'desc'],
  });
  expect(searchOf({ state: 'paid', text: '김예시' })).toEqual({ state: 'paid', text: '김예시' });
});

it('drops an order whose state has changed since it was indexed', () => {
  const order = anOrder();
  expect(matches({ state: 'paid', text: '26' }, order)).toBe(false);
  expect(matches({ state: 'awaitingPayment', text: '26' }, order)).toBe(true);
});

it('lists and searches the orders that need a cash receipt', () => {
  const order = anOrder();
  expect(filtered({ state: 'cashReceiptDue', text: '' }).orderBy).toEqual(['cashReceiptDueSince', 'asc']);
  expect(searchOf({ state: 'cashReceiptDue', text: '26' })).toEqual({ due: 'cashReceipt', text: '26' });
  expect(matches({ state: 'cashReceiptDue', text: '26' }, order)).toBe(false);
  expect(
    matches({ state: 'cashReceiptDue', text: '26' }, { ...order, cashReceiptDueSince: order.createdAt }),
  ).toBe(true);
});
