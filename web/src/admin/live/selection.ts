import { collection, limit, or, orderBy, query, where, type WhereFilterOp } from 'firebase/firestore';
import type { CollectionPath } from '@app/domain/collections.ts';
import { firestore } from './firestore.ts';

type Value = string | number | boolean | Date | readonly (string | readonly string[])[];
type Condition = readonly [field: string, operator: WhereFilterOp, value: Value];

/** A query as data, so that it can be part of a source's key. The field of a document's id is `__name__`. */
export interface Selection {
  where?: readonly Condition[];
  /** Alternatives to `where`, of which one must hold. Firestore allows thirty, counting each value of an `in`. */
  any?: readonly Condition[];
  orderBy?: readonly [field: string, direction: 'asc' | 'desc'];
  /** The maximum number of documents. It is required, because an unlimited list could read twenty thousand bookings. */
  limit: number;
}

/** A selection without a limit, for exports that page through all documents and for counts. */
export type UnboundedSelection = Omit<Selection, 'limit'>;

/** Returns the Firestore query of a selection. */
export function queryOf(name: CollectionPath, selection: UnboundedSelection & { limit?: number }) {
  const all = collection(firestore, name);
  const order = [
    ...(selection.orderBy ? [orderBy(...selection.orderBy)] : []),
    ...(selection.limit ? [limit(selection.limit)] : []),
  ];
  if (selection.any) return query(all, or(...selection.any.map((one) => where(...one))), ...order);
  const filters = (selection.where ?? []).map((one) => where(...one));
  return query(all, ...filters, ...order);
}
