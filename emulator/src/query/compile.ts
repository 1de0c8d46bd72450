import { invalidArgument } from '../values/status.ts';
import { compareUtf8 } from '../values/utf8-order.ts';
import {
  NAME_FIELD,
  formatFieldPath,
  isNameField,
  parseFieldPath,
  type FieldPath,
} from '../values/field-path.ts';
import { checkSegment, parseParentName } from '../values/resource-name.ts';
import { decodeValue } from '../values/wire.ts';
import { compileFilter, inequalityPaths } from './compile-filter.ts';
import { compileNearest } from './nearest.ts';
import type { Cursor, Filter, Order, Query, Operator } from './query.ts';
import type { WireCursor, WireQuery } from './structured-query.ts';

/**
 * Maximum number of disjunctions in disjunctive normal form
 * (https://firebase.google.com/docs/firestore/query-data/queries#limits_on_or_queries).
 */
const MAX_DISJUNCTIONS = 30;

const ARRAY_OPERATORS = new Set<Operator>(['array-contains', 'array-contains-any']);
const LIST_OPERATORS = new Set<Operator>(['in', 'array-contains-any']);

/**
 * Throws INVALID_ARGUMENT for filters that must not be combined
 * (https://firebase.google.com/docs/firestore/query-data/queries#query_limitations).
 */
function checkFilterLimits(filter: Filter): void {
  const count = disjunctions(filter);
  if (count > MAX_DISJUNCTIONS) {
    throw invalidArgument(`A query has ${MAX_DISJUNCTIONS} disjunctions at most, and this one ${count}.`);
  }
  if (arrayFilters(filter) > 1) {
    throw invalidArgument("A disjunction has one 'array-contains' or 'array-contains-any' filter at most.");
  }
  const kinds = [...kindsIn(filter)];
  const notIns = kinds.filter((kind) => kind === 'not-in').length;
  const forbidden = kinds.find((kind) => kind === 'or' || kind === '!=' || LIST_OPERATORS.has(kind));
  if (notIns > 1 || (notIns === 1 && forbidden)) {
    throw invalidArgument(`'not-in' cannot be combined with '${forbidden ?? 'not-in'}' in one query.`);
  }
}

function disjunctions(filter: Filter): number {
  if (filter.kind === 'field') {
    const { operator, value } = filter;
    return LIST_OPERATORS.has(operator) && value.kind === 'array' ? value.values.length : 1;
  }
  const counts = filter.filters.map(disjunctions);
  return filter.kind === 'or' ? counts.reduce((a, b) => a + b, 0) : counts.reduce((a, b) => a * b, 1);
}

/** Returns the largest number of array-contains filters in one disjunction. */
function arrayFilters(filter: Filter): number {
  if (filter.kind === 'field') return ARRAY_OPERATORS.has(filter.operator) ? 1 : 0;
  const counts = filter.filters.map(arrayFilters);
  return filter.kind === 'or' ? Math.max(...counts) : counts.reduce((a, b) => a + b, 0);
}

function* kindsIn(filter: Filter): Iterable<Operator | 'or'> {
  if (filter.kind === 'field') {
    yield filter.operator;
    return;
  }
  if (filter.kind === 'or' && filter.filters.length > 1) yield 'or';
  for (const inner of filter.filters) yield* kindsIn(inner);
}

/** Compiles a query below `parent` (the root or a document) with all implicit parts. Throws INVALID_ARGUMENT. */
export function compileQuery(parent: string, source: WireQuery): Query {
  const { database, segments } = parseParentName(parent);
  const { collectionId, allDescendants } = compileFrom(source);
  const filter = source.where && compileFilter(source.where);
  if (filter) checkFilterLimits(filter);
  const orders = compileOrders(source, filter);
  const { offset = 0, limit } = source;
  if (offset < 0) throw invalidArgument('The offset is negative.');
  if (limit && (limit.value ?? 0) < 0) throw invalidArgument('The limit is negative.');
  return {
    database,
    parent: segments,
    collectionId,
    allDescendants,
    filter,
    orders,
    inAnyOrder: false,
    startAt: source.startAt && compileCursor(source.startAt, orders),
    endAt: source.endAt && compileCursor(source.endAt, orders),
    offset,
    limit: limit && (limit.value ?? 0),
    select:
      source.select?.fields && source.select.fields.map(({ fieldPath = '' }) => parseFieldPath(fieldPath)),
    nearest: source.findNearest && compileNearest(source.findNearest),
    source,
  };
}

function compileFrom({ from = [] }: WireQuery): { collectionId: string; allDescendants: boolean } {
  const [selector = {}, ...others] = from;
  if (others.length > 0) throw invalidArgument('A query selects from one collection id at most.');
  const { collectionId = '', allDescendants = false } = selector;
  if (collectionId !== '') checkSegment(collectionId, collectionId);
  return { collectionId, allDescendants };
}

/**
 * Returns the requested orders, then the fields with inequality filters, sorted, then the document name: each
 * unless already included, in the direction of the last requested order.
 */
function compileOrders(source: WireQuery, filter: Filter | undefined): readonly Order[] {
  const orders: Order[] = (source.orderBy ?? []).map(({ field, direction }) => ({
    path: parseFieldPath(field?.fieldPath ?? ''),
    descending: direction === 'DESCENDING',
  }));
  const descending = orders.at(-1)?.descending ?? false;
  const named = new Set(orders.map(({ path }) => formatFieldPath(path)));
  const add = (path: FieldPath): void => {
    if (named.has(formatFieldPath(path))) return;
    named.add(formatFieldPath(path));
    orders.push({ path, descending });
  };
  inequalityPaths(filter)
    .filter((path) => !isNameField(path))
    .toSorted((a, b) => compareUtf8(formatFieldPath(a), formatFieldPath(b)))
    .forEach(add);
  const name = orders.findIndex(({ path }) => isNameField(path));
  if (name !== -1 && name < orders.length - 1)
    throw invalidArgument('order by clause cannot contain more fields after the key');
  if (comparesNameAlone(filter))
    throw invalidArgument(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    );
  add([NAME_FIELD]);
  return orders;
}

/** Returns whether there is an equality on the name, and inequalities only on other fields. */
function comparesNameAlone(filter: Filter | undefined): boolean {
  const inequalities = inequalityPaths(filter);
  return inequalities.length > 0 && !inequalities.some(isNameField) && hasNameEquality(filter);
}

function hasNameEquality(filter: Filter | undefined): boolean {
  if (!filter) return false;
  if (filter.kind !== 'field') return filter.filters.some(hasNameEquality);
  return isNameField(filter.field) && (filter.operator === '==' || filter.operator === 'in');
}

function compileCursor({ values = [], before = false }: WireCursor, orders: readonly Order[]): Cursor {
  if (values.length > orders.length)
    throw invalidArgument('A cursor has more values than the query has orders.');
  return { values: values.map(decodeValue), before };
}
