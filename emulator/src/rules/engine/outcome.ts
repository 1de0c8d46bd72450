import type { BinaryOperator } from '../language/ast.ts';
import type { Span } from '../language/source.ts';
import { describe } from '../values/describe.ts';
import type { RulesValue } from '../values/rules-value.ts';

/**
 * What an expression evaluates to. An error is a value like another, because `||` may absorb it. Unknown comes up in a
 * list, where `resource` stands for every document that the query could return.
 */
export type Outcome = RulesValue | EvaluationError | Unknown;

export interface EvaluationError {
  readonly kind: 'error';
  readonly message: string;
  /** Where it arose; operators and built-ins leave it to the evaluator. */
  readonly at?: Span;
}

export interface Unknown {
  readonly kind: 'unknown';
  readonly knowledge?: Knowledge;
}

/** How `unknown` stands to a known value: an operator, or whether it contains the value. */
export type Relation = Exclude<BinaryOperator, 'in' | '+' | '-' | '*' | '/' | '%'> | 'contains';

/** What is certain about an unknown value. */
export interface Knowledge {
  /** What is known of a member. */
  member(name: string): Outcome;
  /** Whether the relation holds for certain, fails for certain, or is open. */
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

/** Applies a function to values; an error among them passes through, and so does what is unknown. */
export function strictly(operands: readonly Outcome[], apply: (...values: RulesValue[]) => Outcome): Outcome {
  const error = operands.find(isError);
  if (error) return error;
  return operands.every(isValue) ? apply(...operands) : UNKNOWN;
}

/** For traces: `true`, `error: …`, `unknown`. */
export function describeOutcome(outcome: Outcome): string {
  if (isError(outcome)) return `error: ${outcome.message}`;
  return isUnknown(outcome) ? 'unknown' : describe(outcome);
}
