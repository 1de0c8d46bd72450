import type { BinaryOperator } from '../language/ast.ts';
import { compare, equals, includes } from '../values/compare.ts';
import { duration, isKind, isNumber, kindOf, timestamp, type RulesValue } from '../values/rules-value.ts';
import { failure, type EvaluationError, type Outcome } from './outcome.ts';

type Operator = (a: RulesValue, b: RulesValue) => Outcome;

/** Every binary operator on known values. */
export const OPERATORS: Readonly<Record<BinaryOperator, Operator>> = {
  '==': (a, b) => equals(a, b),
  '!=': (a, b) => !equals(a, b),
  '<': ordering('<', (order) => order < 0),
  '<=': ordering('<=', (order) => order <= 0),
  '>': ordering('>', (order) => order > 0),
  '>=': ordering('>=', (order) => order >= 0),
  in: isIn,
  '+': add,
  '-': subtract,
  '*': arithmetic(
    '*',
    (a, b) => a * b,
    (a, b) => a * b,
  ),
  '/': arithmetic(
    '/',
    (a, b) => (b === 0n ? undefined : a / b),
    (a, b) => a / b,
  ),
  '%': arithmetic(
    '%',
    (a, b) => (b === 0n ? undefined : a % b),
    (a, b) => a % b,
  ),
};

const MAX_INT = 2n ** 63n - 1n;

/** Returns an integer result, or an error when it does not fit in 64 bits. */
export function integer(value: bigint): Outcome {
  return value > MAX_INT || value < -MAX_INT - 1n ? failure('Integer overflow.') : value;
}

function unsupported(operator: string, a: RulesValue, b: RulesValue): EvaluationError {
  return failure(`Unsupported operation error. Received: ${kindOf(a)} ${operator} ${kindOf(b)}.`);
}

function ordering(operator: string, holds: (order: number) => boolean): Operator {
  return (a, b) => {
    const order = compare(a, b);
    return order === undefined ? unsupported(operator, a, b) : holds(order);
  };
}

function isIn(sought: RulesValue, container: RulesValue): Outcome {
  if (isKind(container, 'list') || isKind(container, 'set')) return includes(container.items, sought);
  if (isKind(container, 'map')) {
    return typeof sought === 'string' ? container.entries.has(sought) : unsupported('in', sought, container);
  }
  return unsupported('in', sought, container);
}

/**
 * An operator on numbers: the result of integers is an integer, otherwise a float. Undefined stands for a division by
 * zero.
 */
function arithmetic(
  operator: string,
  integers: (a: bigint, b: bigint) => bigint | undefined,
  floats: (a: number, b: number) => number,
): Operator {
  return (a, b) => {
    if (typeof a === 'bigint' && typeof b === 'bigint') {
      const result = integers(a, b);
      return result === undefined ? failure('Division by zero.') : integer(result);
    }
    return isNumber(a) && isNumber(b) ? floats(Number(a), Number(b)) : unsupported(operator, a, b);
  };
}

const addNumbers = arithmetic(
  '+',
  (a, b) => a + b,
  (a, b) => a + b,
);
const subtractNumbers = arithmetic(
  '-',
  (a, b) => a - b,
  (a, b) => a - b,
);

function add(a: RulesValue, b: RulesValue): Outcome {
  if (typeof a === 'string' && typeof b === 'string') return a + b;
  if (isKind(b, 'duration')) {
    if (isKind(a, 'timestamp')) return timestamp(a.nanos + b.nanos);
    if (isKind(a, 'duration')) return duration(a.nanos + b.nanos);
  }
  if (isKind(a, 'duration') && isKind(b, 'timestamp')) return timestamp(a.nanos + b.nanos);
  return addNumbers(a, b);
}

function subtract(a: RulesValue, b: RulesValue): Outcome {
  if (isKind(a, 'timestamp') && isKind(b, 'timestamp')) return duration(a.nanos - b.nanos);
  if (isKind(b, 'duration')) {
    if (isKind(a, 'timestamp')) return timestamp(a.nanos - b.nanos);
    if (isKind(a, 'duration')) return duration(a.nanos - b.nanos);
  }
  return subtractNumbers(a, b);
}

/** Types of `is` whose name is not the kind of the value. */
const TYPE_TESTS: Readonly<Record<string, (value: RulesValue) => boolean>> = {
  number: isNumber,
};

export function isOfType(value: RulesValue, typeName: string): boolean {
  const test = TYPE_TESTS[typeName];
  return test ? test(value) : kindOf(value) === typeName;
}
