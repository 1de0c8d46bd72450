import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { z, ZodType } from 'zod';

/** Moments are Timestamps in Firestore and Dates everywhere else, also within maps and lists. */
export function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  const isMap =
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isMap ? mapFields(value, withDates) : value;
}

function mapFields(fields: object, map: (value: unknown) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, map(value)]));
}

/**
 * The item that a document holds, or undefined when there is no such document. Its id is the document's.
 * @throws ZodError when the document is not what the domain says it is.
 */
export function fromDocument<S extends ZodType>(
  schema: S,
  snapshot: DocumentSnapshot,
): z.output<S> | undefined {
  const fields = snapshot.data();
  return fields && schema.parse({ ...mapFields(fields, withDates), id: snapshot.id });
}

/** The fields under which an item is stored: all but its id, and none that is undefined. Dates become Timestamps. */
export function toDocument(item: { id: string }): Record<string, unknown> {
  const { id: _id, ...fields } = item;
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
