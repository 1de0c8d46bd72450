import type { Data } from '../../testing/client.ts';
import type { QueryCase } from './queries.ts';

// Collections of one id in several places, and names that are ordered by their UTF-8.

/** Documents by path; the query cases name collections from the root. */
export const PLACES: Readonly<Record<string, Data>> = {
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
export const PLACE_CASES: readonly QueryCase[] = [
  ['a collection at the root alone',            { from: 'reviews' },                                                't'],
  ['a collection below a document',             { from: 'towns/a/reviews' },                                        'op'],
  ['a collection below a missing document',     { from: 'towns/b/reviews' },                                        'q'],
  ['documents that have only others below them are missing', { from: 'towns' },                                     'c'],
  ['a collection that is empty',                { from: 'towns/z/reviews' },                                        ''],
  ['a collection deep down',                    { from: 'towns/a/more/x/reviews' },                                 'd'],
  ['a group finds collections at every depth',  { ...group, orderBy: [['stars']] },                                 'dqopt'],
  ['a group in the order of whole names',       group,                                                              'tdopq'],
  ['a group, descending',                       { ...group, orderBy: [['stars', 'desc']] },                         'tpoqd'],
  ['a group with a filter',                     { ...group, where: ['by', '==', 'ann'] },                           'tdp'],
  ['a group with an inequality',                { ...group, where: ['stars', '>', 2] },                             'opt'],
  ['a group with a limit',                      { ...group, orderBy: [['stars']], limit: 2 },                       'dq'],
  ['a group with a limit to last',              { ...group, orderBy: [['stars']], limitToLast: 2 },                 'pt'],
  ['a group with a cursor',                     { ...group, orderBy: [['stars']], startAfter: [2] },                'opt'],
  ['a group with or',                           { ...group, where: { or: [['stars', '==', 1], ['stars', '==', 5]] } }, 'td'],
  ['a group of an id that no collection has',   { from: 'none', group: true },                                      ''],
  ['array-contains-any leaves out null and NaN', { from: 'lists', where: ['l', 'array-contains-any', [null, NaN, 1]] }, 'p', 'nop'],
  ['another id that begins alike',              { from: 'preview', group: true },                                   'z'],
  ['numeric ids stand before others, which are ordered by UTF-8', { from: 'names' },                                '__id9____id10__b\uffff🌞'],
  ['… descending',                              { from: 'names', orderBy: [['__name__', 'desc']] },                 '🌞\uffffb__id10____id9__'],
  ['a range of ids across planes',              { from: 'names', where: ['__name__', '>', '\uffff'] },              '🌞'],
];

/** [title, field, count, sum and average]; in one request they count the documents that have the field */
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
  ['numbers alone are summed',              {},                                                   'price',  6, 100.5, 20.1],
  ['of what a filter leaves',               { where: ['kind', '==', 'coffee'] },                  'price',  2, 30,    15],
  ['of an inequality',                      { where: ['price', '>', 10] },                        'price',  4, 90.5,  22.625],
  ['of or',                                 { where: { or: [['price', '==', 10], ['price', '==', 30]] } }, 'price', 2, 40, 20],
  ['of nothing',                            { from: 'nowhere' },                                  'price',  0, 0,     null],
  ['of a filter that finds nothing',        { where: ['kind', '==', 'x'] },                       'price',  0, 0,     null],
  ['NaN makes all NaN',                     {},                                                   'stock',  3, NaN,   NaN],
  ['text has no sum',                       { where: ['kind', '==', 'tea'] },                     'price',  1, 0,     null],
  ['a field that nothing has',              {},                                                   'none',   0, 0,     null],
  ['within a limit',                        { orderBy: [['price']], limit: 2 },                   'price',  2, 30,    15],
  ['behind a cursor',                       { orderBy: [['price']], startAfter: [20], endBefore: [''] }, 'price', 2, 50.5, 25.25],
  ['a group',                               { from: 'reviews', group: true },                     'stars',  5, 15,    3],
  ['a group with a filter',                 { from: 'reviews', group: true, where: ['by', '==', 'ann'] }, 'stars', 3, 10, 10 / 3],
  ['a nested field',                        {},                                                   'a.b',    1, 1,     1],
  ['a subcollection',                       { from: 'towns/a/reviews' },                          'stars',  2, 7,     3.5],
];
