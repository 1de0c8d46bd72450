import { invalidArgument, unimplemented } from '../values/status.ts';
import { compareValues, valuesEqual } from '../values/compare.ts';
import { NULL } from '../values/value.ts';
import type { Value } from '../values/value.ts';
import { decodeValue } from '../values/wire.ts';
import type { WireValue } from '../values/wire.ts';
import type { WireTransform } from './wire-write.ts';

/** The result of a transform: the value to store and the one to return. */
export interface Transformed {
  readonly stored: Value;
  readonly result: Value;
}

type Num = Extract<Value, { kind: 'integer' | 'double' }>;

const MAX_INTEGER = 2n ** 63n - 1n;
const MIN_INTEGER = -(2n ** 63n);

/**
 * Applies one transform (google.firestore.v1.DocumentTransform.FieldTransform) to the current value of a field.
 * @param requestTime the value of REQUEST_TIME
 */
export function applyTransform(
  wire: WireTransform,
  current: Value | undefined,
  requestTime: Value,
): Transformed {
  if (wire.setToServerValue !== undefined) {
    if (wire.setToServerValue !== 'REQUEST_TIME')
      throw unimplemented(`Server value ${wire.setToServerValue}`);
    return answered(requestTime);
  }
  if (wire.increment) return answered(add(current, numberOf(wire.increment)));
  if (wire.maximum) return answered(extreme(current, numberOf(wire.maximum), 1));
  if (wire.minimum) return answered(extreme(current, numberOf(wire.minimum), -1));
  if (wire.appendMissingElements) return silent(append(current, wire.appendMissingElements.values ?? []));
  if (wire.removeAllFromArray) return silent(removeAll(current, wire.removeAllFromArray.values ?? []));
  throw invalidArgument('A field transform must say what to do.');
}

const answered = (value: Value): Transformed => ({ stored: value, result: value });
const silent = (stored: Value): Transformed => ({ stored, result: NULL });
const isNumber = (value: Value | undefined): value is Num =>
  value?.kind === 'integer' || value?.kind === 'double';
const elements = (value: Value | undefined): readonly Value[] =>
  value?.kind === 'array' ? value.values : [];

function numberOf(wire: WireValue): Num {
  const value = decodeValue(wire);
  if (!isNumber(value)) throw invalidArgument('A numeric transform needs a number.');
  return value;
}

/** Adds; the sum of integers is an integer, clamped to 64 bits. A value that is not a number counts as missing. */
function add(current: Value | undefined, operand: Num): Value {
  if (!isNumber(current)) return operand;
  if (current.kind === 'integer' && operand.kind === 'integer') {
    const sum = current.value + operand.value;
    return {
      kind: 'integer',
      value: sum > MAX_INTEGER ? MAX_INTEGER : sum < MIN_INTEGER ? MIN_INTEGER : sum,
    };
  }
  return { kind: 'double', value: Number(current.value) + Number(operand.value) };
}

/**
 * Returns the larger (sign 1) or smaller (sign -1) value; NaN takes precedence, and of equal values the current one.
 */
function extreme(current: Value | undefined, operand: Num, sign: 1 | -1): Value {
  if (!isNumber(current)) return operand;
  const nan = [current, operand].find(({ value }) => Number.isNaN(value));
  return nan ?? (compareValues(operand, current) * sign > 0 ? operand : current);
}

function append(current: Value | undefined, wire: readonly WireValue[]): Value {
  const values = [...elements(current)];
  for (const value of wire.map(decodeValue)) {
    if (!values.some((present) => valuesEqual(present, value))) values.push(value);
  }
  return { kind: 'array', values };
}

function removeAll(current: Value | undefined, wire: readonly WireValue[]): Value {
  const unwanted = wire.map(decodeValue);
  const values = elements(current).filter((value) => !unwanted.some((other) => valuesEqual(other, value)));
  return { kind: 'array', values };
}
