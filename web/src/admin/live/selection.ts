import {
  collection,
  FieldPath,
  limit,
  or,
  orderBy,
  query,
  where,
  type WhereFilterOp,
} from 'firebase/firestore';
import type { CollectionPath } from '@app/domain/collections.ts';
import { firestore } from './firestore.ts';

type Value = string | number | boolean | Date | readonly (string | readonly string[])[];
/** A field, or the names on the path to a nested one whose names have dots or other characters. */
type Field = string | readonly string[];
type Condition = readonly [field: Field, operator: WhereFilterOp, value: Value];

const condition = ([field, operator, value]: Condition) =>
  where(typeof field === 'string' ? field : new FieldPath(...field), operator, value);

/** A query as data, so that it can be part of a source's key. The field of a document's id is `__name__`. */
export interface Selection {
  where?: readonly Condition[];
  /** Alternatives to `where`, of which one must hold. Firestore allows thirty, counting each value of an `in`. */
  any?: readonly Condition[];
  orderBy?: readonly [field: string, direction: 'asc' | 'desc'];
  /** The maximum number of documents. It is required, because an unlimited list could read twenty thousand bookings. */
  limit: number;
}

/** Values of fields, by name, which a document must have. */
export type FieldValues = Readonly<Record<string, string | boolean>>;

/** Returns the conditions of a query for the values of fields. */
export const whereOf = (values: FieldValues = {}): Condition[] =>
  Object.entries(values).map(([field, value]) => [field, '==', value]);

/** A selection without a limit, for exports that page through all documents and for counts. */
export type UnboundedSelection = Omit<Selection, 'limit'>;

/** Returns the Firestore query of a selection. */
export function queryOf(name: CollectionPath, selection: UnboundedSelection & { limit?: number }) {
  const all = collection(firestore, name);
  const order = [
    ...(selection.orderBy ? [orderBy(...selection.orderBy)] : []),
    ...(selection.limit ? [limit(selection.limit)] : []),
  ];
  if (selection.any) return query(all, or(...selection.any.map(condition)), ...order);
  const filters = (selection.where ?? []).map(condition);
  return query(all, ...filters, ...order);
}
