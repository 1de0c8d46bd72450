import { ORDER_LIMITS } from '@app/domain/order/order.ts';
import { ID, type Fields, type FirestoreCase } from './firestore-case.ts';

/** Returns the creation and the replacement of the stock of a product. */
const write = (name: string, written: Fields, allowed: boolean): readonly FirestoreCase[] =>
  (['create', 'update'] as const).map((method) => ({
    name: `the admin ${allowed ? 'may' : 'may not'} ${method} a stock ${name}`,
    caller: 'admin',
    method,
    path: `productStock/${ID}`,
    ...(method === 'update' && { stored: { [`productStock/${ID}`]: { left: 3 } } }),
    written,
    allowed,
  }));

export const PRODUCT_STOCK_CASES: readonly FirestoreCase[] = [
  ...write('of no pieces', { left: 0 }, true),
  ...write('of the most pieces', { left: ORDER_LIMITS.stock }, true),
  ...write('of more pieces', { left: ORDER_LIMITS.stock + 1 }, false),
  ...write('below none', { left: -1 }, false),
  ...write('of half a piece', { left: 0.5 }, false),
  ...write('as a text', { left: '3' }, false),
  ...write('without its number', {}, false),
  ...write('with a further field', { left: 3, note: 'x' }, false),
];
