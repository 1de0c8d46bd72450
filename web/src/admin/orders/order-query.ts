import type { Order } from '@app/domain/order/order-schema.ts';
import { ORDER_STATES } from '@app/domain/order/order.ts';
import { caseVariants, prefixCondition } from '../lists/prefix-condition.ts';
import type { Selection } from '../live/selection.ts';

export const STATE_FILTERS = ['all', ...ORDER_STATES] as const;

export interface OrderFilter {
  state: (typeof STATE_FILTERS)[number];
  /** A prefix of an order number or of the buyer's name or e-mail address. */
  text: string;
}

/** Returns the fields in which `text` may be a prefix, with the spellings to query. */
function beginningsOf(text: string): [field: string, beginning: string][] {
  if (/^\d/.test(text)) return [['number', text.toUpperCase()]];
  const names = caseVariants(text).map((name): [string, string] => ['buyer.name', name]);
  return /^[\w.+-]+(@\S*)?$/.test(text) ? [...names, ['buyer.email', text.toLowerCase()]] : names;
}

/** Returns the queries of the list; `matches` filters and `compareOrders` sorts their merged result. */
export function selectionsOf({ state, text }: OrderFilter, limit: number): Selection[] {
  if (text)
    return beginningsOf(text).map(([field, beginning]) => ({
      where: prefixCondition(field, beginning),
      limit,
    }));
  return [
    {
      where: state === 'all' ? [] : [['ledger.state', '==', state]],
      orderBy: ['createdAt', 'desc'],
      limit,
    },
  ];
}

/** Whether the order has the chosen state; a search finds orders in every state. */
export const matches = ({ state }: OrderFilter, { ledger }: Order) =>
  state === 'all' || ledger.state === state;

export const compareOrders = (a: Order, b: Order) => b.createdAt.getTime() - a.createdAt.getTime();
