import type { Order } from '@app/domain/order/order-schema.ts';
import { ORDER_STATES, type OrderState } from '@app/domain/order/order.ts';
import type { Option } from '../lists/filters.tsx';
import type { SortedSelection } from '../lists/use-found-items.ts';

/** The states, and the orders for which a cash receipt has to be issued or corrected. */
export const STATE_FILTERS = ['all', ...ORDER_STATES, 'cashReceiptDue'] as const;

/** The orders that need a cash receipt, the most urgent first. */
export const CASH_RECEIPT_DUE: SortedSelection = {
  where: [['cashReceiptDueSince', '>', new Date(0)]],
  orderBy: ['cashReceiptDueSince', 'asc'],
};

/** Returns what the list shows with a filter. */
export const narrowedTo = (state: OrderState | 'cashReceiptDue'): Omit<Option<Order>, 'value' | 'label'> =>
  state === 'cashReceiptDue'
    ? {
        ...CASH_RECEIPT_DUE,
        isUnsorted: true,
        search: { due: 'cashReceipt' },
        keep: ({ cashReceiptDueSince }) => cashReceiptDueSince !== undefined,
      }
    : {
        where: [['ledger.state', '==', state]],
        search: { state },
        keep: ({ ledger }) => ledger.state === state,
      };
