import type { Data } from '../../support/client.ts';
import type { QueryCase } from './queries.ts';

// Collections with the same id at several paths, and document ids whose UTF-8 order differs from their UTF-16 order.

/** Documents by path; the query cases name collections from the root. */
export const PATH_DOCUMENTS: Readonly<Record<string, Data>> = {
  'reviews/t': { stars: 5, by: 'ann' },
  'towns/a/reviews/o': { stars: 3, by: 'bob' },
  'towns/a/reviews/p': { stars: 4, by: 'ann' },
  'towns/b/reviews/q': { stars: 2 },
  'towns/a/more/x/reviews/d': { stars: 1, by: 'ann' },
  'towns/a/preview/z': { stars: 2 },
  'towns/c': { name: 'c' },
  'lists/n': { l: [null] },
  'lists/o': { l: [NaN] },
  'lists/p': { l: [1] },
  'names/b': {},
  'names/__id10__': {},
  'names/🌞': {},
  'names/\uffff': {},
  'names/__id9__': {},
};

const group = { from: 'reviews', group: true } as const;

// prettier-ignore
export const PATH_CASES: readonly QueryCase[] = [
  ['a root collection without collections of the same id below', { from: 'reviews' },                                                't'],
  ['a collection below a document',             { from: 'towns/a/reviews' },                                        'op'],
  ['a collection below a missing document',     { from: 'towns/b/reviews' },                                        'q'],
  ['no missing documents that only have subcollections',     { from: 'towns' },                                     'c'],
  ['an empty collection',                       { from: 'towns/z/reviews' },                                        ''],
  ['a deeply nested collection',                { from: 'towns/a/more/x/reviews' },                                 'd'],
  ['a collection group at every depth',         { ...group, orderBy: [['stars']] },                                 'dqopt'],
  ['a collection group ordered by full names',  group,                                                              'tdopq'],
  ['a collection group, descending',            { ...group, orderBy: [['stars', 'desc']] },                         'tpoqd'],
  ['a collection group with a filter',                     { ...group, where: ['by', '==', 'ann'] },                           'tdp'],
  ['a collection group with an inequality',     { ...group, where: ['stars', '>', 2] },                             'opt'],
  ['a collection group with a limit',           { ...group, orderBy: [['stars']], limit: 2 },                       'dq'],
  ['a collection group with limitToLast',       { ...group, orderBy: [['stars']], limitToLast: 2 },                 'pt'],
  ['a collection group with a cursor',          { ...group, orderBy: [['stars']], startAfter: [2] },                'opt'],
  ['a collection group with or',                { ...group, where: { or: [['stars', '==', 1], ['stars', '==', 5]] } }, 'td'],
  ['a collection group without collections',    { from: 'none', group: true },                                      ''],
  ['array-contains-any leaves out null and NaN', { from: 'lists', where: ['l', 'array-contains-any', [null, NaN, 1]] }, 'p', 'nop'],
  ['a collection group whose id is the end of another id', { from: 'preview', group: true },                                   'z'],
  ['numeric ids before others, which are ordered by UTF-8',       { from: 'names' },                                '__id9____id10__b\uffff🌞'],
  ['numeric ids after others, descending',      { from: 'names', orderBy: [['__name__', 'desc']] },                 '🌞\uffffb__id10____id9__'],
  ['a range of ids beyond U+FFFF',              { from: 'names', where: ['__name__', '>', '\uffff'] },              '🌞'],
];

/** [title, query, field, count, sum and average]; count counts only the documents that have the field */
export type AggregationCase = readonly [
  title: string,
  query: QueryCase[1],
  field: string,
  count: number,
  sum: number,
  average: number | null,
];

// prettier-ignore
export const AGGREGATION_CASES: readonly AggregationCase[] = [
  ['values that are not numbers are ignored', {},                                                   'price',  6, 100.5, 20.1],
  ['with a filter',                         { where: ['kind', '==', 'coffee'] },                  'price',  2, 30,    15],
  ['with an inequality',                    { where: ['price', '>', 10] },                        'price',  4, 90.5,  22.625],
  ['with or',                               { where: { or: [['price', '==', 10], ['price', '==', 30]] } }, 'price', 2, 40, 20],
  ['of an empty collection',                { from: 'nowhere' },                                  'price',  0, 0,     null],
  ['with a filter that matches nothing',    { where: ['kind', '==', 'x'] },                       'price',  0, 0,     null],
  ['NaN makes sum and average NaN',         {},                                                   'stock',  3, NaN,   NaN],
  ['text has the sum 0',                    { where: ['kind', '==', 'tea'] },                     'price',  1, 0,     null],
  ['a field that no document has',          {},                                                   'none',   0, 0,     null],
  ['with a limit',                          { orderBy: [['price']], limit: 2 },                   'price',  2, 30,    15],
  ['with cursors',                          { orderBy: [['price']], startAfter: [20], endBefore: [''] }, 'price', 2, 50.5, 25.25],
  ['a collection group',                    { from: 'reviews', group: true },                     'stars',  5, 15,    3],
  ['a collection group with a filter',                 { from: 'reviews', group: true, where: ['by', '==', 'ann'] }, 'stars', 3, 10, 10 / 3],
  ['a nested field',                        {},                                                   'a.b',    1, 1,     1],
  ['a subcollection',                       { from: 'towns/a/reviews' },                          'stars',  2, 7,     3.5],
];
