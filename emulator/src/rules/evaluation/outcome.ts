import type { BinaryOperator } from '../language/ast.ts';
import type { Span } from '../language/source.ts';
import { describe } from '../values/describe.ts';
import type { RulesValue } from '../values/rules-value.ts';

/**
 * The result of an expression. An error is a value, because `||` may absorb it. Unknown values occur in a
 * list, where `resource` stands for every document that the query could return.
 */
export type Outcome = RulesValue | EvaluationError | Unknown;

export interface EvaluationError {
  readonly kind: 'error';
  readonly message: string;
  /** The position of the error; the evaluator sets it for operators and built-ins. */
  readonly at?: Span;
}

export interface Unknown {
  readonly kind: 'unknown';
  readonly knowledge?: Knowledge;
}

/** The relation of an unknown value to a known one: an operator, or whether it contains the known value. */
export type Relation = Exclude<BinaryOperator, 'in' | '+' | '-' | '*' | '/' | '%'> | 'contains';

/** The known facts about an unknown value. */
export interface Knowledge {
  /** Returns the known facts about a member. */
  member(name: string): Outcome;
  /** Returns true or false when the relation is certain, undefined when it is open. */
  relate(relation: Relation, other: RulesValue): boolean | undefined;
}

export const UNKNOWN: Unknown = { kind: 'unknown' };

export function failure(message: string): EvaluationError {
  return { kind: 'error', message };
}

export function isError(outcome: Outcome): outcome is EvaluationError {
  return isTagged(outcome) && outcome.kind === 'error';
}

export function isUnknown(outcome: Outcome): outcome is Unknown {
  return isTagged(outcome) && outcome.kind === 'unknown';
}

export function isValue(outcome: Outcome): outcome is RulesValue {
  return !isError(outcome) && !isUnknown(outcome);
}

function isTagged(outcome: Outcome): outcome is Extract<Outcome, { kind: string }> {
  return typeof outcome === 'object' && outcome !== null && 'kind' in outcome;
}

/** Applies a function to values; returns an error or unknown value among them unchanged. */
export function strictly(operands: readonly Outcome[], apply: (...values: RulesValue[]) => Outcome): Outcome {
  const error = operands.find(isError);
  if (error) return error;
  return operands.every(isValue) ? apply(...operands) : UNKNOWN;
}

/** Returns the text of an outcome for traces: `true`, `error: …`, `unknown`. */
export function describeOutcome(outcome: Outcome): string {
  if (isError(outcome)) return `error: ${outcome.message}`;
  return isUnknown(outcome) ? 'unknown' : describe(outcome);
}
