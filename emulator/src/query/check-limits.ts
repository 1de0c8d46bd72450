import { invalidArgument } from '../values/status.ts';
import type { Filter, Operator } from './query.ts';

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
export function checkFilterLimits(filter: Filter): void {
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
