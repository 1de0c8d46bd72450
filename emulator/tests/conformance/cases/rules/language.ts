import { rulesFile } from './rules-file.ts';

// Complete rules files and the requests they allow: match blocks, methods, functions, limits, document access.

/** A request: its method, a path below `/documents`, and whether it is allowed. */
export type Ask = readonly [
  method: 'get' | 'list' | 'create' | 'update' | 'delete',
  path: string,
  allowed: boolean,
];

export interface RulesFileCase {
  readonly title: string;
  /** The rules within `match /databases/{database}/documents`. */
  readonly rules: string;
  readonly version?: 1 | 2;
  /** The request is sent by the signed-in user Ann; `there/x` and `there/y` are stored, both with `n: 1`. */
  readonly asks: readonly Ask[];
  /** Part of the error message, when the rules do not compile. */
  readonly refused?: string;
}

const chain = (depth: number): string =>
  Array.from(
    { length: depth },
    (_, i) => `function f${i}() { return ${i === 0 ? 'true' : `f${i - 1}()`}; }`,
  ).join(' ');
const lets = (count: number): string =>
  `function f() { let v0 = 0; ${Array.from({ length: count - 1 }, (_, i) => `let v${i + 1} = v${i} + 1;`).join(' ')} return v${count - 1}; }`;
/** Pads rules so that the complete file, including the lines the suite adds around them, has this size in bytes. */
const padded = (bytes: number, rules: string): string =>
  `${rules} //${' '.repeat(bytes)}`.slice(0, bytes - AROUND);
/** Size of the lines around a case's rules, without the line feed that ends the padding comment. */
const AROUND = Buffer.byteLength(rulesFile('', 2));
/** `request.auth.token.role != 'K' && …`, 6 expressions each and 2 for every `&&`. */
const terms = (from: number, count: number): string =>
  Array.from({ length: count }, (_, i) => `request.auth.token.role != '${from + i}'`).join(' && ');
