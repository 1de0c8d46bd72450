import { describe, expect, it } from 'vitest';
import { compileFirestoreRules, compileStorageRules } from '../compile.ts';
import { firestoreRules } from '../../../tests/support/rules/firestore-requests.ts';
import { RulesSyntaxError } from '../language/source.ts';

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
/** A chain of functions, each of which calls the previous one. */
const calls = (count: number): string =>
  names(count, (name) => name.slice(1))
    .split(' ')
    .map((i) => `function f${i}() { return ${i === '0' ? 'true' : `f${Number(i) - 1}()`}; }`)
    .join(' ');
const comparisons = (count: number, joint: string): string =>
  Array.from({ length: count }, () => "id == 'a'").join(joint);
const names = (count: number, joined: (name: string) => string): string =>
  Array.from({ length: count }, (_, index) => joined(`n${index}`)).join(' ');

// prettier-ignore
const REFUSED: readonly (readonly [what: string, source: string, problem: string])[] = [
  ['a namespace used as a value',  inMatch('allow read: if math == null;'),                         "4:32 math is a package and cannot be used as variable name"],
  ['a function declared twice',    inMatch('function f() { return 1; } function f() { return 2; } allow read;'), "4:53 function 'f' is declared twice"],
  ['a parameter declared twice',   inMatch('function f(a, a) { return a; } allow read: if f(1, 2);'), "4:31 variable 'a' is declared twice"],
  ['a let hiding a parameter',     inMatch('function f(a) { let a = 1; return a; } allow read: if f(1);'), "4:37 variable 'a' is declared twice"],
  ['a wildcard twice in one path', firestoreRules('match /a/{x}/b/{x} { allow read; }'),            "4:16 wildcard 'x' is declared twice"],
  ['recursion',                    inMatch('function f() { return f(); } allow read: if f();'),     "4:26 Recursive call is not allowed"],
  ['indirect recursion',           inMatch('function f() { return g(); } function g() { return f(); } allow read: if f();'), "4:26 Recursive call is not allowed"],
  ['two {name=**} in one path',    firestoreRules('match /{a=**}/x/{b=**} { allow read; }'),        '4:17 a second {name=**} in one path'],
  ['{name=**} inside a path in version 1', 'service cloud.firestore { match /{a=**}/x { allow read; } }',   '1:34 {name=**} inside a path'],
  ['11 nested matches',            firestoreRules(nested(10)),                                      '4:110 11 nested match blocks'],
  ['8 parameters',                 `function f(${names(8, (name) => `${name},`)}) { return 1; } ${firestoreRules('').slice(20)}`, '1:10 8 parameters'],
  ['12 let bindings',              `function f() { ${names(12, (name) => `let ${name} = 1;`)} return 1; } ${firestoreRules('').slice(20)}`, '1:10 Maximum allowed variable count of 10 for a given function has been reached'],
  ['21 wildcards',                 firestoreRules(`match ${Array.from({ length: 21 }, (_, index) => `/{w${index}}`).join('')} { }`), '4:1 21 wildcards in a path'],
  ['functions nested 22 deep',     `${calls(22)} ${firestoreRules('').slice(20)}`, `1:10 Maximum allowed call depth of 20 is reached for [${Array.from({ length: 21 }, (_, i) => `f${21 - i}`).join('->')}] call stack`],
  ['98 parentheses around a comparison', inMatch(`allow read: if ${'('.repeat(98)}id == 'a'${')'.repeat(98)};`), '4:130 Expression is too complex to evaluate safely'],
  ['a flat chain of 99 comparisons', inMatch(`allow read: if ${comparisons(99, ' && ')};`),             '4:32 Expression is too complex to evaluate safely'],
  ['50 terms nested to the right', inMatch(`allow read: if ${comparisons(50, ' && (')}${')'.repeat(49)};`), '4:718 Expression is too complex to evaluate safely'],
  ...['duration', 'hashing', 'latlng', 'math', 'timestamp'].flatMap((name): (readonly [string, string, string])[] => [
    [`a parameter named ${name}`, inMatch(`function f(${name}) { return 1; } allow read;`), `4:28 ${name} is a package and cannot be used as variable name`],
    [`a let named ${name}`,       inMatch(`function f() { let ${name} = 1; return 1; } allow read;`), `4:36 ${name} is a package and cannot be used as variable name`],
    [`a wildcard named ${name}`,  firestoreRules(`match /a/{${name}} { allow read; }`), `4:10 ${name} is a package and cannot be used as variable name`],
  ]),
  ['a file without rules for the service', 'service firebase.storage { match /b { } }',                     '1:1 no rules for cloud.firestore'],
];

