import type { StoredDocument } from '../store/stored-document.ts';
import { compareValues } from '../values/compare.ts';
import { isNameField } from '../values/field-path.ts';
import type { FieldPath } from '../values/field-path.ts';
import { compareSegments } from '../values/resource-name.ts';
import { matchesQuery, valueAt } from './match.ts';
import { findNearest } from './nearest.ts';
import type { Cursor, Order, Query } from './query.ts';

/** The documents of a query's collections that it selects, in its order. */
export function runQuery(
  query: Query,
  candidates: Iterable<StoredDocument>,
): { documents: StoredDocument[]; skipped: number } {
  const matching: StoredDocument[] = [];
  for (const document of candidates) if (isInQuery(document, query)) matching.push(document);
  const end = query.limit === undefined ? matching.length : query.offset + query.limit;
  const selected =
    query.inAnyOrder && !hasWindow(query)
      ? matching
      : firstInOrder(matching, end, query.orders).slice(query.offset);
  return {
    documents: query.nearest ? findNearest(query.nearest, selected) : selected,
    skipped: Math.min(query.offset, matching.length),
  };
}

/** From here on it is quicker to sort all than to keep so many of them in order. */
const FEW = 1 / 4;

/** The first `count` documents in an order. */
function firstInOrder(
  documents: readonly StoredDocument[],
  count: number,
  orders: readonly Order[],
): StoredDocument[] {
  const compare = (a: StoredDocument, b: StoredDocument): number => compareDocuments(a, b, orders);
  if (count > documents.length * FEW) return documents.toSorted(compare).slice(0, count);
  const first: StoredDocument[] = [];
  for (const document of documents) {
    const last = first.at(-1);
    if (first.length === count && (!last || compare(document, last) > 0)) continue;
    first.splice(placeOf(document, first, compare), 0, document);
    if (first.length > count) first.pop();
  }
  return first;
}

/** Where a document belongs among others that are in order. */
function placeOf(
  document: StoredDocument,
  sorted: readonly StoredDocument[],
  compare: (a: StoredDocument, b: StoredDocument) => number,
): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(sorted[middle]!, document) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
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
    const order = isNameField(path) ? compareSegments(a.segments, b.segments) : compareAt(a, b, path);
    if (order !== 0) return descending ? -order : order;
  }
  return 0;
}

function compareAt(a: StoredDocument, b: StoredDocument, path: FieldPath): number {
  const [x, y] = [valueAt(a, path), valueAt(b, path)];
  return x && y ? compareValues(x, y) : 0;
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
