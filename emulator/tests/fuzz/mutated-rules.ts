import fc from 'fast-check';
import { conditionFor } from '../support/rules-condition.ts';
import { EXPRESSIONS } from '../conformance/cases/rules/expressions.ts';

const SOURCE = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function isAdmin(claim) { let token = request.auth.token; return token.get(claim, false) == true; }
    match /events/{id}/{rest=**} {
      allow read: if !(resource.data.price in [1, 2.5, -3]) || exists(/databases/$(database)/documents/a/$(id));
      allow write: if isAdmin('admin') && request.resource.data.keys()[0:2].hasOnly(["a", 'b']) ? true : {'a': b'x'} is map;
    }
  }
}`;

const PIECES = [
  '{',
  '}',
  '(',
  ')',
  '[',
  ']',
  '/',
  '$(',
  "'",
  '"',
  ';',
  ':',
  '?',
  '.',
  ',',
  '&&',
  '=**',
  'match',
  'allow',
  'return',
  '\\',
  '/*',
  '😀',
  '\0',
  '9'.repeat(30),
];

const mutation = fc.tuple(fc.nat(), fc.nat(30), fc.constantFrom('', ...PIECES));
const mutated = (valid: string): fc.Arbitrary<string> =>
  fc.array(mutation, { minLength: 1, maxLength: 3 }).map((all) =>
    all.reduce((text, [position, length, piece]) => {
      const at = position % (text.length + 1);
      return text.slice(0, at) + piece + text.slice(at + length);
    }, valid),
  );

/** A valid rules file with parts replaced. */
export const mutatedRules = mutated(SOURCE);

/** Text that is not a rules file. */
export const nonRules = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom(...PIECES, 'service cloud.firestore', ' ')).map((all) => all.join('')),
);

const CONDITIONS = EXPRESSIONS.map(([expression, result]) =>
  conditionFor(expression, result).replaceAll(/\bdata\b/g, 'resource.data'),
);
const condition = fc.constantFrom(...CONDITIONS);

/** Conditions built from parts of the conformance suite's expressions; most cause evaluation errors. */
export const combinedConditions = fc.oneof(
  fc
    .tuple(condition, fc.constantFrom('&&', '||', '==', '<', '+', 'in', '?'), condition)
    .map(([left, operator, right]) => `(${left}) ${operator} (${right})${operator === '?' ? ' : null' : ''}`),
  fc.tuple(condition, fc.nat(), condition).map(([left, position, right]) => {
    const at = position % left.length;
    return left.slice(0, at) + right.slice(at % right.length);
  }),
  condition.chain(mutated),
);