describe('check rejects', () => {
  it.each(REFUSED)('%s', (_, source, problem) => {
    expect(problemOf(source)).toBe(problem);
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
    ['an open name bound by bind()', inMatch("allow read: if (/a/$(b)).bind({'b': 'c'}) == /a/c;")],
    ['a function named like a namespace', inMatch('function math() { return true; } allow read: if math();')],
    [
      'variables named like request and resource',
      inMatch('function f(request) { let resource = request; return resource; } allow read: if f(true);'),
    ],
    [
      '11 let bindings',
      inMatch(
        `function f() { ${names(11, (name) => `let ${name} = 1;`)} return 1; } allow read: if f() == 1;`,
      ),
    ],
    ['functions nested 21 deep', `${calls(21)} ${firestoreRules('').slice(20)}`],
    [
      '97 parentheses around a comparison',
      inMatch(`allow read: if ${'('.repeat(97)}id == 'a'${')'.repeat(97)};`),
    ],
    ['a flat chain of 98 comparisons', inMatch(`allow read: if ${comparisons(98, ' && ')};`)],
    ['49 terms nested to the right', inMatch(`allow read: if ${comparisons(49, ' && (')}${')'.repeat(48)};`)],
  ])('%s', (_, source) => {
    expect(problemOf(source)).toBe('compiles');
  });
});

describe('check warns of', () => {
  it.each([
    [
      'an unused function',
      firestoreRules('function f() { return true; } match /a { allow read; }'),
      ['firestore.rules:4:10: Unused function: f.'],
    ],
    [
      'an unused variable',
      inMatch('function f() { let a = 1; return true; } allow read: if f();'),
      ['firestore.rules:4:36: Unused variable: a.'],
    ],
    // prettier-ignore
    ['an unknown variable', inMatch('allow read: if reqest.auth != null;'), ["firestore.rules:4:32: Invalid variable name: reqest."]],
    [
      'an unknown function',
      inMatch('allow read: if isAdmin();'),
      ['firestore.rules:4:32: Invalid function name: isAdmin.'],
    ],
    [
      'an unknown namespace function',
      inMatch('allow read: if math.cube(2) == 8;'),
      ['firestore.rules:4:32: Invalid function name: math.cube.'],
    ],
    [
      'an inherited property called as a function',
      inMatch('allow read: if toString();'),
      ['firestore.rules:4:32: Invalid function name: toString.'],
    ],
    [
      'an unknown method',
      inMatch("allow read: if id.startsWith('a');"),
      ['firestore.rules:4:32: Invalid function name: startsWith.'],
    ],
    [
      'too few arguments',
      firestoreRules('function f(a) { return a; } match /a { allow read: if f(); }'),
      ['firestore.rules:4:55: Incorrect number of arguments supplied to function: f.'],
    ],
    [
      "a built-in's wrong arity",
      inMatch('allow read: if exists();'),
      ['firestore.rules:4:32: Incorrect number of arguments supplied to function: exists.'],
    ],
    [
      "a method's wrong arity",
      inMatch("allow read: if id.matches('a', 'b');"),
      ['firestore.rules:4:32: Incorrect number of arguments supplied to function: matches.'],
    ],
    [
      'an open name that is not bound',
      inMatch('allow read: if exists(/databases/$(db)/documents/a/b);'),
      ['firestore.rules:4:52: Invalid variable name: db.'],
    ],
    [
      'a let binding used before its declaration',
      inMatch('function f() { let a = b; let b = 1; return a + b; } allow read: if f() == 2;'),
      ['firestore.rules:4:40: Invalid variable name: b.'],
    ],
    [
      'a function of an inner match block',
      firestoreRules('match /a { match /b { function f() { return true; } } allow read: if f(); }'),
      ['firestore.rules:4:70: Invalid function name: f.', 'firestore.rules:4:32: Unused function: f.'],
    ],
    [
      'the wildcard of another match block',
      firestoreRules("match /a/{x} { allow read; } match /b { allow read: if x == 'a'; }"),
      ['firestore.rules:4:56: Invalid variable name: x.'],
    ],
    [
      'a wildcard of the match block that calls the function',
      firestoreRules("function f() { return id == 'a'; } match /a/{id} { allow read: if f(); }"),
      ['firestore.rules:4:23: Invalid variable name: id.'],
    ],
    [
      'functions of Storage rules',
      inMatch('allow read: if firestore.exists(/a/b);'),
      ['firestore.rules:4:32: Invalid function name: firestore.exists.'],
    ],
    [
      'a wildcard hidden by an inner one',
      firestoreRules('match /a/{id} { match /b/{id} { allow read; } }'),
      ["firestore.rules:4:26: wildcard 'id' hides the outer one"],
    ],
  ])('%s', (_, source, warnings) => {
    expect(compileFirestoreRules(source, 'firestore.rules').warnings).toEqual(warnings);
  });

  it('functions of Firestore rules in Storage rules', () => {
    const source = 'service firebase.storage { match /b/{x}/o { allow read: if exists(/a/b); } }';
    expect(compileStorageRules(source, 'storage.rules').warnings).toEqual([
      'storage.rules:1:60: Invalid function name: exists.',
    ]);
  });
});
