import { failure, type Outcome } from '../evaluation/outcome.ts';
import { integer } from '../evaluation/operators.ts';
import { pathText } from '../values/compare.ts';
import { isKind, kindOf, path, type RulesPath, type RulesValue } from '../values/rules-value.ts';
import { toInteger } from './integer.ts';
import { builtin, type BuiltinTable } from './signature.ts';

/** The global conversion functions. The reference's `bool()` does not exist in production. */
// prettier-ignore
export const CONVERSIONS: BuiltinTable = {
  float:  builtin(['any'],    toFloat),
  int:    builtin(['any'],    toInt),
  path:   builtin(['string'], (text) => path(text.split('/').filter((segment) => segment !== '').map(toSegment))),
  string: builtin(['any'],    toText),
};

/** Leaves `{uid}` unbound, for `bind`. */
function toSegment(text: string): RulesPath['segments'][number] {
  const name = /^\{(\w+)\}$/.exec(text)?.[1];
  return name === undefined ? text : { unbound: name };
}

function toInt(value: RulesValue): Outcome {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return toInteger(value);
  return typeof value === 'string' && /^[-+]?\d+$/.test(value)
    ? integer(BigInt(value.replace('+', '')))
    : inconvertible(value, 'int');
}

/** The format of a double in Java (recorded in github.com/davideast/pyric, storage/conversion-functions.ts). */
const FLOAT = /^\s*[+-]?(NaN|Infinity|(\d+(?:\.\d*)?|\.\d+)([eE][+-]?\d+)?[fFdD]?)\s*$/;

function toFloat(value: RulesValue): Outcome {
  if (typeof value === 'number' || typeof value === 'bigint') return Number(value);
  if (typeof value !== 'string' || !FLOAT.test(value)) return inconvertible(value, 'float');
  return Number(value.trim().replace(/[fFdD]$/, ''));
}

/** Returns the text of a scalar or a path. A whole float keeps its decimal point, as in `1.0`. */
export function toText(value: RulesValue): Outcome {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isInteger(value) ? value.toFixed(1) : String(value);
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  return isKind(value, 'path') ? pathText(value) : inconvertible(value, 'string');
}

function inconvertible(value: RulesValue, to: string): Outcome {
  return failure(`Cannot convert ${kindOf(value)} to ${to}.`);
}
