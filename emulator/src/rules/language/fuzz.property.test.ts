import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mutatedRules, nonRules, combinedConditions } from '../../../tests/fuzz/mutated-rules.ts';
import { decideWith, firestoreRules } from '../../../tests/support/rules/firestore-requests.ts';
import { RulesSyntaxError } from './source.ts';

/** Returns any error other than a RulesSyntaxError with a position; decisions must never throw. */
function unexpectedError(text: string): unknown {
  try {
    decideWith(text, { method: 'get', path: 'a/b', before: { n: 1 } });
    return undefined;
  } catch (error) {
    return error instanceof RulesSyntaxError && error.line > 0 && error.column > 0 ? undefined : error;
  }
}

it.each<[what: string, texts: fc.Arbitrary<string>]>([
  ['a mutated file', mutatedRules],
  ['any text', nonRules],
  [
    'a file with a combined condition',
    combinedConditions.map((condition) => firestoreRules(`match /a/{id} { allow get: if ${condition}; }`)),
  ],
])('%s results in a decision or a syntax error with a position', (_, texts) => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(unexpectedError(text)).toBeUndefined();
    }),
    { numRuns: 2000 },
  );
});
