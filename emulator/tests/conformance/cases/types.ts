import { bytes, geoPoint, reference, timestamp, vector } from '../../support/tag.ts';
import type { Operator } from '../../support/client.ts';
import type { QueryCase } from './queries.ts';

// One document for each of these values, in Firestore's order across types, which is not JavaScript's.

// prettier-ignore
const VALUES: readonly (readonly [id: string, value: unknown])[] = [
  ['a', null], ['b', false], ['c', true],
  ['d', NaN], ['e', -5], ['f', 0], ['g', 1], ['h', 1.5],
  ['i', timestamp(0)], ['j', timestamp(10)],
  ['k', ''], ['l', 'a'], ['m', 'b'],
  ['n', bytes(1)], ['o', bytes(2)],
  ['p', reference('x/a')], ['q', reference('x/b')],
  ['r', geoPoint(0, 0)], ['s', geoPoint(1, 1)],
  ['t', []], ['u', [1]], ['v', [1, 'a']],
  ['w', vector(1)], ['x', vector(1, 2)],
  ['y', {}], ['z', { a: 1 }],
];

/** The documents of `mixed`: `{ v: value }`. */
export const MIXED = Object.fromEntries(VALUES.map(([id, v]) => [id, { v }]));

const ALL = VALUES.map(([id]) => id).join('');
const allBut = (ids: string): string => [...ALL].filter((id) => !ids.includes(id)).join('');

/**
 * [the operator, a description of its operand, the operand, the ids it finds, those in the SDK's cache if different]
 */
// prettier-ignore
const COMPARISONS: readonly (readonly [Operator, string, unknown, string, string?])[] = [
  ['==', 'null', null, 'a'], ['==', 'false', false, 'b'], ['==', 'NaN', NaN, 'd'], ['==', '0', 0, 'f'], ['==', '-0', -0, 'f'], ['==', '1', 1, 'g'],
  ['==', 'a timestamp', timestamp(10), 'j'], ['==', 'empty text', '', 'k'], ['==', 'text', 'a', 'l'], ['==', 'bytes', bytes(1), 'n'],
  ['==', 'a reference', reference('x/b'), 'q'], ['==', 'a geopoint', geoPoint(1, 1), 's'], ['==', 'an empty list', [], 't'], ['==', 'a list', [1], 'u'],
  ['==', 'a vector', vector(1, 2), 'x'], ['==', 'an empty map', {}, 'y'], ['==', 'a map', { a: 1 }, 'z'],

  ['!=', 'null', null, allBut('a')], ['!=', 'true', true, allBut('ac')], ['!=', 'NaN', NaN, allBut('ad')], ['!=', '1', 1, allBut('ag')],
  ['!=', 'text', 'b', allBut('am')], ['!=', 'a list', [1], allBut('au')], ['!=', 'a vector', vector(1), allBut('aw')], ['!=', 'a map', {}, allBut('ay')],

  ['<', 'true', true, 'b'], ['<', '1', 1, 'ef', 'def'], ['<', 'a timestamp', timestamp(10), 'i'], ['<', 'text', 'b', 'kl'], ['<', 'bytes', bytes(2), 'n'],
  ['<', 'a reference', reference('x/b'), 'p'], ['<', 'a geopoint', geoPoint(1, 1), 'r'], ['<', 'a list', [1], 't'], ['<', 'a vector', vector(1, 2), 'w'], ['<', 'a map', { a: 1 }, 'y'],
  ['<=', 'false', false, 'b'], ['<=', '1', 1, 'efg', 'defg'], ['<=', 'a timestamp', timestamp(0), 'i'], ['<=', 'text', 'a', 'kl'], ['<=', 'bytes', bytes(1), 'n'],
  ['<=', 'a reference', reference('x/a'), 'p'], ['<=', 'a geopoint', geoPoint(0, 0), 'r'], ['<=', 'a list', [1], 'tu'], ['<=', 'a vector', vector(1), 'w'], ['<=', 'a map', {}, 'y'],
  ['>', 'false', false, 'c'], ['>', '0', 0, 'gh'], ['>', 'a timestamp', timestamp(0), 'j'], ['>', 'text', 'a', 'm'], ['>', 'bytes', bytes(1), 'o'],
  ['>', 'a reference', reference('x/a'), 'q'], ['>', 'a geopoint', geoPoint(0, 0), 's'], ['>', 'a list', [], 'uv'], ['>', 'a vector', vector(1), 'x'], ['>', 'a map', {}, 'z'],
  ['>=', 'false', false, 'bc'], ['>=', '1', 1, 'gh'], ['>=', 'a timestamp', timestamp(1), 'j'], ['>=', 'empty text', '', 'klm'], ['>=', 'bytes', bytes(), 'no'],
  ['>=', 'a reference', reference('x/a'), 'pq'], ['>=', 'a geopoint', geoPoint(-1, 0), 'rs'], ['>=', 'a list', [1], 'uv'], ['>=', 'a vector', vector(0), 'wx'], ['>=', 'a map', {}, 'yz'],

  ['in', 'all types', [true, 1, 'a', [1], {}], 'cgluy'], ['in', 'null and NaN', [null, NaN], '', 'ad'], ['in', 'bytes, a geopoint and a timestamp', [bytes(2), geoPoint(0, 0), timestamp(0)], 'ior'],
  ['not-in', 'all types', [true, 1, 'a', [1], {}], allBut('acgluy')], ['not-in', 'NaN', [NaN], allBut('ad')], ['not-in', 'null', [null], ''],
  ['array-contains', 'a number', 1, 'uv'], ['array-contains', 'text', 'a', 'v'], ['array-contains', 'an element that only a vector has', 2, ''],
  ['array-contains-any', 'several values', ['a', 5], 'v'], ['array-contains-any', 'values that no list has', [null, 'b'], ''],
];

export const TYPE_CASES: readonly QueryCase[] = [
  ...COMPARISONS.map(([operator, said, value, ids, inCache = ids]): QueryCase => [
    `${operator} ${said}, among all types`,
    { from: 'mixed', where: ['v', operator, value] },
    ids,
    inCache,
  ]),
  ['all types, ascending', { from: 'mixed', orderBy: [['v']] }, ALL],
  ['all types, descending', { from: 'mixed', orderBy: [['v', 'desc']] }, [...ALL].toReversed().join('')],
  ...VALUES.filter(([id]) => 'aditknprtwy'.includes(id)).map(([id, value]): QueryCase => [
    `start after the value of ${id}, among all types`,
    { from: 'mixed', orderBy: [['v']], startAfter: [value] },
    ALL.slice(ALL.indexOf(id) + 1),
  ]),
];

/** More values, in ascending order. */
// prettier-ignore
export const VALUES_IN_ORDER: readonly unknown[] = [
  null, false, true,
  NaN, -Infinity, Number.MIN_SAFE_INTEGER, -1.5, 0, 0.5, 1, Number.MAX_SAFE_INTEGER, 1e300, Infinity,
  timestamp(-1), timestamp(0), timestamp(0, 1000),
  '', 'A', 'a', 'aa', 'b', '볕', '\uffff', '🌞',
  bytes(), bytes(0), bytes(0, 1), bytes(200),
  reference('a/b'), reference('a/b/c/d'), reference('a/c'), reference('aa/b'),
  geoPoint(-1, 5), geoPoint(0, -5), geoPoint(0, 5),
  [], [1], [1, 'a'], [2], ['a'],
  vector(9), vector(1, 2), vector(1, 3),
  {}, { a: 1 }, { a: 1, b: 1 }, { a: 2 }, { b: 0 },
];
