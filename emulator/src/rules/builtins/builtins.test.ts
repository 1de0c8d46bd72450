import { describe, expect, it } from 'vitest';
import { AUDIT, MORE, RECORDED } from '../../../tests/conformance/cases/rules/builtins.ts';
import {
  BYTES,
  LISTS,
  MAPS,
  NUMBERS,
  STRINGS,
  TIMES,
} from '../../../tests/conformance/cases/rules/values.ts';
import { evaluateToText } from '../../../tests/support/rules/evaluate-text.ts';
import { FUNCTIONS, METHODS } from './tables.ts';

describe('every built-in has an example that succeeds and one that fails', () => {
  it.each(Object.entries(AUDIT))('%s', (_, [expression, result, failing, error]) => {
    expect(evaluateToText(expression)).toBe(result);
    expect(evaluateToText(failing)).toBe(error);
  });
});

describe('expressions with built-ins', () => {
  it.each([...MORE, ...RECORDED, ...STRINGS, ...NUMBERS, ...LISTS, ...MAPS, ...TIMES, ...BYTES])(
    '%s → %s',
    (expression, result) => {
      expect(evaluateToText(expression)).toBe(result);
    },
  );
});

it('has an example for every method and function', () => {
  const methods = Object.entries(METHODS).flatMap(([kind, table]) =>
    Object.keys(table).map((name) => `${kind}.${name}`),
  );
  const all = new Set([...methods, ...Object.keys(FUNCTIONS)]);
  expect(Object.keys(AUDIT).filter((name) => !all.has(name))).toEqual([]);
  expect([...all].filter((name) => !(name in AUDIT))).toEqual([]);
});
