import { describe, expect, it } from 'vitest';
import { compileFirestoreRules } from '../compile.ts';
import { RulesSyntaxError } from '../language/source.ts';
import {
  accessTo,
  decideWith,
  firestoreRules,
  or,
  where,
} from '../../../tests/support/rules/firestore-requests.ts';

const EXCEEDED =
  'Unable to evaluate the expression as the maximum of 1000 expressions to evaluate has been reached.';

const chain = (count: number, term: (index: number) => string, joint = ' && '): string =>
  Array.from({ length: count }, (_, index) => term(index)).join(joint);

const auth = { uid: 'limit-probe', token: { n: 10_000 } };
const get = (rules: string, path = 't/x') =>
  decideWith(rules, { method: 'get', path, auth, before: { a: 1, m: { k: 1 } } });
const cost = (condition: string, functions = ''): number =>
  get(firestoreRules(`${functions} match /t/{id} { allow get: if ${condition}; }`)).expressions;

describe('expression count', () => {
  // github.com/davideast/pyric, packages/pyric/test/rules/linter/LINTER_SPEC.md, "What the limit counts": each shape 20
  // times (10, 5) in one chain, with the costs that its model gives them.
  // prettier-ignore
  it.each<[shape: string, count: number, functions: string, expected: number]>([
    ['resource.data.a == 1',                         20, '', 138],
    ["id == 'x'",                                    20, '', 98],
    ['true',                                         20, '', 58],
    ['g(id)',                                        20, "function g(x) { return x == 'x'; }", 138],
    ['lt(id)',                                       20, "function lt(x) { let v = x; return v == 'x'; }", 178],
    ["id in ['x', 'y']",                             20, '', 138],
    ['resource.data.keys().size() > 0',              20, '', 158],
    ["id[0:1] == 'x'",                               20, '', 158],
    ["!(id == 'y')",                                 20, '', 118],
    ["(id == 'x' ? true : false)",                   20, '', 158],
    ["resource.data.m == {'k': 1}",                  10, '', 88],
  ])('%s, %i times: as measured with the Rules Test API', (shape, count, functions, expected) => {
    expect(cost(chain(count, () => shape), functions)).toBe(expected);
  });

  it.each([
    ['true', 1],
    ['true && true', 4],
    ['false && true', 2],
    ['true || false', 2],
    ['false || true', 4],
    ['true ? true : false', 4],
    ['false ? false : true', 6],
    ['resource.data.a is int', 5],
    ['math.abs(-1) == 1', 6],
    ['exists(/databases/$(database)/documents/t/$(id)) || true', 10],
  ])('of %s is %i', (condition, expected) => {
    expect(cost(condition)).toBe(expected);
  });

  it('does not include the conjuncts after the first one that fails', () => {
    expect(cost(`!(id == 'x') && ${chain(19, () => 'true')}`)).toBe(23);
  });

  it('includes an unused let binding at each call', () => {
    const f = 'function f() { let unused = 1 == 1; return true; }';
    expect(cost('f()', f)).toBe(6);
    expect(cost('f() && f()', f)).toBe(14);
  });

  it('counts repeated reads of the same document like first reads', () => {
    const read = 'get(/databases/$(database)/documents/cfg/c).data.on == true';
    const rules = firestoreRules(`match /t/{id} { allow get: if ${chain(5, () => read)}; }`);
    const access = accessTo({ 'cfg/c': { on: true } });
    expect(decideWith(rules, { method: 'get', path: 't/x', access })).toMatchObject({
      allowed: true,
      expressions: 63,
    });
  });

  it('includes every evaluated allow statement of all match blocks', () => {
    const rules = `match /t/{id} { allow get: if false; allow get: if 1 == 2; allow get: if [1].none; }
      match /{path=**} { allow get: if true; allow get: if true; }`;
    expect(get(firestoreRules(rules))).toMatchObject({ allowed: true, expressions: 1 + 3 + 3 + 1 });
  });

  it('includes an argument at each use when arguments are inlined', () => {
    const source = firestoreRules(`function same(a, b) { return a == b && a == b; }
      function call(a) { return same(a.b, 1); }
      match /t/{id} { allow get: if call({'b': 1}); }`);
    const decide = (inlineArguments: boolean) =>
      compileFirestoreRules(source, 'firestore.rules').decide(
        { ...REQUEST, path: 't/x' },
        { get: () => null, getAfter: () => null },
        { limit: 1000, inlineArguments },
      ).expressions;
    // call + map, key, value + same + .b, a + 1 + twice (==, a, b) + 2
    expect(decide(false)).toBe(1 + 3 + 1 + 2 + 1 + 2 * 3 + 2);
    // call + same + twice (== and the argument a.b of 4 and the argument 1) + 2
    expect(decide(true)).toBe(1 + 1 + 2 * (1 + 4 + 1) + 2);
  });
});

