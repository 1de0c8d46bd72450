import { failure, type Outcome } from '../engine/outcome.ts';
import { integer } from '../engine/operators.ts';
import { builtin, type BuiltinTable } from './signature.ts';

/** The namespace `math`. */
// prettier-ignore
export const MATH_FUNCTIONS: BuiltinTable = {
  'math.abs':        builtin(['number'],           (n) => (typeof n === 'bigint' ? integer(n < 0n ? -n : n) : Math.abs(n))),
  'math.ceil':       builtin(['number'],           (n) => whole(n, Math.ceil)),
  'math.floor':      builtin(['number'],           (n) => whole(n, Math.floor)),
  'math.isInfinite': builtin(['number'],           (n) => Math.abs(Number(n)) === Infinity),
  'math.isNaN':      builtin(['number'],           (n) => Number.isNaN(Number(n))),
  'math.pow':        builtin(['number', 'number'], (base, exponent) => Number(base) ** Number(exponent)),
  'math.round':      builtin(['number'],           (n) => whole(n, Math.round)),
  'math.sqrt':       builtin(['number'],           (n) => Math.sqrt(Number(n))),
};

/** Rounds a float to an integer; an integer is one already. */
function whole(n: bigint | number, round: (n: number) => number): Outcome {
  if (typeof n === 'bigint') return n;
  return Number.isFinite(n) ? integer(BigInt(round(n))) : failure(`${n} has no integer.`);
}
