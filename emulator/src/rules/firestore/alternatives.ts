import type { RulesFilter, RulesFilterOperator } from './firestore-api.ts';
import { fromFirestore } from '../values/convert.ts';
import { isKind, type RulesValue } from '../values/rules-value.ts';

/** One fact about every document that a disjunction of the query returns. */
export interface Fact {
  readonly field: readonly string[];
  readonly operator: '==' | '!=' | '<' | '<=' | '>' | '>=' | 'array-contains';
  readonly value: RulesValue;
}

/** The facts of one disjunction. A returned document satisfies at least one alternative. */
export type Alternative = readonly Fact[];

/** Firestore rejects queries with more than 30 disjunctions, but rules may be evaluated before that check. */
const MAX_ALTERNATIVES = 1000;

/**
 * Returns a filter tree in disjunctive normal form: `in` and `array-contains-any` become alternatives, `not-in` several
 * facts. A missing filter, and one with too many alternatives, becomes a single alternative without facts.
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
