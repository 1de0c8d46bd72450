import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StoredDocument } from '../values/stored-document.ts';
import type { Value } from '../values/value.ts';
import { encodeValue } from '../values/wire.ts';
import { compileQuery } from './compile.ts';
import { runQuery } from './run.ts';
import type { WireFilter, WireQuery } from './structured-query.ts';

// Compares the results of random queries with a reference implementation that knows the rank of each value in a table.

/** Values of each type in Firestore's order; values in the same innermost list are equal. */
const TABLE: readonly (readonly (readonly Value[])[])[] = [
  [[{ kind: 'null' }]],
  [[{ kind: 'boolean', value: false }], [{ kind: 'boolean', value: true }]],
  [
    [{ kind: 'double', value: NaN }],
    [{ kind: 'double', value: -Infinity }],
    [
      { kind: 'integer', value: -5n },
      { kind: 'double', value: -5 },
    ],
    [
      { kind: 'integer', value: 0n },
      { kind: 'double', value: 0 },
      { kind: 'double', value: -0 },
    ],
    [{ kind: 'double', value: 0.5 }],
    [{ kind: 'double', value: 2 ** 53 }],
    [{ kind: 'integer', value: 2n ** 53n + 1n }],
  ],
  [
    [{ kind: 'timestamp', seconds: -1, nanos: 0 }],
    [{ kind: 'timestamp', seconds: -1, nanos: 1000 }],
    [{ kind: 'timestamp', seconds: 5, nanos: 0 }],
  ],
  ['', 'a', 'a\u0000', 'b', '볕', '\uffff', '🌞'].map((value) => [{ kind: 'string' as const, value }]),
  [
    [{ kind: 'bytes', value: Buffer.from([]) }],
    [{ kind: 'bytes', value: Buffer.from([1, 2]) }],
    [{ kind: 'bytes', value: Buffer.from([200]) }],
  ],
  [
    [{ kind: 'geoPoint', latitude: -1, longitude: 3 }],
    [{ kind: 'geoPoint', latitude: 0, longitude: -3 }],
    [{ kind: 'geoPoint', latitude: 0, longitude: 0 }],
  ],
];
const SCALARS = TABLE.flatMap((ranks, type) =>
  ranks.flatMap((equal, rank) => equal.map((value) => ({ type, rank, value }))),
);

/** A value with its rank in the order, or a list with its elements. */
type Known =
  | { type: number; rank: number; value: Value }
  | { type: typeof LIST; items: Known[]; value: Value };
const LIST = 100;
const NULL_TYPE = 0;
/** The rank 0 of this type is NaN. */
const NUMBER_TYPE = 2;

const listOf = (items: Known[]): Known => ({
  type: LIST,
  items,
  value: { kind: 'array', values: items.map(({ value }) => value) },
});
const scalar: fc.Arbitrary<Known> = fc.constantFrom(...SCALARS);
const known: fc.Arbitrary<Known> = fc.oneof(
  { weight: 5, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 3 }).map(listOf) },
);

function compare(a: Known, b: Known): number {
  if (a.type !== b.type) return a.type - b.type;
  if ('rank' in a && 'rank' in b) return a.rank - b.rank;
  if (!('items' in a && 'items' in b)) return 0;
  for (let i = 0; i < Math.min(a.items.length, b.items.length); i++) {
    const [x, y] = [a.items[i], b.items[i]];
    const order = x && y ? compare(x, y) : 0;
    if (order !== 0) return order;
  }
  return a.items.length - b.items.length;
}

const equal = (a: Known, b: Known): boolean => compare(a, b) === 0;
const isNullOrNaN = (value: Known): boolean =>
  value.type === NULL_TYPE || (value.type === NUMBER_TYPE && 'rank' in value && value.rank === 0);
const found = (a: Known, b: Known): boolean => equal(a, b) && !isNullOrNaN(a);
const comparable = (a: Known, b: Known): boolean => a.type === b.type && !isNullOrNaN(a) && !isNullOrNaN(b);
const itemsOf = (value: Known): Known[] => ('items' in value ? value.items : []);

