import type { RulesFilter, RulesFilterOperator } from '../api.ts';
import { fromFirestore } from '../values/convert.ts';
import { isKind, type RulesValue } from '../values/rules-value.ts';

/** One thing certain about a document that the query returns. */
export interface Fact {
  readonly field: readonly string[];
  readonly operator: '==' | '!=' | '<' | '<=' | '>' | '>=' | 'array-contains';
  readonly value: RulesValue;
}

/** Facts that hold together. A document that the query returns satisfies at least one alternative. */
export type Alternative = readonly Fact[];

/** Firestore refuses queries with more than 30; a query may get here before that check. */
const MAX_ALTERNATIVES = 1000;

/**
 * A filter tree in disjunctive normal form: `in` and `array-contains-any` are alternatives, `not-in` is several facts.
 * No filter is one alternative that says nothing; so is a filter too large to unfold.
 */
export function alternativesOf(filter: RulesFilter | undefined): readonly Alternative[] {
  return (filter && unfold(filter)) ?? [[]];
}

function unfold(filter: RulesFilter): readonly Alternative[] | undefined {
  if (filter.kind === 'field') return UNFOLDED[filter.operator](filter.field, fromFirestore(filter.value));
  const parts = filter.filters.map(unfold);
  if (!parts.every((part) => part !== undefined)) return undefined;
  const alternatives = filter.kind === 'or' ? parts.flat() : parts.reduce(conjunction, [[]]);
  return alternatives.length > MAX_ALTERNATIVES ? undefined : alternatives;
}

function conjunction(left: readonly Alternative[], right: readonly Alternative[]): readonly Alternative[] {
  if (left.length * right.length > MAX_ALTERNATIVES) return [[]];
  return left.flatMap((a) => right.map((b) => [...a, ...b]));
}

type Unfold = (field: readonly string[], value: RulesValue) => readonly Alternative[];

const fact =
  (operator: Fact['operator']): Unfold =>
  (field, value) => [[{ field, operator, value }]];
const itemsOf = (value: RulesValue): readonly RulesValue[] => (isKind(value, 'list') ? value.items : []);
const oneOf =
  (operator: Fact['operator']): Unfold =>
  (field, value) =>
    itemsOf(value).map((item) => [{ field, operator, value: item }]);
const allOf =
  (operator: Fact['operator']): Unfold =>
  (field, value) => [itemsOf(value).map((item) => ({ field, operator, value: item }))];

const UNFOLDED: Readonly<Record<RulesFilterOperator, Unfold>> = {
  '==': fact('=='),
  '!=': fact('!='),
  '<': fact('<'),
  '<=': fact('<='),
  '>': fact('>'),
  '>=': fact('>='),
  in: oneOf('=='),
  'not-in': allOf('!='),
  'array-contains': fact('array-contains'),
  'array-contains-any': oneOf('array-contains'),
};
