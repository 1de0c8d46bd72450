import type { BinaryOperator } from '../language/ast.ts';
import { isKind, type RulesValue } from '../values/rules-value.ts';
import { OPERATORS } from '../evaluation/operators.ts';
import {
  isUnknown,
  isValue,
  strictly,
  UNKNOWN,
  type Knowledge,
  type Outcome,
  type Relation,
} from '../evaluation/outcome.ts';

/** Evaluates a binary operator; facts about an unknown operand may decide it. */
export function relate(operator: BinaryOperator, left: Outcome, right: Outcome): Outcome {
  const certain = decide(operator, left, right);
  return certain ?? strictly([left, right], OPERATORS[operator]);
}

/** The operators with swapped operands. */
const MIRRORED: Readonly<Partial<Record<BinaryOperator, Relation>>> = {
  '==': '==',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

function decide(operator: BinaryOperator, left: Outcome, right: Outcome): Outcome | undefined {
  const mirrored = MIRRORED[operator];
  if (isUnknown(left) && left.knowledge && isValue(right)) {
    if (operator === 'in') return isOneOf(left.knowledge, right);
    if (mirrored) return left.knowledge.relate(operator as Relation, right) ?? UNKNOWN;
  }
  if (isUnknown(right) && right.knowledge && isValue(left)) {
    if (operator === 'in') return right.knowledge.relate('contains', left) ?? UNKNOWN;
    if (mirrored) return right.knowledge.relate(mirrored, left) ?? UNKNOWN;
  }
  return undefined;
}

function isOneOf(knowledge: Knowledge, container: RulesValue): Outcome {
  if (!isKind(container, 'list') && !isKind(container, 'set')) return UNKNOWN;
  const verdicts = container.items.map((item) => knowledge.relate('==', item));
  if (verdicts.includes(true)) return true;
  // With an empty list nothing is known, not even that the value exists.
  return verdicts.length > 0 && verdicts.every((verdict) => verdict === false) ? false : UNKNOWN;
}
