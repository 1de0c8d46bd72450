import type { StoredDocument } from '../values/stored-document.ts';
import { compareValues } from '../values/compare.ts';
import { isNameField } from '../values/field-path.ts';
import type { FieldPath } from '../values/field-path.ts';
import { compareSegments } from '../values/resource-name.ts';
import { matchesQuery, valueAt } from './match.ts';
import { findNearest } from './nearest.ts';
import type { Cursor, Order, Query } from './query.ts';

/** Returns the documents that a query selects from those of its collections, in order. */
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

/** Above this limit, sorting all documents is faster than keeping the first ones sorted. */
const FEW = 1 / 4;

/** Returns the first `count` documents in an order. */
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

/** Returns the index at which to insert a document into a sorted list. */
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

/** Returns whether the change of one document may add or remove another one, as with a limit. */
export function hasWindow(query: Query): boolean {
  return query.limit !== undefined || query.offset > 0 || query.nearest !== undefined;
}

/** Returns whether a document is part of the result of a query without limit and offset. */
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

/** Compares a document with the values of a cursor, of which there may be fewer than orders. */
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