const REQUEST = {
  service: 'cloud.firestore',
  method: 'get',
  database: '(default)',
  auth: null,
  time: new Date(0),
  resource: null,
  requestResource: null,
} as const;

describe('limit of 1,000 expressions per request', () => {
  // f() costs 90 literals and 89 times `&&`, 268 in total, and 1 for the call.
  const f = `function f() { return ${chain(90, () => 'true')}; }`;
  const rules = (condition: string): string =>
    firestoreRules(`${f} match /t/{id} { allow get: if ${condition}; }`);

  it('allows exactly 1,000 and denies one more with the message of production in the trace', () => {
    const thousand = `f() && f() && f() && ${chain(63, () => 'true')}`;
    expect(get(rules(thousand))).toMatchObject({ allowed: true, expressions: 1000 });
    const more = get(rules(`!(${thousand} && false)`));
    expect(more).toMatchObject({ allowed: false, exceeded: EXCEEDED });
    expect(more.trace.join('\n')).toContain(EXCEEDED);
  });

  it('is not absorbed by || and prevents the evaluation of later statements', () => {
    expect(get(rules('(f() && f() && f() && f()) || true')).allowed).toBe(false);
    expect(
      get(
        firestoreRules(
          `${f} match /t/{id} { allow get: if f() && f() && !f() || f() && f() && !f(); allow get: if true; }`,
        ),
      ),
    ).toMatchObject({ allowed: false, exceeded: EXCEEDED });
  });

  it('applies separately to each disjunction of a query, and reports the most expensive one', () => {
    const list = (terms: number) =>
      decideWith(
        firestoreRules(
          `function f() { return ${chain(80, () => 'request.auth.token.n >= 0')}; }
          match /t/{id} { allow list: if resource.data.a == 1 || ${chain(terms, () => 'f()')}; }`,
        ),
        {
          method: 'list',
          path: 't',
          auth,
          query: { where: or(where('b', '==', 1), where('a', '==', 1)) },
        },
      );
    expect(list(1)).toMatchObject({ allowed: true, expressions: 646 });
    expect(list(2)).toMatchObject({ allowed: false, expressions: 1001, exceeded: EXCEEDED });
  });

  // The probes of github.com/sanjevirau/fireside, conformance/fixtures/rules-v2/production-limit-probes.json: a binary
  // tree of functions with ten terms per leaf. Production allowed 100 terms and denied 125 and more.
  it.each([
    [100, true, 817],
    [125, false, 1001],
    [150, false, 1001],
    [300, false, 1001],
  ])('for a tree of functions with %i terms: allowed is %s', (terms, allowed, expressions) => {
    const leaves = Math.ceil(terms / 10);
    const declarations = Array.from({ length: leaves }, (_, leaf) => {
      const count = Math.min(10, terms - leaf * 10);
      return `function leaf${leaf}() { return ${chain(count, (i) => `request.auth.token.n >= ${leaf * 10 + i}`)}; }`;
    });
    let level = Array.from({ length: leaves }, (_, leaf) => `leaf${leaf}`);
    for (let depth = 0; level.length > 1; depth++) {
      level = level.flatMap((name, index) => {
        if (index % 2 === 1) return [];
        const second = level[index + 1];
        if (!second) return [name];
        declarations.push(`function branch${depth}_${index / 2}() { return ${name}() && ${second}(); }`);
        return [`branch${depth}_${index / 2}`];
      });
    }
    const source = `rules_version = '2'; service cloud.firestore { ${declarations.join(' ')}
      match /databases/{database}/documents/phase3/limit-probe { allow get: if ${level[0]}(); } }`;
    expect(get(source, 'phase3/limit-probe')).toMatchObject({ allowed, expressions });
  });

  it('does not apply to flat chains: 98 terms are allowed, 99 do not compile', () => {
    const flat = (terms: number): string =>
      firestoreRules(
        `match /t/{id} { allow get: if ${chain(terms, (i) => `request.auth.token.n >= ${i}`)}; }`,
      );
    expect(get(flat(98))).toMatchObject({ allowed: true, expressions: 98 * 6 + 97 * 2 });
    expect(() => get(flat(99))).toThrow(RulesSyntaxError);
    expect(() => get(flat(99))).toThrow('Expression is too complex to evaluate safely');
  });
});
