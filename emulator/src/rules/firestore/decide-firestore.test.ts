import { describe, expect, it } from 'vitest';
import { CORPUS, REQUESTS } from '../../../tests/conformance/cases/rules/requests.ts';
import {
  ADMIN,
  accessTo,
  decideWith,
  firestoreRules,
  NOW,
  type Asked,
} from '../../../tests/support/rules/firestore-requests.ts';

describe('requests against realistic rules', () => {
  it.each(REQUESTS)('%s: %s', (_, allowed, asked) => {
    expect(decideWith(CORPUS, asked).allowed).toBe(allowed);
  });
});

describe('a condition', () => {
  const holds = (condition: string, asked: Asked): boolean =>
    decideWith(firestoreRules(`match /a/{id} { allow read, write: if ${condition}; }`), asked).allowed;
  const update: Asked = { method: 'update', path: 'a/b', auth: ADMIN, before: { n: 1 }, after: { n: 2 } };

  it.each([
    ["request.method == 'update'"],
    ['request.path == /databases/$(database)/documents/a/b'],
    ["request.path[3] == 'a'"],
    ["request.time == timestamp.date(2026, 3, 1) + duration.value(12, 'h')"],
    ["request.auth.uid == 'admin-1'"],
    ["request.auth.token == {'admin': true}"],
    ["request.auth.token.get('role', 'none') == 'none'"],
    ["resource.id == 'b' && request.resource.id == id"],
    ['resource.__name__ == request.path'],
    ['resource.data.n + 1 == request.resource.data.n'],
    ["database == '(default)'"],
  ])('can use %s', (condition) => {
    expect(holds(condition, update)).toBe(true);
    expect(holds(`!(${condition})`, update)).toBe(false);
  });

  it('has no resource on create, no request.resource on delete and no request.query on get', () => {
    expect(holds('resource == null', { method: 'create', path: 'a/b', after: {} })).toBe(true);
    expect(holds('request.resource == null', { method: 'delete', path: 'a/b', before: {} })).toBe(true);
    expect(holds('request.query.limit == null || true', { method: 'get', path: 'a/b', before: {} })).toBe(
      true,
    );
    expect(holds('request.query.limit == null', { method: 'get', path: 'a/b', before: {} })).toBe(false);
  });

  it('sees the types of stored values', () => {
    const before = {
      i: 9007199254740993n,
      d: { kind: 'double', value: 2 } as const,
      t: NOW,
      g: { kind: 'geoPoint', latitude: 37.5, longitude: 127 } as const,
      r: { kind: 'reference', path: 'projects/demo-test/databases/(default)/documents/x/y' } as const,
      b: new Uint8Array([97]),
      m: { l: [1, null] },
    };
    for (const condition of [
      'resource.data.i == 9007199254740993',
      'resource.data.d is float && resource.data.d == 2',
      'resource.data.t == request.time',
      'resource.data.g.longitude() == 127',
      'resource.data.r == /databases/$(database)/documents/x/y',
      "resource.data.b == b'a'",
      "resource.data.m == {'l': [1, null]}",
    ]) {
      expect([condition, holds(condition, { method: 'get', path: 'a/b', before })]).toEqual([
        condition,
        true,
      ]);
    }
  });
});

describe('document access', () => {
  const reads = (count: number): string =>
    Array.from({ length: count }, (_, index) => `exists(/databases/$(database)/documents/d/n${index})`).join(
      ' || ',
    );
  const rules = (condition: string): string =>
    firestoreRules(`match /a/{id} { allow get: if ${condition}; }`);
  const get: Asked = { method: 'get', path: 'a/b' };

  it('is limited to 10 documents per request', () => {
    const access = accessTo({ 'd/n9': {}, 'd/n10': {} });
    expect(decideWith(rules(reads(10)), { ...get, access }).allowed).toBe(true);
    const only11th = accessTo({ 'd/n10': {} });
    const { allowed, trace } = decideWith(rules(reads(11)), { ...get, access: only11th });
    expect(allowed).toBe(false);
    expect(trace.join('\n')).toContain('Document access limit of 10 exceeded.');
  });

  it('counts repeated reads of a document once', () => {
    const again = Array.from({ length: 12 }, () => 'exists(/databases/$(database)/documents/d/n0)').join(
      ' && ',
    );
    expect(decideWith(rules(again), { ...get, access: accessTo({ 'd/n0': {} }) }).allowed).toBe(true);
  });

  it('is limited to 20 documents per batch', () => {
    const spent = new Set(Array.from({ length: 19 }, (_, index) => `other/n${index}`));
    const access = { ...accessTo({ 'd/n0': {}, 'd/n1': {} }), spent };
    expect(
      decideWith(rules('exists(/databases/$(database)/documents/d/n0)'), { ...get, access }).allowed,
    ).toBe(true);
    expect(
      decideWith(rules('exists(/databases/$(database)/documents/d/n1)'), { ...get, access }).allowed,
    ).toBe(false);
  });

  it.each([
    ['a collection', '/databases/$(database)/documents/d'],
    ['another database', '/databases/other/documents/d/n0'],
    ['no database', '/d/n0'],
    ['the database root', '/databases/$(database)/documents'],
  ])('rejects the path of %s', (_, path) => {
    const { allowed, trace } = decideWith(rules(`exists(${path}) || !exists(${path})`), get);
    expect(allowed).toBe(false);
    expect(trace.join('\n')).toContain('Invalid document path');
  });

  it.each(['get', 'getAfter'])('fails when %s() reads a missing document', (name) => {
    const path = '/databases/$(database)/documents/d/n0';
    expect(decideWith(rules(`${name}(${path}) == null`), get)).toMatchObject({
      allowed: false,
      trace: expect.arrayContaining([
        expect.stringContaining(`Function [${name}] called with path to nonexistent resource`),
      ]),
    });
    expect(decideWith(rules(`${name}(${path}) == null || true`), get).allowed).toBe(true);
    expect(decideWith(rules(`!exists(${path})`), get).allowed).toBe(true);
  });
});

