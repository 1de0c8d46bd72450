import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compileFirestoreRules } from '../compile.ts';
import { RulesSyntaxError } from './source.ts';

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

/** What compiling came to, unless it succeeded or was refused at a place. */
function surprise(text: string): unknown {
  try {
    compileFirestoreRules(text, 'firestore.rules');
    return undefined;
  } catch (error) {
    return error instanceof RulesSyntaxError && error.line > 0 && error.column > 0 ? undefined : error;
  }
}

it('a damaged file either compiles or is refused at a place', () => {
  const damage = fc.tuple(fc.nat(SOURCE.length), fc.nat(30), fc.constantFrom('', ...PIECES));
  const damaged = fc
    .array(damage, { minLength: 1, maxLength: 3 })
    .map((all) =>
      all.reduce((text, [at, length, piece]) => text.slice(0, at) + piece + text.slice(at + length), SOURCE),
    );
  fc.assert(
    fc.property(damaged, (text) => {
      expect(surprise(text)).toBeUndefined();
    }),
    { numRuns: 2000 },
  );
});

it('any text is refused at a place', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.constantFrom(...PIECES, 'service cloud.firestore', ' ')).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(text, (source) => {
      expect(surprise(source)).toBeUndefined();
    }),
    { numRuns: 2000 },
  );
});
