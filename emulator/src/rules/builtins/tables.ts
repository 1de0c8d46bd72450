import type { Kind } from '../values/rules-value.ts';
import { BYTES_METHODS, HASHING_FUNCTIONS } from './bytes.ts';
import { LIST_METHODS, MAP_DIFF_METHODS, MAP_METHODS, SET_METHODS } from './collections.ts';
import { CONVERSIONS } from './conversion.ts';
import { LATLNG_FUNCTIONS, LATLNG_METHODS } from './latlng.ts';
import { MATH_FUNCTIONS } from './math.ts';
import { PATH_METHODS } from './path.ts';
import type { BuiltinTable } from './signature.ts';
import { STRING_METHODS } from './string.ts';
import { DURATION_FUNCTIONS, DURATION_METHODS, TIMESTAMP_FUNCTIONS, TIMESTAMP_METHODS } from './time.ts';

/** Every method of the public reference, by the receiver's type. Null, booleans and numbers have none. */
export const METHODS: Readonly<Record<Kind, BuiltinTable>> = {
  null: {},
  bool: {},
  int: {},
  float: {},
  string: STRING_METHODS,
  bytes: BYTES_METHODS,
  list: LIST_METHODS,
  set: SET_METHODS,
  map: MAP_METHODS,
  map_diff: MAP_DIFF_METHODS,
  path: PATH_METHODS,
  timestamp: TIMESTAMP_METHODS,
  duration: DURATION_METHODS,
  latlng: LATLNG_METHODS,
};

/** Every global function that depends only on its arguments, by dotted name. */
export const FUNCTIONS: BuiltinTable = {
  ...CONVERSIONS,
  ...DURATION_FUNCTIONS,
  ...HASHING_FUNCTIONS,
  ...LATLNG_FUNCTIONS,
  ...MATH_FUNCTIONS,
  ...TIMESTAMP_FUNCTIONS,
};
