import { AUDIT, MORE, RECORDED } from './builtins.ts';
import { OPERATORS } from './operators.ts';
import { BYTES, LISTS, MAPS, NUMBERS, STRINGS, TIMES } from './values.ts';
import type { Expression } from './values.ts';

/** All expressions of the conformance suite with their values. */
export const EXPRESSIONS: readonly Expression[] = [
  ...Object.values(OPERATORS).flat(),
  ...Object.values(AUDIT).flatMap(([expression, result, failing, error]): Expression[] => [
    [expression, result],
    [failing, error],
  ]),
  ...MORE,
  ...RECORDED,
  ...STRINGS,
  ...NUMBERS,
  ...LISTS,
  ...MAPS,
  ...TIMES,
  ...BYTES,
];

/** The document fields that the operator cases use as `data`. */
export const DATA = {
  title: 'Yirgacheffe',
  price: 1350,
  tags: ['floral', 'daily'],
  nested: { a: { b: null } },
  none: null,
};
