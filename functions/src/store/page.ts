import { type DocumentSnapshot, FieldPath, type Query, Timestamp } from 'firebase-admin/firestore';
import { z, type ZodType } from 'zod';
import { DomainError } from '@app/domain/errors.ts';
import { fromDocument } from './documents.ts';

export interface PageRequest {
  /** Maximum number of items; unlimited when absent. */
  limit?: number | undefined;
  /** The end of the previous page; absent for the first page. */
  cursor?: string | undefined;
}

export interface Page<T> {
  items: T[];
  /** The cursor of the next page; absent on the last page. */
  next?: string;
}

export type Order = readonly [field: string, direction: 'asc' | 'desc'];

/** Cursors keep the microseconds of timestamps; with a Date the next page would repeat an item. */
const FIRST_SECOND = Date.parse('0001-01-01T00:00:00Z') / 1000;
const LAST_SECOND = Date.parse('9999-12-31T23:59:59Z') / 1000;
const cursorSchema = z.tuple([
  z.union([
    z.string(),
    z.number(),
    z
      .tuple([z.int().min(FIRST_SECOND).max(LAST_SECOND), z.int().min(0).max(999_999_999)])
      .transform(([seconds, nanoseconds]) => new Timestamp(seconds, nanoseconds)),
  ]),
  z.string().regex(/^[\w-]{1,100}$/),
]);

function cursorAt(snapshot: DocumentSnapshot, field: string): string {
  const value: unknown = snapshot.get(field);
  const wire = value instanceof Timestamp ? [value.seconds, value.nanoseconds] : value;
  return Buffer.from(JSON.stringify([wire, snapshot.id])).toString('base64url');
}

/** @throws DomainError validation_failed for an invalid cursor */
function readCursor(cursor: string): z.output<typeof cursorSchema> {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    const message = 'Not a cursor of this list: begin again without one';
    throw new DomainError('validation_failed', `cursor: ${message}`, [{ field: 'cursor', message }]);
  }
}

/** Returns at most `limit` items of `query` in order, starting after the cursor, without those that are not shown. */
export async function findPage<S extends ZodType>(
  query: Query,
  schema: S,
  [field, direction]: Order,
  { limit, cursor }: PageRequest = {},
  isShown: (item: z.output<S>) => boolean = () => true,
): Promise<Page<z.output<S>>> {
  let ordered = query.orderBy(field, direction).orderBy(FieldPath.documentId(), direction);
  if (cursor !== undefined) ordered = ordered.startAfter(...readCursor(cursor));
  // One item more than requested shows whether there is a next page.
  const { docs } = await (limit === undefined ? ordered : ordered.limit(limit + 1)).get();
  const shown = docs.slice(0, limit);
  const items = shown.flatMap((snapshot) => fromDocument(schema, snapshot) ?? []).filter(isShown);
  const last = docs.length > shown.length ? shown.at(-1) : undefined;
  return last ? { items, next: cursorAt(last, field) } : { items };
}
