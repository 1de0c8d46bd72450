import type { Order } from '@app/domain/order/order-schema.ts';
import { ORDER_STATES, type OrderState } from '@app/domain/order/order.ts';
import { type Due, DUE_FIELDS } from '@app/domain/record-search/search-entry.ts';
import type { Option } from '../lists/filters.tsx';
import type { SortedSelection } from '../lists/use-found-items.ts';

/** The filters by what the owner still has to do about an order. */
const DUE_OF = {
  toSend: 'send',
  returnOpen: 'return',
  cashReceiptDue: 'cashReceipt',
} as const satisfies Record<string, Due>;

export type DueFilter = keyof typeof DUE_OF;
const DUE_FILTERS = Object.keys(DUE_OF) as DueFilter[];

export const isDueFilter = (value: string): value is DueFilter => Object.hasOwn(DUE_OF, value);

/** All states, and what is due. */
export const STATE_FILTERS = ['all', ...ORDER_STATES, ...DUE_FILTERS] as const;

/** Returns the orders of which something is due, the most urgent first. */
export function dueOrders(filter: DueFilter): SortedSelection {
  const field = DUE_FIELDS[DUE_OF[filter]];
  return { where: [[field, '>', new Date(0)]], orderBy: [field, 'asc'] };
}

/** Returns what the list shows with a filter. */
export function narrowedTo(filter: OrderState | DueFilter): Omit<Option<Order>, 'value' | 'label'> {
  if (!isDueFilter(filter))
    return {
      where: [['ledger.state', '==', filter]],
      search: { state: filter },
      keep: ({ ledger }) => ledger.state === filter,
    };
  const due = DUE_OF[filter];
  return {
    ...dueOrders(filter),
    isUnsorted: true,
    search: { filters: { due } },
    keep: (order) => order[DUE_FIELDS[due]] !== undefined,
  };
}
