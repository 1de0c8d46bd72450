import { describe, expect, it } from 'vitest';
import { DATA } from '../../../tests/conformance/cases/rules/expressions.ts';
import { OPERATORS } from '../../../tests/conformance/cases/rules/operators.ts';
import { fromJson } from '../values/convert.ts';
import { path } from '../values/rules-value.ts';
import { evaluateToText } from '../../../tests/support/rules/evaluate-text.ts';

const VARIABLES = new Map([
  ['data', fromJson(DATA)],
  ['rest', path(['a', 'b', 'c'])],
]);

describe.each(Object.entries(OPERATORS))('%s', (_, cases) => {
  it.each(cases)('%s → %s', (expression, result) => {
    expect(evaluateToText(expression, VARIABLES)).toBe(result);
  });
});
