import { describe, expect, it } from 'vitest';
import { firestoreRules } from '../../../tests/support/rules/firestore-requests.ts';
import { parseRules } from './parse-rules.ts';
import { RulesSyntaxError } from './source.ts';

function errorOf(text: string): RulesSyntaxError {
  try {
    parseRules({ fileName: 'firestore.rules', text });
  } catch (error) {
    if (error instanceof RulesSyntaxError) return error;
    throw error;
  }
  throw new Error(`Parsed: ${text}`);
}

const condition = (text: string): string => firestoreRules(`match /a/{b} { allow read: if ${text}; }`);

/** Invalid texts, the position (line:column) of the reported error, the problem, and the expected tokens. */
// prettier-ignore
const SYNTAX_ERRORS: readonly (readonly [text: string, place: string, problem: string, expected: string])[] = [
  ['',                                              '1:1',  'unexpected the end of the file',     "'service'"],
  ["rules_version = '3';\nservice cloud.firestore {}", '1:17', "unexpected ''3''",                "'1' or '2' in quotes"],
  ["rules_version = '2'\nservice cloud.firestore {}", '2:1', "unexpected 'service'",              "';'"],
  ['service cloud firestore {}',                    '1:15', "unexpected 'firestore'",             "'.'"],
  ['service cloud.firestore {{ }',                  '1:26', "unexpected '{'",                     "'match', 'function' or '}'"],
  ['service cloud.firestore {\n  match /a {',       '2:13', 'unexpected the end of the file',     "'match', 'allow', 'function' or '}'"],
  ['service cloud.firestore { allow read; }',       '1:27', "unexpected 'allow'",                 "'match', 'function' or '}'"],
  ['service cloud.firestore { match a/{b} {} }',    '1:33', "unexpected 'a'",                     "a path that begins with '/'"],
  ['service cloud.firestore { match /a/ {} }',      '1:36', 'incomplete path',                    'a segment, {name} or {name=**}'],
  ['service cloud.firestore { match /{a=*} {} }',   '1:34', 'incomplete path',                    'a segment, {name} or {name=**}'],
  ['service cloud.firestore { match /a { allow raed; } }', '1:44', "unexpected 'raed'",           'one of read, write, get, list, create, update, delete'],
  ['service cloud.firestore { match /a { allow read: true; } }', '1:50', "unexpected 'true'",     "'if'"],
  ['service cloud.firestore { match /a { allow read: if true true } }', '1:58', "unexpected 'true'", "';'"],
  ['service cloud.firestore { match /a { allow read: if true', '1:57', 'unexpected the end of the file', "';'"],
  ['service cloud.firestore { match /a { allow read if true; } }', '1:49', "unexpected 'if'",     "';'"],
  ['function f( { return 1; }',                     '1:13', "unexpected '{'",                     "a parameter name or ')'"],
  ['function f() { 1; }',                           '1:16', "unexpected '1'",                     "'let' or 'return'"],
  ['function f() { let a = 1; }',                   '1:27', "unexpected '}'",                     "'let' or 'return'"],
  ['function f() { return 1 2 }',                   '1:25', "unexpected '2'",                     "';'"],
  ['function f() { let a = 1 return a; }',          '1:26', "unexpected 'return'",                "';'"],
  ['garbage',                                       '1:1',  "unexpected 'garbage'",               "'service' or 'function'"],
  [condition('1 +'),                                '4:34', "unexpected ';'",                     'an expression'],
  [condition('a ==== b'),                           '4:35', "unexpected '=='",                    'an expression'],
  [condition('a === b'),                            '4:35', "unexpected '='",                     'an expression'],
  [condition('(1'),                                 '4:33', "unexpected ';'",                     "')'"],
  [condition('[1, 2'),                              '4:36', "unexpected ';'",                     "']'"],
  [condition("{'a' 1}"),                            '4:36', "unexpected '1'",                     "':'"],
  [condition('a ? b'),                              '4:36', "unexpected ';'",                     "':'"],
  [condition('a is text'),                          '4:36', "unexpected 'text'",                  'a type: bool, bytes, duration, float, int, latlng, list, map, map_diff, number, path, set, string, timestamp'],
  [condition('a.1'),                                '4:33', "unexpected '1'",                     'a field or method name'],
  [condition("'abc"),                               '4:31', 'unterminated string',                "a closing ' on the same line"],
  [condition('"abc'),                               '4:31', 'unterminated string',                'a closing " on the same line'],
  [condition('a # b'),                              '4:33', "unexpected character '#'",           'a token of the rules language'],
  [condition('a & b'),                              '4:33', "unexpected character '&'",           'a token of the rules language'],
  [condition('/a//b == c'),                         '4:34', 'incomplete path',                    'a path segment or $(…)'],
  [condition('/a/$(b == c'),                        '4:42', "unexpected ';'",                     "')'"],
  [condition('9223372036854775808'),                '4:31', '9223372036854775808 is too large',   'a 64-bit integer'],
  ...['.', 'd', '/', 'a', 'v', '?', '0', '`', 'U', 'X'].map((escape): readonly [string, string, string, string] => [
    condition(`'\\${escape}'`), '4:31', `\\${escape} is no escape`, `\\\\${escape} for a backslash`,
  ]),
  [condition("'\\x4g'"),                            '4:31', '\\x is no escape',                    '\\\\x for a backslash'],
  [condition("'\\400'"),                            '4:31', '\\4 is no escape',                    '\\\\4 for a backslash'],
  [condition('let'),                                '4:31', "unexpected 'let'",                   'an expression'],
  [condition('f(1, , 2)'),                          '4:36', "unexpected ','",                     'an expression'],
  [condition(`${'('.repeat(300)}1${')'.repeat(300)}`), '4:232', 'expression nested too deeply',   'at most 200 levels'],
  [condition(`${'!'.repeat(300)}true`),             '4:232', 'expression nested too deeply',      'at most 200 levels'],
  [condition(`1${' + 1'.repeat(1001)}`),             '4:4035', 'expression too long',               'at most 1000 operators in a row'],
  [condition(`a${'.a'.repeat(1001)}`),              '4:2032', 'expression too long',               'at most 1000 operators in a row'],
  [`// ${'x'.repeat(256 * 1024)}`,                  '1:1',  'the rules are too large',            'at most 262144 bytes'],
];