const FIELDS = ['a', 'b', 'c'] as const;
type Field = (typeof FIELDS)[number];
type Doc = { id: string } & Partial<Record<Field, Known>>;

/** [operator on the wire, whether it implies an order, its reference implementation] */
const OPERATORS = [
  ['LESS_THAN', true, (x: Known, y: Known) => comparable(x, y) && compare(x, y) < 0],
  ['LESS_THAN_OR_EQUAL', true, (x: Known, y: Known) => comparable(x, y) && compare(x, y) <= 0],
  ['GREATER_THAN', true, (x: Known, y: Known) => comparable(x, y) && compare(x, y) > 0],
  ['GREATER_THAN_OR_EQUAL', true, (x: Known, y: Known) => comparable(x, y) && compare(x, y) >= 0],
  ['EQUAL', false, equal],
  ['NOT_EQUAL', true, (x: Known, y: Known) => x.type !== NULL_TYPE && !equal(x, y)],
  ['ARRAY_CONTAINS', false, (x: Known, y: Known) => itemsOf(x).some((item) => found(item, y))],
  ['IN', false, (x: Known, y: Known) => itemsOf(y).some((item) => found(item, x))],
] as const;

interface Clause {
  field: Field;
  operator: (typeof OPERATORS)[number];
  value: Known;
}
type Tree = Clause | { op: 'AND' | 'OR'; filters: Tree[] };

const clause: fc.Arbitrary<Clause> = fc
  .record({
    field: fc.constantFrom(...FIELDS),
    operator: fc.constantFrom(...OPERATORS),
    value: known,
    list: fc.array(scalar, { minLength: 1, maxLength: 3 }),
  })
  .map(({ list, ...rest }) => (rest.operator[0] === 'IN' ? { ...rest, value: listOf(list) } : rest));
const tree: fc.Arbitrary<Tree> = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    clause,
    fc.record({
      op: fc.constantFrom('AND' as const, 'OR' as const),
      filters: fc.array(tie('tree'), { minLength: 1, maxLength: 3 }),
    }),
  ),
})).tree;

interface Asked {
  where: Tree | undefined;
  orderBy: { field: Field; descending: boolean }[];
  limit: number | undefined;
  offset: number;
  startAt: { values: Known[]; before: boolean } | undefined;
}
const asked: fc.Arbitrary<Asked> = fc
  .record({
    where: fc.option(tree, { nil: undefined }),
    orderBy: fc.uniqueArray(fc.record({ field: fc.constantFrom(...FIELDS), descending: fc.boolean() }), {
      maxLength: 2,
      selector: ({ field }) => field,
    }),
    limit: fc.option(fc.nat(5), { nil: undefined }),
    offset: fc.nat(2),
    startAt: fc.option(
      fc.record({ values: fc.array(known, { minLength: 1, maxLength: 2 }), before: fc.boolean() }),
      { nil: undefined },
    ),
  })
  .map((query) => ({
    ...query,
    startAt: query.startAt && {
      ...query.startAt,
      values: query.startAt.values.slice(0, query.orderBy.length),
    },
  }))
  // Skips queries that the service rejects; other tests cover them.
  .filter(({ where }) => !where || (arrayClauses(where) <= 1 && disjunctions(where) <= 30));

function disjunctions(where: Tree): number {
  if ('field' in where) return where.operator[0] === 'IN' ? itemsOf(where.value).length : 1;
  const counts = where.filters.map(disjunctions);
  return counts.reduce((a, b) => (where.op === 'OR' ? a + b : a * b));
}

function arrayClauses(where: Tree): number {
  if ('field' in where) return where.operator[0] === 'ARRAY_CONTAINS' ? 1 : 0;
  return where.filters.reduce((sum, filter) => sum + arrayClauses(filter), 0);
}

