import {
  collection,
  limit,
  orderBy,
  query,
  where,
  type QueryConstraint,
  type WhereFilterOp,
} from 'firebase/firestore';
import type { CollectionName } from '@app/domain/collections.ts';
import { firestore } from './firestore.ts';

type Value = string | number | boolean | Date | readonly string[];

/** A query as data, so that it can name its source. The field of a document's id is `__name__`. */
export interface Selection {
  where?: readonly (readonly [field: string, operator: WhereFilterOp, value: Value])[];
  orderBy?: readonly [field: string, direction: 'asc' | 'desc'];
  /** How many documents may be read. Every list has a bound, or it would read twenty thousand bookings one day. */
  limit: number;
}

/** What is asked for, where something else bounds what is read: an export's portions, or a count. */
export type Boundless = Omit<Selection, 'limit'>;

/** The query of a selection. */
export function queryOf(name: CollectionName, selection: Boundless & { limit?: number }) {
  return query(collection(firestore, name), ...constraintsOf(selection));
}

function constraintsOf(selection: Boundless & { limit?: number }): QueryConstraint[] {
  return [
    ...(selection.where ?? []).map(([field, operator, value]) => where(field, operator, value)),
    ...(selection.orderBy ? [orderBy(...selection.orderBy)] : []),
    ...(selection.limit ? [limit(selection.limit)] : []),
  ];
}