describe('versions and wildcards', () => {
  const rest = '/a/{b}/{rest=**}';
  const rules = (version: string, pattern = rest): string =>
    `${version}service cloud.firestore { match /databases/{d}/documents { match ${pattern} { allow get; } } }`;

  it.each([
    ["rules_version = '2';", rest, 'a/b', true],
    ["rules_version = '2';", rest, 'a/b/c/d', true],
    ['', rest, 'a/b', false],
    ['', rest, 'a/b/c/d', true],
    ["rules_version = '2';", '/{any=**}/x/{y}', 'x/y', true],
    ["rules_version = '2';", '/{any=**}/x/{y}', 'a/b/x/y', true],
    ["rules_version = '2';", '/{any=**}/x/{y}', 'a/b/z/y', false],
    ["rules_version = '2';", '/a/b', 'a/b', true],
    ["rules_version = '2';", '/a/b', 'a/c', false],
  ])('%s match %s covers %s: %s', (version, pattern, path, allowed) => {
    expect(decideWith(rules(version, pattern), { method: 'get', path, before: {} }).allowed).toBe(allowed);
  });

  it('binds {rest=**} to a path', () => {
    const source = firestoreRules(
      "match /a/{rest=**} { allow get: if rest == /b/c/d && rest[0] == 'b' && rest is path; }",
    );
    expect(decideWith(source, { method: 'get', path: 'a/b/c/d', before: {} }).allowed).toBe(true);
  });
});

describe('the trace', () => {
  it('names the statement that allowed the request', () => {
    expect(decideWith(CORPUS, { method: 'get', path: 'products/p1' }).trace).toEqual([
      'firestore.rules:17:5 allow get: true',
    ]);
  });

  it('traces the value of each part of a denied condition', () => {
    const { trace } = decideWith(CORPUS, { method: 'get', path: 'events/e1', before: { isActive: false } });
    expect(trace).toEqual([
      'firestore.rules:23:5 allow read: false',
      '  resource.data.isActive == true → false',
      '  request.auth != null → false',
      '  isAdmin() → false',
    ]);
  });

  it('prints balanced parentheses', () => {
    const source = firestoreRules(
      'match /a/{id} { allow get: if (1 + 2) * 3 == 8 || (id) == (request.path[3]); }',
    );
    expect(decideWith(source, { method: 'get', path: 'a/b' }).trace.slice(1)).toEqual([
      '  (1 + 2) * 3 == 8 → false',
      '  (id) == (request.path[3]) → false',
    ]);
  });

  it('shows the position of an evaluation error', () => {
    const { trace } = decideWith(CORPUS, { method: 'get', path: 'users/u1', before: {} });
    expect(trace).toEqual([
      'firestore.rules:30:5 allow read, write: error: Null value error.',
      '  request.auth.uid == uid → error: Null value error. (firestore.rules:30:27)',
    ]);
  });

  it('reports that no allow statement covers a request', () => {
    const { trace } = decideWith(CORPUS, { method: 'get', path: 'nothing/here' });
    expect(trace).toEqual([
      'No matching allow statements for get at /databases/(default)/documents/nothing/here',
    ]);
  });

  it('shows the argument of debug(), although the call is an error as in production', () => {
    const source = firestoreRules("match /a/{id} { allow get: if debug(id) == 'b'; }");
    expect(decideWith(source, { method: 'get', path: 'a/b' })).toMatchObject({
      allowed: false,
      trace: [
        'debug: "b"',
        'firestore.rules:4:17 allow get: error: Function not found error: Name: [debug].',
        expect.stringContaining("debug(id) == 'b'"),
      ],
    });
  });
});
