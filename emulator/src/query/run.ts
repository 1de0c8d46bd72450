import type { StoredDocument } from '../store/stored-document.ts';
import { compareValues } from '../values/compare.ts';
import { matchesQuery, valueAt } from './match.ts';
import { findNearest } from './nearest.ts';
import type { Cursor, Order, Query } from './query.ts';

/** The documents of a query's collections that it selects, in its order. */
export function runQuery(
  query: Query,
  candidates: Iterable<StoredDocument>,
): { documents: StoredDocument[]; skipped: number } {
  const matching = [...candidates]
    .filter((document) => matchesQuery(document, query) && withinCursors(document, query))
    .toSorted((a, b) => compareDocuments(a, b, query.orders));
  const end = query.limit === undefined ? undefined : query.offset + query.limit;
  const selected = matching.slice(query.offset, end);
  return {
    documents: query.nearest ? findNearest(query.nearest, selected) : selected,
    skipped: Math.min(query.offset, matching.length),
  };
}

/** Whether membership depends on other documents, so that a change of one may move another in or out. */
export function hasWindow(query: Query): boolean {
  return query.limit !== undefined || query.offset > 0 || query.nearest !== undefined;
}

/** Whether a document is part of a query without limit and offset. */
export function isInQuery(document: StoredDocument, query: Query): boolean {
  return matchesQuery(document, query) && withinCursors(document, query);
}

export function compareDocuments(a: StoredDocument, b: StoredDocument, orders: readonly Order[]): number {
  for (const { path, descending } of orders) {
    const [x, y] = [valueAt(a, path), valueAt(b, path)];
    const order = x && y ? compareValues(x, y) : 0;
    if (order !== 0) return descending ? -order : order;
  }
  return 0;
}

function withinCursors(document: StoredDocument, { startAt, endAt, orders }: Query): boolean {
  if (startAt) {
    const order = compareToCursor(document, startAt, orders);
    if (order < 0 || (order === 0 && !startAt.before)) return false;
  }
  if (endAt) {
    const order = compareToCursor(document, endAt, orders);
    if (order > 0 || (order === 0 && endAt.before)) return false;
  }
  return true;
}

/** Where a document stands relative to a cursor's values, which may be fewer than the orders. */
function compareToCursor(document: StoredDocument, cursor: Cursor, orders: readonly Order[]): number {
  for (const [i, wanted] of cursor.values.entries()) {
    const order = orders[i];
    const actual = order && valueAt(document, order.path);
    if (!actual) continue;
    const comparison = compareValues(actual, wanted);
    if (comparison !== 0) return order.descending ? -comparison : comparison;
  }
  return 0;
}
