import type { Order } from '@app/domain/order/order-schema.ts';
import { ORDER_STATES } from '@app/domain/order/order.ts';
import type { Search, SortedSelection } from '../lists/use-found-items.ts';

/** The states, and the orders for which a cash receipt has to be issued or corrected. */
export const STATE_FILTERS = ['all', ...ORDER_STATES, 'cashReceiptDue'] as const;

export interface OrderFilter {
  state: (typeof STATE_FILTERS)[number];
  /** Parts of an order number, a name, an e-mail address or a telephone number. */
  text: string;
}

/** The orders that need a cash receipt, the most urgent first. */
export const CASH_RECEIPT_DUE: SortedSelection = {
  where: [['cashReceiptDueSince', '>', new Date(0)]],
  orderBy: ['cashReceiptDueSince', 'asc'],
};

/** Returns the query of the list without a search. */
export function filtered({ state }: OrderFilter): SortedSelection {
  if (state === 'cashReceiptDue') return CASH_RECEIPT_DUE;
  return {
    where: state === 'all' ? [] : [['ledger.state', '==', state]],
    orderBy: ['createdAt', 'desc'],
  };
}

/** Returns the search of a filter. */
export const searchOf = ({ state, text }: OrderFilter): Search =>
  state === 'cashReceiptDue' ? { text, due: 'cashReceipt' } : { text, state: state === 'all' ? '' : state };

/** Returns whether the order still fits the filter. Search entries follow a change within seconds. */
export function matches({ state }: OrderFilter, { ledger, cashReceiptDueSince }: Order): boolean {
  if (state === 'cashReceiptDue') return cashReceiptDueSince !== undefined;
  return state === 'all' || ledger.state === state;
}
