import { failure, type Outcome } from '../engine/outcome.ts';
import { integer } from '../engine/operators.ts';
import { pathText } from '../values/compare.ts';
import { isKind, kindOf, path, type RulesValue } from '../values/rules-value.ts';
import { builtin, type BuiltinTable } from './signature.ts';

/** The global conversion functions. */
// prettier-ignore
export const CONVERSIONS: BuiltinTable = {
  bool:   builtin(['any'],    toBool),
  float:  builtin(['any'],    toFloat),
  int:    builtin(['any'],    toInt),
  path:   builtin(['string'], (text) => path(text.split('/').filter((segment) => segment !== ''))),
  string: builtin(['any'],    toText),
};

const BOOLEANS = new Map([
  ['true', true],
  ['false', false],
]);

function toBool(value: RulesValue): Outcome {
  if (typeof value === 'boolean') return value;
  const parsed = typeof value === 'string' ? BOOLEANS.get(value.toLowerCase()) : undefined;
  return parsed ?? inconvertible(value, 'bool');
}

function toInt(value: RulesValue): Outcome {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number')
    return Number.isFinite(value) ? integer(BigInt(Math.trunc(value))) : inconvertible(value, 'int');
  return typeof value === 'string' && /^[-+]?\d+$/.test(value)
    ? integer(BigInt(value.replace('+', '')))
    : inconvertible(value, 'int');
}

function toFloat(value: RulesValue): Outcome {
  if (typeof value === 'number' || typeof value === 'bigint') return Number(value);
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : NaN;
  return Number.isNaN(number) ? inconvertible(value, 'float') : number;
}

/** Text of a scalar or a path. A whole float keeps its point, as in `1.0`. */
export function toText(value: RulesValue): Outcome {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isInteger(value) ? value.toFixed(1) : String(value);
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  return isKind(value, 'path') ? pathText(value) : inconvertible(value, 'string');
}

function inconvertible(value: RulesValue, to: string): Outcome {
  return failure(`Cannot convert ${kindOf(value)} to ${to}.`);
}
