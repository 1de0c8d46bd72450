import { describe, expect, it } from 'vitest';
import { compileFirestoreRules, compileStorageRules } from '../compile.ts';
import { firestoreRules } from '../testing/firestore-requests.ts';
import { RulesSyntaxError } from './source.ts';

function problemOf(body: string, compile = compileFirestoreRules): string {
  try {
    compile(body, 'firestore.rules');
  } catch (error) {
    if (error instanceof RulesSyntaxError) return `${error.line}:${error.column} ${error.problem}`;
    throw error;
  }
  return 'compiles';
}

const inMatch = (text: string): string => firestoreRules(`match /a/{id} { ${text} }`);
const nested = (depth: number): string => (depth === 0 ? '' : `match /x${depth} { ${nested(depth - 1)} }`);
const names = (count: number, joined: (name: string) => string): string =>
  Array.from({ length: count }, (_, index) => joined(`n${index}`)).join(' ');

// prettier-ignore
const REFUSED: readonly (readonly [what: string, source: string, problem: string])[] = [
  ['an unknown variable',          inMatch('allow read: if reqest.auth != null;'),                  "4:32 unknown variable 'reqest'"],
  ['an unknown function',          inMatch('allow read: if isAdmin();'),                            "4:32 unknown function 'isAdmin'"],
  ['an unknown namespace function', inMatch('allow read: if math.cube(2) == 8;'),                   "4:32 unknown function 'math.cube'"],
  ['an inherited property as one', inMatch('allow read: if toString();'),                           "4:32 unknown function 'toString'"],
  ['an unknown method',            inMatch("allow read: if id.startsWith('a');"),                   "4:32 unknown method 'startsWith'"],
  ['too few arguments',            firestoreRules('function f(a) { return a; } match /a { allow read: if f(); }'), "4:55 'f' received 0 arguments"],
  ["a built-in's wrong arity",     inMatch('allow read: if exists();'),                             "4:32 'exists' received 0 arguments"],
  ["a method's wrong arity",       inMatch("allow read: if id.matches('a', 'b');"),                 "4:32 'matches' received 2 arguments"],
  ['a namespace as a value',       inMatch('allow read: if math == null;'),                         "4:32 unknown variable 'math'"],
  ['an open name without bind',    inMatch('allow read: if exists(/databases/$(db)/documents/a/b);'), "4:52 unknown variable 'db'"],
  ['a function declared twice',    inMatch('function f() { return 1; } function f() { return 2; } allow read;'), "4:53 function 'f' is declared twice"],
  ['a parameter declared twice',   inMatch('function f(a, a) { return a; } allow read: if f(1, 2);'), "4:31 variable 'a' is declared twice"],
  ['a let hiding a parameter',     inMatch('function f(a) { let a = 1; return a; } allow read: if f(1);'), "4:37 variable 'a' is declared twice"],
  ['a let used before it is made', inMatch('function f() { let a = b; let b = 1; return a + b; } allow read: if f() == 2;'), "4:40 unknown variable 'b'"],
  ['a wildcard twice in one path', firestoreRules('match /a/{x}/b/{x} { allow read; }'),            "4:16 wildcard 'x' is declared twice"],
  ['recursion',                    inMatch('function f() { return f(); } allow read: if f();'),     "4:26 function 'f' calls itself"],
  ['recursion by way of another',  inMatch('function f() { return g(); } function g() { return f(); } allow read: if f();'), "4:26 function 'f' calls itself"],
  ["an inner match's function",    firestoreRules('match /a { match /b { function f() { return true; } } allow read: if f(); }'), "4:70 unknown function 'f'"],
  ["another match's wildcard",     firestoreRules("match /a/{x} { allow read; } match /b { allow read: if x == 'a'; }"), "4:56 unknown variable 'x'"],
  ["the caller's wildcard",        firestoreRules("function f() { return id == 'a'; } match /a/{id} { allow read: if f(); }"), "4:23 unknown variable 'id'"],
  ["Storage's functions",          inMatch('allow read: if firestore.exists(/a/b);'),               "4:32 unknown function 'firestore.exists'"],
  ['two rests in one path',        firestoreRules('match /{a=**}/x/{b=**} { allow read; }'),        '4:17 a second {name=**} in one path'],
  ['a rest inside, version 1',     'service cloud.firestore { match /{a=**}/x { allow read; } }',   '1:34 {name=**} inside a path'],
  ['11 nested matches',            firestoreRules(nested(10)),                                      '4:110 11 nested match blocks'],
  ['8 parameters',                 `function f(${names(8, (name) => `${name},`)}) { return 1; } ${firestoreRules('').slice(20)}`, '1:10 8 parameters'],
  ['11 let bindings',              `function f() { ${names(11, (name) => `let ${name} = 1;`)} return 1; } ${firestoreRules('').slice(20)}`, '1:10 11 let bindings'],
  ['21 wildcards',                 firestoreRules(`match ${Array.from({ length: 21 }, (_, index) => `/{w${index}}`).join('')} { }`), '4:1 21 wildcards in a path'],
  ['no rules for the service',     'service firebase.storage { match /b { } }',                     '1:1 no rules for cloud.firestore'],
];

describe('check refuses', () => {
  it.each(REFUSED)('%s', (_, source, problem) => {
    expect(problemOf(source)).toBe(problem);
  });

  it("Firestore's functions in Storage rules", () => {
    const source = 'service firebase.storage { match /b/{x}/o { allow read: if exists(/a/b); } }';
    expect(
      problemOf(source, (text, name) => ({
        ...compileStorageRules(text, name),
        decide: () => ({ allowed: false, trace: [] }),
      })),
    ).toBe("1:60 unknown function 'exists'");
  });
});

describe('check accepts', () => {
  it.each([
    ['10 nested matches', firestoreRules(nested(9))],
    [
      'the same wildcard in sibling matches',
      firestoreRules('match /a/{x} { allow read; } match /b/{x} { allow read; }'),
    ],
    [
      'an outer function and variable',
      inMatch("function f() { return id == 'a'; } match /b { allow read: if f(); }"),
    ],
    ['a function used before it is declared', inMatch('allow read: if f(); function f() { return true; }')],
    ['a name left open for bind', inMatch("allow read: if (/a/$(b)).bind({'b': 'c'}) == /a/c;")],
    [
      'a parameter named like a namespace',
      inMatch("function f(math) { return math.get('a', 1) == 1; } allow read: if f({});"),
    ],
  ])('%s', (_, source) => {
    expect(problemOf(source)).toBe('compiles');
  });
});

describe('check warns of', () => {
  it.each([
    [
      'an unused function',
      firestoreRules('function f() { return true; } match /a { allow read; }'),
      ["firestore.rules:4:10: unused function 'f'"],
    ],
    [
      'an unused variable',
      inMatch('function f() { let a = 1; return true; } allow read: if f();'),
      ["firestore.rules:4:36: unused variable 'a'"],
    ],
    [
      'a hidden wildcard',
      firestoreRules('match /a/{id} { match /b/{id} { allow read; } }'),
      ["firestore.rules:4:26: wildcard 'id' hides the outer one"],
    ],
  ])('%s', (_, source, warnings) => {
    expect(compileFirestoreRules(source, 'firestore.rules').warnings).toEqual(warnings);
  });
});
