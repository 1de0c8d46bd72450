import type { QuerySpec, Values } from '../testing/client.ts';

/** The documents of `things`, which the cases below ask for. */
export function things(values: Values): Record<string, Record<string, unknown>> {
  return {
    a: { kind: 'coffee', price: 10, tags: ['light', 'floral'], origin: { country: 'Ethiopia' } },
    b: { kind: 'coffee', price: 20, tags: ['dark'], origin: { country: 'Brazil' }, stock: null },
    c: { kind: 'makgeolli', price: 20.5, tags: ['light', 'sweet'], stock: 3 },
    d: { kind: 'makgeolli', price: 30, tags: [], stock: NaN },
    e: { kind: 'tea', price: 'on request', tags: 'light' },
    f: { price: 20, made: values.timestamp(1_700_000_000, 0) },
  };
}

/** [what is asked, the query, the ids expected in order] */
export type QueryCase = readonly [title: string, query: Omit<QuerySpec, 'from'>, ids: string];

export const QUERY_CASES: readonly QueryCase[] = [
  ['everything, by name', {}, 'abcdef'],

  ['== text', { where: ['kind', '==', 'coffee'] }, 'ab'],
  ['== an integer also finds the equal double', { where: ['price', '==', 20.5] }, 'c'],
  ['== null', { where: ['stock', '==', null] }, 'b'],
  ['== NaN', { where: ['stock', '==', NaN] }, 'd'],
  ['== a nested field', { where: ['origin.country', '==', 'Brazil'] }, 'b'],
  ['== a whole map', { where: ['origin', '==', { country: 'Ethiopia' }] }, 'a'],
  ['== a whole list', { where: ['tags', '==', ['dark']] }, 'b'],
  ['== nothing equal', { where: ['kind', '==', 'juice'] }, ''],
  ['!= leaves out the field’s absence', { where: ['kind', '!=', 'coffee'] }, 'cde'],
  ['!= null', { where: ['stock', '!=', null] }, 'dc'],
  ['!= NaN leaves out null', { where: ['stock', '!=', NaN] }, 'c'],
  ['< compares within a type', { where: ['price', '<', 20.5] }, 'abf'],
  ['<=', { where: ['price', '<=', 20.5] }, 'abfc'],
  ['>', { where: ['price', '>', 20] }, 'cd'],
  ['>= text leaves out numbers', { where: ['price', '>=', ''] }, 'e'],
  ['>= a time', { where: ['made', '>=', new Date(0)] }, 'f'],
  ['array-contains looks into lists alone', { where: ['tags', 'array-contains', 'light'] }, 'ac'],
  ['array-contains-any', { where: ['tags', 'array-contains-any', ['dark', 'sweet']] }, 'bc'],
  ['in', { where: ['kind', 'in', ['tea', 'coffee']] }, 'abe'],
  ['in with numbers', { where: ['price', 'in', [20, 30.0]] }, 'bdf'],
  ['not-in leaves out absent and null', { where: ['stock', 'not-in', [5]] }, 'dc'],
  ['not-in with null finds nothing', { where: ['stock', 'not-in', [null]] }, ''],

  [
    'and',
    {
      where: {
        and: [
          ['kind', '==', 'coffee'],
          ['price', '>', 10],
        ],
      },
    },
    'b',
  ],
  [
    'or',
    {
      where: {
        or: [
          ['kind', '==', 'tea'],
          ['price', '==', 30],
        ],
      },
    },
    'de',
  ],
  [
    'or within and',
    {
      where: {
        and: [
          ['price', '<=', 20],
          {
            or: [
              ['kind', '==', 'coffee'],
              ['stock', '==', null],
            ],
          },
        ],
      },
    },
    'ab',
  ],
  [
    'two inequalities on a field',
    {
      where: {
        and: [
          ['price', '>', 10],
          ['price', '<', 30],
        ],
      },
    },
    'bfc',
  ],
  [
    'inequalities on two fields',
    {
      where: {
        and: [
          ['kind', '>', 'coffee'],
          ['price', '<', 30],
        ],
      },
    },
    'c',
  ],

  ['__name__ ==', { where: ['__name__', '==', 'c'] }, 'c'],
  ['__name__ in', { where: ['__name__', 'in', ['d', 'b', 'x']] }, 'bd'],
  ['__name__ >', { where: ['__name__', '>', 'd'] }, 'ef'],
  ['__name__ not-in', { where: ['__name__', 'not-in', ['a', 'f']] }, 'bcde'],

  ['order by a field leaves out its absence', { orderBy: [['kind']] }, 'abcde'],
  ['order descending takes the names along', { orderBy: [['kind', 'desc']] }, 'edcba'],
  [
    'order by two fields',
    {
      orderBy: [
        ['kind', 'desc'],
        ['price', 'asc'],
      ],
    },
    'ecdab',
  ],
  ['order across types', { orderBy: [['price']] }, 'abfcde'],
  ['order by a nested field', { orderBy: [['origin.country']] }, 'ba'],
  ['order by name, descending', { orderBy: [['__name__', 'desc']] }, 'fedcba'],

  ['limit', { limit: 2 }, 'ab'],
  ['limit after order', { orderBy: [['price', 'desc']], limit: 2 }, 'ed'],
  ['limit to last', { orderBy: [['price']], limitToLast: 2 }, 'de'],
  ['start at', { orderBy: [['price']], startAt: [20] }, 'bfcde'],
  ['start after', { orderBy: [['price']], startAfter: [20] }, 'cde'],
  ['end at', { orderBy: [['price']], endAt: [20] }, 'abf'],
  ['end before', { orderBy: [['price']], endBefore: [20] }, 'a'],
  ['a window', { orderBy: [['price']], startAt: [20], endBefore: ['a'], limit: 2 }, 'bf'],
  ['start at, descending', { orderBy: [['price', 'desc']], startAt: [20] }, 'fba'],
  ['start at a value and a name', { orderBy: [['price'], ['__name__']], startAt: [20, 'f'] }, 'fcde'],
  ['start after names', { orderBy: [['__name__']], startAfter: ['d'] }, 'ef'],
];

/** Values in Firestore's order across types, which is not JavaScript's. */
export function valuesInOrder({ timestamp, geoPoint, bytes, reference, vector }: Values): readonly unknown[] {
  return [
    null,
    false,
    true,
    NaN,
    -Infinity,
    Number.MIN_SAFE_INTEGER,
    -1.5,
    0,
    0.5,
    1,
    Number.MAX_SAFE_INTEGER,
    1e300,
    Infinity,
    timestamp(-1, 0),
    timestamp(0, 0),
    timestamp(0, 1000),
    '',
    'A',
    'a',
    'aa',
    'b',
    '볕',
    '\uffff',
    '🌞',
    bytes(),
    bytes(0),
    bytes(0, 1),
    bytes(200),
    reference('a/b'),
    reference('a/b/c/d'),
    reference('a/c'),
    reference('aa/b'),
    geoPoint(-1, 5),
    geoPoint(0, -5),
    geoPoint(0, 5),
    [],
    [1],
    [1, 'a'],
    [2],
    ['a'],
    vector(9),
    vector(1, 2),
    vector(1, 3),
    {},
    { a: 1 },
    { a: 1, b: 1 },
    { a: 2 },
    { b: 0 },
  ];
}
