import { collection, limit, or, orderBy, query, where, type WhereFilterOp } from 'firebase/firestore';
import type { CollectionName } from '@app/domain/collections.ts';
import { firestore } from './firestore.ts';

type Value = string | number | boolean | Date | readonly (string | readonly string[])[];
type Condition = readonly [field: string, operator: WhereFilterOp, value: Value];

/** A query as data, so that it can name its source. The field of a document's id is `__name__`. */
export interface Selection {
  where?: readonly Condition[];
  /** Instead of `where`: one of these must hold. Firestore takes thirty of them, each value of an `in` counted. */
  any?: readonly Condition[];
  orderBy?: readonly [field: string, direction: 'asc' | 'desc'];
  /** How many documents may be read. Every list has a bound, or it would read twenty thousand bookings one day. */
  limit: number;
}

/** A selection without a limit, for exports that page through all documents and for counts. */
export type UnboundedSelection = Omit<Selection, 'limit'>;

/** The query of a selection. */
export function queryOf(name: CollectionName, selection: UnboundedSelection & { limit?: number }) {
  const all = collection(firestore, name);
  const order = [
    ...(selection.orderBy ? [orderBy(...selection.orderBy)] : []),
    ...(selection.limit ? [limit(selection.limit)] : []),
  ];
  if (selection.any) return query(all, or(...selection.any.map((one) => where(...one))), ...order);
  const filters = (selection.where ?? []).map((one) => where(...one));
  return query(all, ...filters, ...order);
}
