import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { z, ZodType } from 'zod';

/** Converts Firestore's Timestamps to Dates, also within maps and lists. */
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
 * Returns the item of a document, with the document's id; undefined when the document does not exist.
 * @throws ZodError when the document does not match the schema
 */
export function fromDocument<S extends ZodType>(
  schema: S,
  snapshot: DocumentSnapshot,
): z.output<S> | undefined {
  const fields = snapshot.data();
  return fields && schema.parse({ ...mapFields(fields, withDates), id: snapshot.id });
}

/** Returns the stored fields of an item: all but its id and undefined ones. Firestore stores Dates as Timestamps. */
export function toDocument(item: { id: string }): Record<string, unknown> {
  const { id: _id, ...fields } = item;
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
