import type { Order } from '@app/domain/order/order-schema.ts';
import { ORDER_STATES } from '@app/domain/order/order.ts';
import type { Search, SortedSelection } from '../lists/use-found-items.ts';

export const STATE_FILTERS = ['all', ...ORDER_STATES] as const;

export interface OrderFilter {
  state: (typeof STATE_FILTERS)[number];
  /** Parts of an order number, a name, an e-mail address or a telephone number. */
  text: string;
}

/** Returns the query of the list without a search. */
export function filtered({ state }: OrderFilter): SortedSelection {
  return {
    where: state === 'all' ? [] : [['ledger.state', '==', state]],
    orderBy: ['createdAt', 'desc'],
  };
}

/** Returns the search of a filter. */
export const searchOf = ({ state, text }: OrderFilter): Search => ({
  text,
  state: state === 'all' ? '' : state,
});

/** Returns whether the order still has the chosen state. Search entries follow a change within seconds. */
export const matches = ({ state }: OrderFilter, { ledger }: Order) =>
  state === 'all' || ledger.state === state;