const documents: fc.Arbitrary<Doc[]> = fc
  .array(fc.record({ a: known, b: known, c: known }, { requiredKeys: [] }), { maxLength: 12 })
  .map((list) => list.map((fields, i) => ({ ...fields, id: String.fromCharCode(0x61 + ((i * 7) % 26)) })));

function toWire(where: Tree): WireFilter {
  if ('field' in where) {
    const { field, operator, value } = where;
    return { fieldFilter: { field: { fieldPath: field }, op: operator[0], value: encodeValue(value.value) } };
  }
  return { compositeFilter: { op: where.op, filters: where.filters.map(toWire) } };
}

function toStored({ id, ...fields }: Doc): StoredDocument {
  const entries = Object.entries(fields).map(([name, { value }]) => [name, value] as const);
  return {
    name: `projects/p/databases/d/documents/list/${id}`,
    segments: ['list', id],
    fields: new Map(entries),
    createTime: 0,
    updateTime: 0,
  };
}

function reference(docs: Doc[], { where, orderBy, limit, offset, startAt }: Asked): string[] {
  const inequalities = new Set<Field>();
  const visit = (inner: Tree): void => {
    if (!('field' in inner)) inner.filters.forEach(visit);
    else if (inner.operator[1]) inequalities.add(inner.field);
  };
  if (where) visit(where);
  const descending = orderBy.at(-1)?.descending ?? false;
  const implicit = FIELDS.filter(
    (field) => inequalities.has(field) && !orderBy.some((o) => o.field === field),
  );
  const orders = [...orderBy, ...implicit.map((field) => ({ field, descending }))];

  const passes = (doc: Doc, inner: Tree): boolean => {
    if (!('field' in inner)) {
      return inner.op === 'AND'
        ? inner.filters.every((filter) => passes(doc, filter))
        : inner.filters.some((filter) => passes(doc, filter));
    }
    const value = doc[inner.field];
    return value !== undefined && inner.operator[2](value, inner.value);
  };
  const compareDocs = (x: Doc, y: Doc): number => {
    for (const order of orders) {
      const [a, b] = [x[order.field], y[order.field]];
      const result = a && b ? compare(a, b) : 0;
      if (result !== 0) return order.descending ? -result : result;
    }
    return (x.id < y.id ? -1 : 1) * (descending ? -1 : 1);
  };
  const isBehindStart = (doc: Doc): boolean => {
    if (!startAt) return true;
    for (const [i, wanted] of startAt.values.entries()) {
      const order = orders[i];
      const value = order && doc[order.field];
      const result = value ? compare(value, wanted) * (order.descending ? -1 : 1) : 0;
      if (result !== 0) return result > 0;
    }
    return startAt.before;
  };
  return docs
    .filter((doc) => orders.every(({ field }) => doc[field] !== undefined))
    .filter((doc) => !where || passes(doc, where))
    .filter(isBehindStart)
    .toSorted(compareDocs)
    .slice(offset, limit === undefined ? undefined : offset + limit)
    .map(({ id }) => id);
}

test('random queries return the same documents as the reference implementation', () => {
  fc.assert(
    fc.property(documents, asked, (docs, query) => {
      const { where, orderBy, limit, offset, startAt } = query;
      const wire: WireQuery = {
        from: [{ collectionId: 'list' }],
        orderBy: orderBy.map(({ field, descending }) => ({
          field: { fieldPath: field },
          direction: descending ? 'DESCENDING' : 'ASCENDING',
        })),
        offset,
        ...(where && { where: toWire(where) }),
        ...(limit !== undefined && { limit: { value: limit } }),
        ...(startAt && {
          startAt: { values: startAt.values.map(({ value }) => encodeValue(value)), before: startAt.before },
        }),
      };
      const compiled = compileQuery('projects/p/databases/d/documents', wire);
      const actual = runQuery(compiled, docs.map(toStored)).documents.map(({ segments }) => segments[1]);
      expect(actual).toEqual(reference(docs, query));
    }),
    { numRuns: 1000 },
  );
});
