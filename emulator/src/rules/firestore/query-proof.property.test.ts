import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RulesFilter, RulesFilterOperator } from './firestore-api.ts';
import { compileFirestoreRules } from '../compile.ts';
import {
  accessTo,
  document,
  firestoreRules,
  NOW,
  where,
  type Plain,
} from '../../../tests/support/rules/firestore-requests.ts';

/** The field values used in these tests; undefined stands for a missing field. */
const VALUES = [undefined, null, false, true, -1, 0, 1, 1.5, 2, 'a', 'b', ['a'], ['a', 1]] as const;
type Held = (typeof VALUES)[number];
type Data = Readonly<Record<'x' | 'y', Held>>;

const DOCUMENTS: readonly Data[] = VALUES.flatMap((x) => VALUES.map((y) => ({ x, y })));

const fields = fc.constantFrom('x' as const, 'y' as const);
const constants = fc.constantFrom(null, true, false, 0, 1, 1.5, 'a');

/** A filter and a naive implementation of it. */
interface Filtered {
  filter: RulesFilter;
  matches: (data: Data) => boolean;
}

const equal = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const sameType = (a: unknown, b: unknown): boolean =>
  a !== null && !Array.isArray(a) && typeof a === typeof b;
const less = (a: unknown, b: unknown): boolean =>
  typeof a === 'string' ? a < String(b) : Number(a) < Number(b);

const LETS: Readonly<Record<string, (held: Held, constant: Plain) => boolean>> = {
  '==': equal,
  '!=': (held, constant) => held !== null && !equal(held, constant),
  '<': (held, constant) => sameType(held, constant) && less(held, constant),
  '<=': (held, constant) => equal(held, constant) || (sameType(held, constant) && less(held, constant)),
  '>': (held, constant) => sameType(held, constant) && less(constant, held),
  '>=': (held, constant) => equal(held, constant) || (sameType(held, constant) && less(constant, held)),
  in: (held, options) => Array.isArray(options) && options.some((option) => equal(held, option)),
  'not-in': (held, options) =>
    held !== null && Array.isArray(options) && !options.some((option) => equal(held, option)),
  'array-contains': (held, item) => Array.isArray(held) && held.some((one) => equal(one, item)),
  'array-contains-any': (held, items) =>
    Array.isArray(held) && Array.isArray(items) && items.some((item) => held.some((one) => equal(one, item))),
};

function leaf(operator: RulesFilterOperator, constant: fc.Arbitrary<Plain>): fc.Arbitrary<Filtered> {
  return fc.tuple(fields, constant).map(([field, plain]) => ({
    filter: where(field, operator, plain),
    matches: (data) => data[field] !== undefined && LETS[operator]?.(data[field], plain) === true,
  }));
}

const leaves = fc.oneof(
  ...(['==', '!=', '<', '<=', '>', '>=', 'array-contains'] as const).map((operator) =>
    leaf(operator, constants),
  ),
  ...(['in', 'not-in', 'array-contains-any'] as const).map((operator) =>
    leaf(operator, fc.array(constants, { minLength: 1, maxLength: 3 })),
  ),
);

const filters: fc.Arbitrary<Filtered> = fc.letrec<{ tree: Filtered }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    leaves,
    fc
      .tuple(
        fc.constantFrom('and' as const, 'or' as const),
        fc.array(tie('tree'), { minLength: 1, maxLength: 3 }),
      )
      .map(([kind, parts]) => ({
        filter: { kind, filters: parts.map(({ filter }) => filter) },
        matches: (data: Data) =>
          kind === 'and'
            ? parts.every((part) => part.matches(data))
            : parts.some((part) => part.matches(data)),
      })),
  ),
})).tree;

const literal = (plain: Plain): string => (typeof plain === 'string' ? `'${plain}'` : String(plain));

const conditions = fc.letrec<{ tree: string }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc
      .tuple(fields, fc.constantFrom('==', '!=', '<', '<=', '>', '>='), constants)
      .map(([field, operator, plain]) => `resource.data.${field} ${operator} ${literal(plain)}`),
    fc
      .tuple(constants, fc.constantFrom('==', '!=', '<', '<='), fields)
      .map(([plain, operator, field]) => `${literal(plain)} ${operator} resource.data.${field}`),
    fc
      .tuple(fields, fc.array(constants, { maxLength: 3 }))
      .map(([field, items]) => `resource.data.${field} in [${items.map(literal).join(', ')}]`),
    fc.tuple(constants, fields).map(([plain, field]) => `${literal(plain)} in resource.data.${field}`),
    fields.map((field) => `'${field}' in resource.data`),
    fc
      .tuple(fields, fc.constantFrom('string', 'number', 'int', 'bool', 'list'))
      .map(([field, type]) => `resource.data.${field} is ${type}`),
    tie('tree').map((inner) => `!(${inner})`),
    fc
      .tuple(tie('tree'), fc.constantFrom('&&', '||'), tie('tree'))
      .map(([left, operator, right]) => `(${left} ${operator} ${right})`),
    fc.tuple(tie('tree'), tie('tree'), tie('tree')).map(([test, yes, no]) => `(${test} ? ${yes} : ${no})`),
  ),
})).tree;

it('never allows a query that could return a document the rule forbids', () => {
  let tried = 0;
  let proved = 0;
  const check = fc.property(filters, conditions, ({ filter, matches }, condition) => {
    tried += 1;
    const rules = compileFirestoreRules(
      firestoreRules(`match /d/{id} { allow read: if ${condition}; }`),
      'firestore.rules',
    );
    const request = {
      service: 'cloud.firestore',
      database: '(default)',
      auth: null,
      time: NOW,
      requestResource: null,
    } as const;
    const query = { parent: '', collectionId: 'd', allDescendants: false, where: filter };
    if (!rules.decide({ ...request, method: 'list', path: 'd', resource: null, query }, accessTo()).allowed)
      return;
    const returned = DOCUMENTS.filter(matches);
    if (returned.length > 0) proved += 1;
    for (const data of returned) {
      const present = Object.entries(data).flatMap(([name, held]): [string, Plain][] =>
        held === undefined ? [] : [[name, held as Plain]],
      );
      const resource = document('d/1', Object.fromEntries(present));
      expect([
        data,
        rules.decide({ ...request, method: 'get', path: 'd/1', resource }, accessTo()).allowed,
      ]).toEqual([data, true]);
    }
  });
  fc.assert(check, { numRuns: 1500 });
  // A proof that never succeeds would also be sound.
  expect(proved).toBeGreaterThan(tried / 100);
});
