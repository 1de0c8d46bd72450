// Whole rules files and what they allow: matches, methods, functions and their limits, other documents.

/** `get`, `list`, `create`, `update` or `delete`; a path below `/documents`; whether it is allowed. */
export type Ask = readonly [
  method: 'get' | 'list' | 'create' | 'update' | 'delete',
  path: string,
  allowed: boolean,
];

export interface RulesFileCase {
  readonly title: string;
  /** What stands within `match /databases/{database}/documents`. */
  readonly rules: string;
  readonly version?: 1 | 2;
  /** Ann asks; `there/x` and `there/y` are stored, both with `n: 1`. */
  readonly asks: readonly Ask[];
}

const chain = (depth: number): string =>
  Array.from(
    { length: depth },
    (_, i) => `function f${i}() { return ${i === 0 ? 'true' : `f${i - 1}()`}; }`,
  ).join(' ');
const reads = (count: number, of = (i: number): string => `d${i}`): string =>
  Array.from({ length: count }, (_, i) => `!exists(/databases/$(database)/documents/other/${of(i)})`).join(
    ' && ',
  );
const both = (first: string, second: string, allowed: boolean): readonly Ask[] => [
  ['get', first, allowed],
  ['get', second, !allowed],
];

// prettier-ignore
export const RULES_FILE_CASES: readonly RulesFileCase[] = [
  { title: 'nothing is allowed that no rule allows',       rules: '',                                                         asks: [['get', 'there/x', false], ['list', 'there', false], ['create', 'a/b', false], ['delete', 'there/x', false]] },
  { title: 'read is get and list',                         rules: 'match /there/{id} { allow read; }',                        asks: [['get', 'there/x', true], ['list', 'there', true], ['update', 'there/x', false]] },
  { title: 'get is not list',                              rules: 'match /there/{id} { allow get; }',                         asks: [['get', 'there/x', true], ['list', 'there', false]] },
  { title: 'list is not get',                              rules: 'match /there/{id} { allow list; }',                        asks: [['get', 'there/x', false], ['list', 'there', true]] },
  { title: 'write is create, update and delete',           rules: 'match /{c}/{id} { allow write; }',                         asks: [['create', 'new/a', true], ['update', 'there/x', true], ['delete', 'there/y', true], ['get', 'there/x', false]] },
  { title: 'create is not update',                         rules: 'match /{c}/{id} { allow create; }',                        asks: [['create', 'new/a', true], ['update', 'there/x', false], ['delete', 'there/x', false]] },
  { title: 'update is not create',                         rules: 'match /{c}/{id} { allow update; }',                        asks: [['create', 'new/a', false], ['update', 'there/x', true]] },
  { title: 'delete is neither',                            rules: 'match /{c}/{id} { allow delete; }',                        asks: [['create', 'new/a', false], ['update', 'there/x', false], ['delete', 'there/x', true]] },
  { title: 'several methods at once',                      rules: 'match /there/{id} { allow get, delete: if true; }',        asks: [['get', 'there/x', true], ['update', 'there/x', false], ['delete', 'there/x', true]] },
  { title: 'allow without a condition',                    rules: 'match /there/{id} { allow read; }',                        asks: [['get', 'there/x', true]] },
  { title: 'one allow of several is enough',               rules: 'match /there/{id} { allow get: if false; allow get: if true; }', asks: [['get', 'there/x', true]] },
  { title: 'one match of several is enough',               rules: 'match /there/{id} { allow get: if false; } match /{c}/x { allow get; }', asks: [...both('there/x', 'there/y', true)] },
  { title: 'an error in one allow is no harm to another',  rules: 'match /there/{id} { allow get: if resource.data.none; allow get; }', asks: [['get', 'there/x', true]] },
  { title: 'what is no bool does not allow',               rules: "match /there/{id} { allow get: if 'yes'; }",               asks: [['get', 'there/x', false]] },
  { title: 'null does not allow',                          rules: 'match /there/{id} { allow get: if null; }',                asks: [['get', 'there/x', false]] },

  { title: 'a literal path',                               rules: 'match /there/x { allow get; }',                            asks: [...both('there/x', 'there/y', true)] },
  { title: 'a wildcard for a collection',                  rules: 'match /{c}/x { allow get: if c == "there"; }',             asks: [['get', 'there/x', true], ['get', 'else/x', false]] },
  { title: 'a wildcard is text',                           rules: 'match /there/{id} { allow get: if id is string && id.size() == 1; }', asks: [['get', 'there/x', true], ['get', 'there/xy', false]] },
  { title: 'a match covers no deeper documents',           rules: 'match /there/{id} { allow get; }',                         asks: [['get', 'there/x/below/z', false]] },
  { title: 'a nested match',                               rules: 'match /there/{id} { match /below/{z} { allow get: if id == "x" && z == "z"; } }', asks: [['get', 'there/x/below/z', true], ['get', 'there/y/below/z', false], ['get', 'there/x', false]] },
  { title: 'a nested match of several segments',           rules: 'match /there { match /{id}/below/{z} { allow get; } }',    asks: [['get', 'there/x/below/z', true]] },
  { title: 'a match at the end of another’s path',         rules: 'match /there { match /x { allow get; } }',                 asks: [...both('there/x', 'there/y', true)] },
  { title: '{path=**} takes any depth',                    rules: 'match /there/{path=**} { allow get; }',                    asks: [['get', 'there/x', true], ['get', 'there/x/below/z', true], ['get', 'else/x', false]] },
  { title: '{path=**} is a path',                          rules: 'match /there/{path=**} { allow get: if path[0] == "x" && path is path; }', asks: [['get', 'there/x/below/z', true], ['get', 'there/y', false]] },
  { title: '{path=**} in the middle',                      rules: 'match /{path=**}/below/{id} { allow get; }',               asks: [['get', 'there/x/below/z', true], ['get', 'a/b/c/d/below/z', true], ['get', 'there/x', false]] },
  { title: '{path=**} may be nothing',                     rules: 'match /{path=**}/there/{id} { allow get; }',               asks: [['get', 'there/x', true], ['get', 'a/b/there/x', true]] },
  { title: 'in version 1 {path=**} is at least one segment', version: 1, rules: 'match /there/x/{path=**} { allow get; }',    asks: [['get', 'there/x/below/z', true], ['get', 'there/x', false]] },
  { title: 'in version 2 it may be none',                  version: 2, rules: 'match /there/x/{path=**} { allow get; }',      asks: [['get', 'there/x/below/z', true], ['get', 'there/x', true]] },
  { title: 'the database is a variable',                   rules: 'match /there/{id} { allow get: if database == "(default)"; }', asks: [['get', 'there/x', true]] },

  { title: 'a function of the match',                      rules: 'match /there/{id} { function isX() { return id == "x"; } allow get: if isX(); }', asks: [...both('there/x', 'there/y', true)] },
  { title: 'a function with arguments',                    rules: 'function same(a, b) { return a == b; } match /there/{id} { allow get: if same(id, "x"); }', asks: [...both('there/x', 'there/y', true)] },
  { title: 'an argument hides a variable',                 rules: 'match /there/{id} { function isX(id) { return id == "x"; } allow get: if isX("x"); }', asks: [['get', 'there/y', true]] },
  { title: 'let',                                          rules: 'match /there/{id} { function ok() { let a = id; let b = a + "!"; return b == "x!"; } allow get: if ok(); }', asks: [...both('there/x', 'there/y', true)] },
  { title: 'a function calls another',                     rules: 'function a(v) { return b(v); } function b(v) { return v == "x"; } match /there/{id} { allow get: if a(id); }', asks: [...both('there/x', 'there/y', true)] },
  { title: 'a function of an outer match',                 rules: 'match /there/{id} { function isX() { return id == "x"; } match /below/{z} { allow get: if isX(); } }', asks: [...both('there/x/below/z', 'there/y/below/z', true)] },
  { title: 'an error in a let that nobody reads',          rules: 'function ok() { let a = 1 / 0; return true; } match /there/{id} { allow get: if ok(); }', asks: [['get', 'there/x', true]] },
  { title: 'an error absorbed in a function',              rules: 'function ok(r) { return r.data.none == 1 || r.data.n == 1; } match /there/{id} { allow get: if ok(resource); }', asks: [['get', 'there/x', true]] },
  { title: '20 calls in each other',                       rules: `${chain(20)} match /there/{id} { allow get: if f19(); }`,  asks: [['get', 'there/x', true]] },
  { title: '21 calls in each other',                       rules: `${chain(21)} match /there/{id} { allow get: if f20(); }`,  asks: [['get', 'there/x', false]] },
  { title: 'a function that nobody has declared is an error when it is called', rules: 'match /there/{id} { allow get: if nobody() || true; }', asks: [['get', 'there/x', true]] },

  { title: 'the user',                                     rules: 'match /there/{id} { allow get: if request.auth.uid == "ann"; allow delete: if request.auth.uid == "bob"; }', asks: [['get', 'there/x', true], ['delete', 'there/x', false]] },
  { title: 'a claim',                                      rules: 'match /there/{id} { allow get: if request.auth.token.role == "editor"; allow delete: if request.auth.token.admin; }', asks: [['get', 'there/x', true], ['delete', 'there/x', false]] },
  { title: 'the method',                                   rules: 'match /there/{id} { allow read, write: if request.method in ["get", "update"]; }', asks: [['get', 'there/x', true], ['update', 'there/x', true], ['delete', 'there/x', false], ['list', 'there', false]] },
  { title: 'what is stored',                               rules: 'match /there/{id} { allow get: if resource.data.n == 1 && resource.id == id; }', asks: [['get', 'there/x', true], ['get', 'there/none', false]] },
  { title: 'what is missing is null',                      rules: 'match /there/{id} { allow get: if resource == null; }',    asks: [...both('there/none', 'there/x', true)] },
  { title: 'what will be stored',                          rules: 'match /{c}/{id} { allow create: if request.resource.data.n == 5; allow update: if request.resource.data.n == 1; }', asks: [['create', 'new/a', true], ['update', 'there/x', false]] },
  { title: 'what has changed',                             rules: 'match /there/{id} { allow update: if request.resource.data.diff(resource.data).affectedKeys() == ["n"].toSet(); }', asks: [['update', 'there/x', true]] },
  { title: 'the time',                                     rules: 'match /there/{id} { allow get: if request.time > timestamp.date(2020, 1, 1) && request.time < timestamp.date(2200, 1, 1); }', asks: [['get', 'there/x', true]] },
  { title: 'the path',                                     rules: 'match /there/{id} { allow get: if request.path == /databases/$(database)/documents/there/x; }', asks: [...both('there/x', 'there/y', true)] },
  { title: 'a limit is no business of a get',              rules: 'match /there/{id} { allow read: if request.query.limit <= 10; }', asks: [['get', 'there/x', false], ['list', 'there', false]] },

  { title: 'exists',                                       rules: 'match /else/{id} { allow get: if exists(/databases/$(database)/documents/there/$(id)); }', asks: [['get', 'else/x', true], ['get', 'else/none', false]] },
  { title: 'get',                                          rules: 'match /else/{id} { allow get: if get(/databases/$(database)/documents/there/$(id)).data.n == 1; }', asks: [['get', 'else/x', true], ['get', 'else/none', false]] },
  { title: 'a get of what is missing is null',             rules: 'match /else/{id} { allow get: if get(/databases/$(database)/documents/there/$(id)) == null; }', asks: [...both('else/none', 'else/x', true)] },
  { title: 'getAfter sees what is being written',          rules: 'match /{c}/{id} { allow create, update: if getAfter(/databases/$(database)/documents/$(c)/$(id)).data.n == 5; }', asks: [['create', 'new/a', true], ['update', 'there/x', true]] },
  { title: 'get does not',                                 rules: 'match /{c}/{id} { allow create, update: if get(/databases/$(database)/documents/$(c)/$(id)).data.n == 5; }', asks: [['create', 'new/a', false], ['update', 'there/x', false]] },
  { title: 'existsAfter a delete',                         rules: 'match /there/{id} { allow delete: if !existsAfter(/databases/$(database)/documents/there/$(id)) && exists(/databases/$(database)/documents/there/$(id)); }', asks: [['delete', 'there/x', true]] },
  { title: '10 other documents',                           rules: `match /there/{id} { allow get: if ${reads(10)}; }`,        asks: [['get', 'there/x', true]] },
  { title: '11 other documents',                           rules: `match /there/{id} { allow get: if ${reads(11)}; }`,        asks: [['get', 'there/x', false]] },
  { title: 'one other document 11 times',                  rules: `match /there/{id} { allow get: if ${reads(11, () => 'd')}; }`, asks: [['get', 'there/x', true]] },
  { title: 'the path of a collection is no document',      rules: 'match /there/{id} { allow get: if !exists(/databases/$(database)/documents/there); }', asks: [['get', 'there/x', false]] },

  { title: 'comments',                                     rules: '// one\n/* two\nlines */ match /there/{id} { allow get: /* three */ if true; // four\n }', asks: [['get', 'there/x', true]] },
  { title: 'debug gives its value back',                   rules: 'match /there/{id} { allow get: if debug(id) == "x"; }',    asks: [...both('there/x', 'there/y', true)] },
];