/** A binary tree of functions, with `root` at the top, whose leaves contain ten terms each. */
function tree(count: number): string {
  const declared: string[] = [];
  const declare = (from: number, size: number, name: string): string => {
    const half = Math.ceil(size / 20) * 10;
    const body =
      size <= 10
        ? terms(from, size)
        : `${declare(from, half, `${name}a`)}() && ${declare(from + half, size - half, `${name}b`)}()`;
    declared.push(`function ${name}() { return ${body}; }`);
    return name;
  };
  declare(0, count, 'root');
  return declared.join(' ');
}
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
  { title: 'requests are denied when no rule allows them', rules: '',                                                         asks: [['get', 'there/x', false], ['list', 'there', false], ['create', 'a/b', false], ['delete', 'there/x', false]] },
  { title: 'read allows get and list',                     rules: 'match /there/{id} { allow read; }',                        asks: [['get', 'there/x', true], ['list', 'there', true], ['update', 'there/x', false]] },
  { title: 'get does not allow list',                      rules: 'match /there/{id} { allow get; }',                         asks: [['get', 'there/x', true], ['list', 'there', false]] },
  { title: 'list does not allow get',                      rules: 'match /there/{id} { allow list; }',                        asks: [['get', 'there/x', false], ['list', 'there', true]] },
  { title: 'write allows create, update and delete',       rules: 'match /{c}/{id} { allow write; }',                         asks: [['create', 'new/a', true], ['update', 'there/x', true], ['delete', 'there/y', true], ['get', 'there/x', false]] },
  { title: 'create does not allow update',                 rules: 'match /{c}/{id} { allow create; }',                        asks: [['create', 'new/a', true], ['update', 'there/x', false], ['delete', 'there/x', false]] },
  { title: 'update does not allow create',                 rules: 'match /{c}/{id} { allow update; }',                        asks: [['create', 'new/a', false], ['update', 'there/x', true]] },
  { title: 'delete allows neither create nor update',      rules: 'match /{c}/{id} { allow delete; }',                        asks: [['create', 'new/a', false], ['update', 'there/x', false], ['delete', 'there/x', true]] },
  { title: 'one allow statement for several methods',      rules: 'match /there/{id} { allow get, delete: if true; }',        asks: [['get', 'there/x', true], ['update', 'there/x', false], ['delete', 'there/x', true]] },
  { title: 'allow without a condition always allows',      rules: 'match /there/{id} { allow read; }',                        asks: [['get', 'there/x', true]] },
  { title: 'one of several allow statements is sufficient', rules: 'match /there/{id} { allow get: if false; allow get: if true; }', asks: [['get', 'there/x', true]] },
  { title: 'one of several match blocks is sufficient',    rules: 'match /there/{id} { allow get: if false; } match /{c}/x { allow get; }', asks: [...both('there/x', 'there/y', true)] },
  { title: 'an error in one allow statement does not affect another', rules: 'match /there/{id} { allow get: if resource.data.none; allow get; }', asks: [['get', 'there/x', true]] },
  { title: 'a condition that is not a bool denies',        rules: "match /there/{id} { allow get: if 'yes'; }",               asks: [['get', 'there/x', false]] },
  { title: 'a condition that is null denies',              rules: 'match /there/{id} { allow get: if null; }',                asks: [['get', 'there/x', false]] },

  { title: 'a literal path',                               rules: 'match /there/x { allow get; }',                            asks: [...both('there/x', 'there/y', true)] },
  { title: 'a wildcard for a collection',                  rules: 'match /{c}/x { allow get: if c == "there"; }',             asks: [['get', 'there/x', true], ['get', 'else/x', false]] },
  { title: 'a wildcard is a string',                       rules: 'match /there/{id} { allow get: if id is string && id.size() == 1; }', asks: [['get', 'there/x', true], ['get', 'there/xy', false]] },
  { title: 'a match block does not cover documents in subcollections', rules: 'match /there/{id} { allow get; }',                         asks: [['get', 'there/x/below/z', false]] },
  { title: 'a nested match block sees the wildcards of the outer one', rules: 'match /there/{id} { match /below/{z} { allow get: if id == "x" && z == "z"; } }', asks: [['get', 'there/x/below/z', true], ['get', 'there/y/below/z', false], ['get', 'there/x', false]] },
  { title: 'a nested match block of several segments',     rules: 'match /there { match /{id}/below/{z} { allow get; } }',    asks: [['get', 'there/x/below/z', true]] },
  { title: 'match blocks that split the path of a document', rules: 'match /there { match /x { allow get; } }',                 asks: [...both('there/x', 'there/y', true)] },
  { title: '{path=**} matches at any depth',               rules: 'match /there/{path=**} { allow get; }',                    asks: [['get', 'there/x', true], ['get', 'there/x/below/z', true], ['get', 'else/x', false]] },
  { title: '{path=**} binds a path',                       rules: 'match /there/{path=**} { allow get: if path[0] == "x" && path is path; }', asks: [['get', 'there/x/below/z', true], ['get', 'there/y', false]] },
  { title: '{path=**} before a collection matches at any depth', rules: 'match /{path=**}/below/{id} { allow get; }',               asks: [['get', 'there/x/below/z', true], ['get', 'a/b/c/d/below/z', true], ['get', 'there/x', false]] },
  { title: '{path=**} before a collection also matches root collections', rules: 'match /{path=**}/there/{id} { allow get; }',               asks: [['get', 'there/x', true], ['get', 'a/b/there/x', true]] },
  { title: '{path=**} matches at least one segment in version 1', version: 1, rules: 'match /there/x/{path=**} { allow get; }',    asks: [['get', 'there/x/below/z', true], ['get', 'there/x', false]] },
  { title: '{path=**} matches zero segments in version 2', version: 2, rules: 'match /there/x/{path=**} { allow get; }',      asks: [['get', 'there/x/below/z', true], ['get', 'there/x', true]] },
  { title: 'the database wildcard is a variable',          rules: 'match /there/{id} { allow get: if database == "(default)"; }', asks: [['get', 'there/x', true]] },

  { title: 'a function declared in a match block',         rules: 'match /there/{id} { function isX() { return id == "x"; } allow get: if isX(); }', asks: [...both('there/x', 'there/y', true)] },
  { title: 'a function with arguments',                    rules: 'function same(a, b) { return a == b; } match /there/{id} { allow get: if same(id, "x"); }', asks: [...both('there/x', 'there/y', true)] },
  { title: 'a parameter hides a variable',                 rules: 'match /there/{id} { function isX(id) { return id == "x"; } allow get: if isX("x"); }', asks: [['get', 'there/y', true]] },
  { title: 'let bindings',                                 rules: 'match /there/{id} { function ok() { let a = id; let b = a + "!"; return b == "x!"; } allow get: if ok(); }', asks: [...both('there/x', 'there/y', true)] },
  { title: 'a function calls another',                     rules: 'function a(v) { return b(v); } function b(v) { return v == "x"; } match /there/{id} { allow get: if a(id); }', asks: [...both('there/x', 'there/y', true)] },
  { title: 'a function declared in an outer match block',  rules: 'match /there/{id} { function isX() { return id == "x"; } match /below/{z} { allow get: if isX(); } }', asks: [...both('there/x/below/z', 'there/y/below/z', true)] },
  { title: 'an error in a let binding that is not used is ignored', rules: 'function ok() { let a = 1 / 0; return true; } match /there/{id} { allow get: if ok(); }', asks: [['get', 'there/x', true]] },
  { title: '|| absorbs an error within a function',        rules: 'function ok(r) { return r.data.none == 1 || r.data.n == 1; } match /there/{id} { allow get: if ok(resource); }', asks: [['get', 'there/x', true]] },
  { title: 'functions may be nested 21 deep',              rules: `${chain(21)} match /there/{id} { allow get: if f20(); }`,  asks: [['get', 'there/x', true]] },
  // Recorded in github.com/sanjevirau/fireside (function-depth-22) and github.com/davideast/pyric (compile-limits.ts).
  { title: 'functions nested 22 deep do not compile',      rules: `${chain(22)} match /there/{id} { allow get: if f21(); }`,  asks: [], refused: 'Maximum allowed call depth of 20 is reached for [f21->' },
  { title: '11 let bindings compile',                      rules: `${lets(11)} match /there/{id} { allow get: if f() == 10; }`, asks: [['get', 'there/x', true]] },
  { title: '12 let bindings do not compile',               rules: `${lets(12)} match /there/{id} { allow get: if f() == 11; }`, asks: [], refused: 'Maximum allowed variable count of 10' },
  { title: '7 parameters compile',                         rules: 'function f(a, b, c, d, e, f, g) { return g; } match /there/{id} { allow get: if f(1, 2, 3, 4, 5, 6, true); }', asks: [['get', 'there/x', true]] },
  { title: '8 parameters do not compile',                  rules: 'function f(a, b, c, d, e, f, g, h) { return h; }',         asks: [], refused: '8 parameters' },
  { title: '256 KiB of rules compile',                     rules: padded(256 * 1024, 'match /there/{id} { allow get; }'),     asks: [['get', 'there/x', true]] },
  { title: 'one byte more than 256 KiB of rules does not compile', rules: padded(256 * 1024 + 1, 'match /there/{id} { allow get; }'), asks: [], refused: 'the rules are too large' },

  // The unit of the budget, what exceeds it and the flat chain: github.com/sanjevirau/fireside,
  // production-limit-probes.json.
  { title: 'a tree of 100 terms is within the limit of 1,000 expressions', rules: `${tree(100)} match /there/{id} { allow get: if root(); }`, asks: [['get', 'there/x', true]] },
  { title: 'a tree of 125 terms exceeds the limit of 1,000 expressions', rules: `${tree(125)} match /there/{id} { allow get: if root(); }`, asks: [['get', 'there/x', false]] },
  { title: 'a flat chain of 98 terms compiles',            rules: `match /there/{id} { allow get: if ${terms(0, 98)}; }`,     asks: [['get', 'there/x', true]] },
  { title: 'a flat chain of 99 terms does not compile',    rules: `match /there/{id} { allow get: if ${terms(0, 99)}; }`,     asks: [], refused: 'Expression is too complex to evaluate safely' },
  { title: 'all allow statements share one expression budget', rules: `${tree(80)} match /there/x { allow get: if !root(); allow get: if root(); } match /there/y { allow get: if root(); }`, asks: [...both('there/y', 'there/x', true)] },
  { title: '|| does not absorb an exceeded expression budget', rules: `${tree(125)} match /there/{id} { allow get: if root() || true; }`, asks: [['get', 'there/x', false]] },
  { title: 'expressions that are not evaluated do not count towards the budget', rules: `${tree(80)} match /there/{id} { allow get: if true || root(); allow list: if root() && (false && root() || true || root()); }`, asks: [['get', 'there/x', true], ['list', 'there', true]] },
  { title: 'a call of an undeclared function is an evaluation error',           rules: 'match /there/{id} { allow get: if nobody() || true; }', asks: [['get', 'there/x', true]] },

  { title: 'request.auth.uid',                             rules: 'match /there/{id} { allow get: if request.auth.uid == "ann"; allow delete: if request.auth.uid == "bob"; }', asks: [['get', 'there/x', true], ['delete', 'there/x', false]] },
  { title: 'request.auth.token',                           rules: 'match /there/{id} { allow get: if request.auth.token.role == "editor"; allow delete: if request.auth.token.admin; }', asks: [['get', 'there/x', true], ['delete', 'there/x', false]] },
  { title: 'request.method',                               rules: 'match /there/{id} { allow read, write: if request.method in ["get", "update"]; }', asks: [['get', 'there/x', true], ['update', 'there/x', true], ['delete', 'there/x', false], ['list', 'there', false]] },
  { title: 'resource.data',                                rules: 'match /there/{id} { allow get: if resource.data.n == 1 && resource.id == id; }', asks: [['get', 'there/x', true], ['get', 'there/none', false]] },
  { title: 'resource is null for a missing document',      rules: 'match /there/{id} { allow get: if resource == null; }',    asks: [...both('there/none', 'there/x', true)] },
  { title: 'request.resource.data',                        rules: 'match /{c}/{id} { allow create: if request.resource.data.n == 5; allow update: if request.resource.data.n == 1; }', asks: [['create', 'new/a', true], ['update', 'there/x', false]] },
  { title: 'request.resource.data.diff(resource.data)',    rules: 'match /there/{id} { allow update: if request.resource.data.diff(resource.data).affectedKeys() == ["n"].toSet(); }', asks: [['update', 'there/x', true]] },
  { title: 'request.time',                                 rules: 'match /there/{id} { allow get: if request.time > timestamp.date(2020, 1, 1) && request.time < timestamp.date(2200, 1, 1); }', asks: [['get', 'there/x', true]] },
  { title: 'request.path',                                 rules: 'match /there/{id} { allow get: if request.path == /databases/$(database)/documents/there/x; }', asks: [...both('there/x', 'there/y', true)] },
  { title: 'request.query is not available to get',        rules: 'match /there/{id} { allow read: if request.query.limit <= 10; }', asks: [['get', 'there/x', false], ['list', 'there', false]] },

  { title: 'exists() of a stored and of a missing document', rules: 'match /else/{id} { allow get: if exists(/databases/$(database)/documents/there/$(id)); }', asks: [['get', 'else/x', true], ['get', 'else/none', false]] },
  { title: 'get() of a stored document',                     rules: 'match /else/{id} { allow get: if get(/databases/$(database)/documents/there/$(id)).data.n == 1; }', asks: [['get', 'else/x', true], ['get', 'else/none', false]] },
  // Recorded in github.com/davideast/pyric, rules-corpus/firestore/get-missing-doc.ts.
  { title: 'get() of a missing document is an error',      rules: 'match /else/{id} { allow get: if get(/databases/$(database)/documents/there/$(id)) == null; allow delete: if get(/databases/$(database)/documents/there/$(id)) == null || true; }', asks: [['get', 'else/none', false], ['get', 'else/x', false], ['delete', 'else/none', true]] },
  { title: 'getAfter() of a missing document is an error', rules: 'match /there/{id} { allow delete: if getAfter(/databases/$(database)/documents/there/$(id)) == null; }', asks: [['delete', 'there/x', false]] },
  { title: 'exists() is false for a missing document',     rules: 'match /else/{id} { allow get: if !exists(/databases/$(database)/documents/there/$(id)); }', asks: [...both('else/none', 'else/x', true)] },
  { title: 'getAfter() sees the state after the write',    rules: 'match /{c}/{id} { allow create, update: if getAfter(/databases/$(database)/documents/$(c)/$(id)).data.n == 5; }', asks: [['create', 'new/a', true], ['update', 'there/x', true]] },
  { title: 'get() sees the state before the write',        rules: 'match /{c}/{id} { allow create, update: if get(/databases/$(database)/documents/$(c)/$(id)).data.n == 5; }', asks: [['create', 'new/a', false], ['update', 'there/x', false]] },
  { title: 'existsAfter() is false for a document that is being deleted', rules: 'match /there/{id} { allow delete: if !existsAfter(/databases/$(database)/documents/there/$(id)) && exists(/databases/$(database)/documents/there/$(id)); }', asks: [['delete', 'there/x', true]] },
  { title: '10 document accesses are allowed',             rules: `match /there/{id} { allow get: if ${reads(10)}; }`,        asks: [['get', 'there/x', true]] },
  { title: '11 document accesses are denied',              rules: `match /there/{id} { allow get: if ${reads(11)}; }`,        asks: [['get', 'there/x', false]] },
  { title: '11 accesses of the same document count once',  rules: `match /there/{id} { allow get: if ${reads(11, () => 'd')}; }`, asks: [['get', 'there/x', true]] },
  { title: 'exists() with the path of a collection',       rules: 'match /there/{id} { allow get: if !exists(/databases/$(database)/documents/there); }', asks: [['get', 'there/x', false]] },

  { title: 'line and block comments',                      rules: '// one\n/* two\nlines */ match /there/{id} { allow get: /* three */ if true; // four\n }', asks: [['get', 'there/x', true]] },
  // Deployed rules without these semicolons: github.com/anboralabs/intellij-firebase-highlighter/issues/115 and, for
  // return, github.com/bijoutrouvaille/fireward/issues/11.
  { title: 'the semicolon after a condition and a return is optional', rules: 'match /there/{id} { function isX() { return id == "x" } allow get: if isX() allow list: if true }', asks: [...both('there/x', 'there/y', true), ['list', 'there', true]] },
  { title: 'the semicolon after a let binding is required', rules: 'function f() { let a = 1 return a; }',                     asks: [], refused: "unexpected 'return'" },
  // Recorded in github.com/davideast/pyric, rules-corpus/firestore/string-literals-and-regex.ts.
  { title: 'an escaped dot in a regular expression',       rules: 'match /there/{id} { allow get: if "a.b".matches("a\\\\.b") && !("axb".matches("a\\\\.b")); }', asks: [['get', 'there/x', true]] },
  { title: 'a single backslash before a dot does not compile', rules: 'match /there/{id} { allow get: if "a.b".matches("a\\.b"); }', asks: [], refused: '\\. is no escape' },
  // Recorded in github.com/sanjevirau/fireside, conformance/fixtures/rule-bindings-v1.
  ...['duration', 'hashing', 'latlng', 'math', 'timestamp'].flatMap((name): readonly RulesFileCase[] => [
    { title: `a parameter named ${name} does not compile`, rules: `function f(${name}) { return true; }`,                     asks: [], refused: `${name} is a package and cannot be used as variable name` },
    { title: `a let binding named ${name} does not compile`, rules: `function f() { let ${name} = 1; return true; }`,           asks: [], refused: `${name} is a package and cannot be used as variable name` },
    { title: `a wildcard named ${name} does not compile`,  rules: `match /there/{${name}} { allow get; }`,                    asks: [], refused: `${name} is a package and cannot be used as variable name` },
    { title: `a function named ${name} compiles`,          rules: `function ${name}() { return true; } match /there/{id} { allow get: if ${name}(); }`, asks: [['get', 'there/x', true]] },
    { title: `a field named ${name} compiles`,             rules: `match /there/{id} { allow get: if {'${name}': true}.${name}; }`, asks: [['get', 'there/x', true]] },
  ]),
  { title: 'variables named request, resource and value compile', rules: 'function f(request) { let resource = request; let value = resource; return value; } match /there/{resource} { allow get: if f(resource == "x"); }', asks: [...both('there/x', 'there/y', true)] },
  // The names, types and defaults are those of Google's emulator 1.22.0: github.com/sanjevirau/fireside,
  // developer-tools-request-values-v1.
  { title: 'in request.query an unset offset is 0, an unset limit null, orderBy a map', rules: 'match /there/{id} { allow list: if request.query.offset == 0 && request.query.orderBy is map && request.query.limit == null; }', asks: [['list', 'there', true]] },
  { title: 'an undeclared name is an evaluation error',                rules: 'match /there/{id} { allow get: if nothing == null; allow list: if nothing == null || true; }', asks: [['get', 'there/x', false], ['list', 'there', true]] },
];