describe('syntax error with position, problem and expected tokens', () => {
  it.each(SYNTAX_ERRORS)('%#: %s', (text, place, problem, expected) => {
    const error = errorOf(text);
    expect(`${error.line}:${error.column}`).toBe(place);
    expect(error.problem).toBe(problem);
    expect(error.expected).toBe(expected);
    expect(error.message).toBe(`firestore.rules:${place}: ${problem}, expected ${expected}`);
  });
});

describe('parseRules', () => {
  it('parses version, services, functions, matches and allows', () => {
    const file = parseRules({
      fileName: 'firestore.rules',
      text: `/* both
        services */ rules_version = "2"; // quotes of either kind
        function twice(n,) { let m = n; return m + m; }
        service cloud.firestore { match /a/{b}/c.d-e/{rest=**} { allow get,list; allow write: if true; } }
        service firebase.storage { match /b/{bucket}/o { } }`,
    });
    expect(file.version).toBe(2);
    expect(file.functions.map(({ name }) => name)).toEqual(['twice']);
    expect(file.services.map(({ name }) => name)).toEqual(['cloud.firestore', 'firebase.storage']);
    const match = file.services[0]?.matches[0];
    expect(match?.pattern.map(({ kind, text }) => [kind, text])).toEqual([
      ['literal', 'a'],
      ['single', 'b'],
      ['literal', 'c.d-e'],
      ['rest', 'rest'],
    ]);
    expect(match?.allows.map(({ methods }) => [...methods])).toEqual([
      ['get', 'list'],
      ['create', 'update', 'delete'],
    ]);
  });

  it('defaults to version 1', () => {
    expect(parseRules({ fileName: 'f', text: 'service cloud.firestore {}' }).version).toBe(1);
  });

  it('accepts allow and return without a semicolon', () => {
    const body = `match /a/{b} {
      function f() { let a = 1; return a }
      allow get: if f() == 1
      allow list
      match /c { allow read: if true }
    }`;
    expect(() => parseRules({ fileName: 'f', text: firestoreRules(body) })).not.toThrow();
  });

  it('accepts keywords as field names', () => {
    expect(() => parseRules({ fileName: 'f', text: condition('a.match.allow.in.is == b.if') })).not.toThrow();
  });
});
