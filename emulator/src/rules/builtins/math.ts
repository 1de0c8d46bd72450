import { toInteger } from './integer.ts';
import { builtin, type BuiltinTable } from './signature.ts';

/**
 * The namespace `math`, with the types that production returns (recorded in github.com/davideast/pyric,
 * packages/conformance/src/rules-math-cases.ts). The reference's `isInfinite` does not exist there.
 */
// prettier-ignore
export const MATH_FUNCTIONS: BuiltinTable = {
  'math.abs':   builtin(['number'],           (n) => (typeof n === 'bigint' ? BigInt.asIntN(64, n < 0n ? -n : n) : Math.abs(n))),
  'math.ceil':  builtin(['number'],           (n) => Math.ceil(Number(n))),
  'math.floor': builtin(['number'],           (n) => Math.floor(Number(n))),
  'math.isNaN': builtin(['number'],           (n) => Number.isNaN(Number(n))),
  'math.pow':   builtin(['number', 'number'], (base, exponent) => Number(base) ** Number(exponent)),
  'math.round': builtin(['number'],           (n) => (typeof n === 'bigint' ? n : toInteger(Math.round(n)))),
  'math.sqrt':  builtin(['number'],           (n) => Math.sqrt(Number(n))),
};
