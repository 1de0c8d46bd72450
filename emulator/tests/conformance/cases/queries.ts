import type { Clause, Data, QuerySpec } from '../../support/client.ts';
import { timestamp } from '../../support/tag.ts';

/** The documents of `things`, which the cases below query. */
export const THINGS: Readonly<Record<string, Data>> = {
  a: { kind: 'coffee', price: 10, tags: ['light', 'floral'], origin: { country: 'Ethiopia' } },
  b: { kind: 'coffee', price: 20, tags: ['dark'], origin: { country: 'Brazil' }, stock: null },
  c: { kind: 'makgeolli', price: 20.5, tags: ['light', 'sweet'], stock: 3 },
  d: { kind: 'makgeolli', price: 30, tags: [], stock: NaN },
  e: { kind: 'tea', price: 'on request', tags: 'light', 'a.b': { 'c d': 1 } },
  f: { price: 20, made: timestamp(1_700_000_000), a: { b: 1 } },
};

/**
 * [title, query, expected ids in order, ids from the web SDK's cache if they differ]; the collection is `things` unless
 * the query names another
 */
export type QueryCase = readonly [title: string, query: Partial<QuerySpec>, ids: string, inCache?: string];

const where = (...clause: Extract<Clause, readonly unknown[]>): { where: Clause } => ({ where: clause });
const and = (...clauses: Clause[]): Clause => ({ and: clauses });
const or = (...clauses: Clause[]): Clause => ({ or: clauses });

// prettier-ignore
export const FILTER_CASES: readonly QueryCase[] = [
  ['no filter, ordered by name',                 {},                                                     'abcdef'],
  ['== text',                                    where('kind', '==', 'coffee'),                          'ab'],
  ['== an integer also finds the equal double',  where('price', '==', 20.5),                             'c'],
  ['== null',                                    where('stock', '==', null),                             'b'],
  ['== NaN',                                     where('stock', '==', NaN),                              'd'],
  ['== a nested field',                          where('origin.country', '==', 'Brazil'),                'b'],
  ['== a whole map',                             where('origin', '==', { country: 'Ethiopia' }),         'a'],
  ['== a part of a map matches nothing',         where('origin', '==', {}),                              ''],
  ['== a whole list',                            where('tags', '==', ['dark']),                          'b'],
  ['== a list in another order matches nothing', where('tags', '==', ['floral', 'light']),               ''],
  ['== a value that no document has',            where('kind', '==', 'juice'),                           ''],
  ['== text in another letter case matches nothing', where('kind', '==', 'Coffee'),                          ''],
  ['== a field that no document has',            where('none', '==', 1),                                 ''],
  ['!= leaves out documents without the field',  where('kind', '!=', 'coffee'),                          'cde'],
  ['!= null',                                    where('stock', '!=', null),                             'dc'],
  ['!= NaN leaves out null',                     where('stock', '!=', NaN),                              'c'],
  ['!= a value that no document has',            where('kind', '!=', 'x'),                               'abcde'],
  ['< compares within a type',                   where('price', '<', 20.5),                              'abf'],
  ['<=',                                         where('price', '<=', 20.5),                             'abfc'],
  ['>',                                          where('price', '>', 20),                                'cd'],
  ['< leaves out NaN',                           where('stock', '<', 5),                                 'c', 'dc'],
  ['<= leaves out NaN',                          where('stock', '<=', 3),                                'c', 'dc'],
  ['> a nested field',                           where('origin.country', '>', 'Brazil'),                 'a'],
  ['>= text leaves out numbers',                 where('price', '>=', ''),                               'e'],
  ['>= a timestamp',                             where('made', '>=', new Date(0)),                       'f'],
  ['== a field whose name contains a dot',       where(['a.b', 'c d'], '==', 1),                         'e'],
  ['== a dotted path, not a field name with a dot', where('a.b', '==', 1),                                  'f'],
  ['array-contains matches only lists',          where('tags', 'array-contains', 'light'),               'ac'],
  ['array-contains of an element that no list has', where('tags', 'array-contains', 'x'),                   ''],
  ['array-contains-any',                         where('tags', 'array-contains-any', ['dark', 'sweet']), 'bc'],
  ['array-contains-any finds each document once', where('tags', 'array-contains-any', ['light', 'sweet', 'floral']), 'ac'],
  ['in',                                         where('kind', 'in', ['tea', 'coffee']),                 'abe'],
  ['in with one value',                          where('kind', 'in', ['tea']),                           'e'],
  ['in with numbers',                            where('price', 'in', [20, 30.0]),                       'bdf'],
  ['in across types',                            where('price', 'in', ['on request', 10]),               'ae'],
  ['in with null and NaN',                       where('stock', 'in', [null, NaN, 3]),                   'c', 'bcd'],
  ['in with null and NaN alone',                 where('stock', 'in', [null, NaN]),                      '', 'bd'],
  ['in with complete lists',                     where('tags', 'in', [['dark'], []]),                    'bd'],
  ['not-in leaves out missing fields and null',  where('stock', 'not-in', [5]),                          'dc'],
  ['not-in with NaN',                            where('stock', 'not-in', [NaN]),                        'c'],
  ['not-in with null matches nothing',           where('stock', 'not-in', [null]),                       ''],
  ['not-in with several values',                 where('kind', 'not-in', ['coffee', 'tea']),             'cd'],
  ['not-in can be ordered by its field',         { ...where('price', 'not-in', [20]), orderBy: [['price', 'desc']] }, 'edca'],

  ['__name__ ==',                                where('__name__', '==', 'c'),                           'c'],
  ['__name__ !=',                                where('__name__', '!=', 'c'),                           'abdef'],
  ['__name__ in',                                where('__name__', 'in', ['d', 'b', 'x']),               'bd'],
  ['__name__ not-in',                            where('__name__', 'not-in', ['a', 'f']),                'bcde'],
  ['__name__ >',                                 where('__name__', '>', 'd'),                            'ef'],
  ['__name__ <=',                                where('__name__', '<=', 'b'),                           'ab'],
  ['a range of __name__',                        { where: and(['__name__', '>=', 'b'], ['__name__', '<', 'd']) }, 'bc'],
  ['__name__ in and == a field',                 { where: and(['__name__', 'in', ['a', 'c']], ['kind', '==', 'coffee']) }, 'a'],
];

// prettier-ignore
export const TREE_CASES: readonly QueryCase[] = [
  ['and',                                  { where: and(['kind', '==', 'coffee'], ['price', '>', 10]) },                     'b'],
  ['and of one filter',                    { where: and(['kind', '==', 'coffee']) },                                        'ab'],
  ['and of filters that exclude each other', { where: and(['kind', '==', 'coffee'], ['kind', '==', 'tea']) },                 ''],
  ['and of equalities on three fields',    { where: and(['kind', '==', 'coffee'], ['price', '==', 20], ['stock', '==', null]) }, 'b'],
  ['or',                                   { where: or(['kind', '==', 'tea'], ['price', '==', 30]) },                       'de'],
  ['or of one filter',                     { where: or(['kind', '==', 'tea']) },                                            'e'],
  ['or of the same filter twice',          { where: or(['kind', '==', 'tea'], ['kind', '==', 'tea']) },                     'e'],
  ['or finds each document once',          { where: or(['kind', '==', 'coffee'], ['price', '==', 10]) },                    'ab'],
  ['or with an inequality leaves out documents without its field', { where: or(['made', '>', timestamp(0)], ['kind', '==', 'tea']) }, 'f'],
  ['or of two ranges of a field',          { where: or(['price', '<', 20], ['price', '>', 20]) },                           'acd'],
  ['or of in and ==',                      { where: or(['kind', 'in', ['tea', 'juice']], ['price', '==', 20]) },            'bef'],
  ['or of array-contains and ==',          { where: or(['tags', 'array-contains', 'light'], ['kind', '==', 'tea']) },       'ace'],
  ['or of two array-contains',             { where: or(['tags', 'array-contains', 'dark'], ['tags', 'array-contains', 'sweet']) }, 'bc'],
  ['or within and',                        { where: and(['price', '<=', 20], or(['kind', '==', 'coffee'], ['stock', '==', null])) }, 'ab'],
  ['and within or',                        { where: or(and(['kind', '==', 'coffee'], ['price', '==', 10]), and(['kind', '==', 'makgeolli'], ['price', '==', 30])) }, 'ad'],
  ['or within or',                         { where: or(['kind', '==', 'tea'], or(['price', '==', 10], ['price', '==', 30])) }, 'ade'],
  ['and within and',                       { where: and(['kind', '==', 'makgeolli'], and(['price', '>', 20], ['price', '<', 30])) }, 'c'],
  ['and and or nested in three levels',    { where: and(['price', '>=', 10], or(['kind', '==', 'tea'], and(['kind', '==', 'coffee'], or(['price', '==', 20], ['stock', '==', 3])))) }, 'b'],
  ['or with a limit',                      { where: or(['kind', '==', 'coffee'], ['kind', '==', 'tea']), limit: 2 },        'ab'],
  ['or ordered by a field',                { where: or(['kind', '==', 'coffee'], ['kind', '==', 'makgeolli']), orderBy: [['price', 'desc']] }, 'dcba'],
  ['or ordered by a field that some documents lack', { where: or(['kind', '==', 'tea'], ['stock', '==', 3]), orderBy: [['stock']] },  'c'],
  ['two inequalities on a field',          { where: and(['price', '>', 10], ['price', '<', 30]) },                          'bfc'],
  ['an empty range',                       { where: and(['price', '>', 30], ['price', '<', 10]) },                          ''],
  ['a range of one value',                 { where: and(['price', '>=', 20], ['price', '<=', 20]) },                        'bf'],
  ['inequalities on two fields',           { where: and(['kind', '>', 'coffee'], ['price', '<', 30]) },                     'c'],
  ['inequalities on two fields, ordered by one', { where: and(['kind', '>=', 'coffee'], ['price', '<=', 30]), orderBy: [['price', 'desc']] }, 'dcba'],
  ['inequalities on two fields, ordered by both', { where: and(['kind', '>=', 'coffee'], ['price', '<=', 30]), orderBy: [['kind', 'desc'], ['price']] }, 'cdab'],
  ['an inequality and != of another field', { where: and(['price', '>', 10], ['kind', '!=', 'coffee']) },                    'cd'],
  ['== and an inequality of another field', { where: and(['kind', '==', 'makgeolli'], ['price', '>', 20.5]) },               'd'],
  ['== and array-contains',                { where: and(['kind', '==', 'coffee'], ['tags', 'array-contains', 'light']) },   'a'],
  ['array-contains and an inequality',     { where: and(['tags', 'array-contains', 'light'], ['price', '>', 10]) },         'c'],
  ['in and an inequality',                 { where: and(['kind', 'in', ['coffee', 'makgeolli']], ['price', '>', 10]) },     'bcd'],
  ['in of two fields',                     { where: and(['kind', 'in', ['coffee', 'tea']], ['price', 'in', [10, 30]]) },    'a'],
  ['!= and == of another field',            { where: and(['kind', '!=', 'tea'], ['stock', '==', 3]) },                       'c'],
];

// prettier-ignore
export const ORDER_CASES: readonly QueryCase[] = [
  ['order by a field leaves out documents without it', { orderBy: [['kind']] },                                  'abcde'],
  ['order by a field, descending, also orders names descending', { orderBy: [['kind', 'desc']] },                          'edcba'],
  ['order by two fields',                        { orderBy: [['kind', 'desc'], ['price', 'asc']] },        'ecdab'],
  ['order by two fields, both descending',       { orderBy: [['kind', 'desc'], ['price', 'desc']] },       'edcba'],
  ['order across types',                         { orderBy: [['price']] },                                 'abfcde'],
  ['order across types, descending',             { orderBy: [['price', 'desc']] },                         'edcfba'],
  ['order by a nested field',                    { orderBy: [['origin.country']] },                        'ba'],
  ['order by a whole map',                       { orderBy: [['origin']] },                                'ba'],
  ['order by lists and others',                  { orderBy: [['tags']] },                                  'edbac'],
  ['order by null, NaN and numbers',             { orderBy: [['stock']] },                                 'bdc'],
  ['order by a field whose name contains a dot', { orderBy: [[['a.b', 'c d']]] },                          'e'],
  ['order by name',                              { orderBy: [['__name__']] },                              'abcdef'],
  ['order by name, descending',                  { orderBy: [['__name__', 'desc']] },                      'fedcba'],
  ['order by a field, then name descending',     { orderBy: [['kind'], ['__name__', 'desc']] },            'badce'],
  ['order by a field that no document has',      { orderBy: [['none']] },                                  ''],
  ['an inequality implies an order by its field', where('price', '>', 10),                                  'bfcd'],
  ['an inequality, descending',                  { ...where('price', '>', 10), orderBy: [['price', 'desc']] }, 'dcfb'],
  ['an equality is ordered by name',             where('price', '==', 20),                                 'bf'],
  ['an equality ordered by another field',       { ...where('kind', '==', 'coffee'), orderBy: [['price', 'desc']] }, 'ba'],
  ['in is ordered by name',                      where('price', 'in', [30, 10]),                           'ad'],

  ['limit',                                      { limit: 2 },                                             'ab'],
  ['limit greater than the number of documents', { limit: 100 },                                           'abcdef'],
  ['limit after order',                          { orderBy: [['price', 'desc']], limit: 2 },               'ed'],
  ['limit after a filter',                       { ...where('price', '>=', 20), limit: 2 },                'bf'],
  ['limitToLast',                                { orderBy: [['price']], limitToLast: 2 },                 'de'],
  ['limitToLast, descending',                    { orderBy: [['price', 'desc']], limitToLast: 2 },         'ba'],
  ['limitToLast after a filter',                 { ...where('price', '<', 30), orderBy: [['price']], limitToLast: 2 }, 'fc'],
  ['limitToLast greater than the number of documents', { orderBy: [['origin.country']], limitToLast: 9 },        'ba'],
];

/** [title, the query, the error code, a part of the message] */
export type RefusedCase = readonly [
  title: string,
  query: Partial<QuerySpec>,
  refused: string,
  sentence: string,
];

const NOTHING_AFTER_THE_KEY = 'order by clause cannot contain more fields after the key';
const NO_KEY_EQUALITY =
  'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.';

// prettier-ignore
export const REFUSED_CASES: readonly RefusedCase[] = [
  ['!= ordered by name',                     { ...where('kind', '!=', 'tea'), orderBy: [['__name__']] },          'invalid-argument', NOTHING_AFTER_THE_KEY],
  ['not-in ordered by name',                 { ...where('kind', 'not-in', ['tea']), orderBy: [['__name__']] },    'invalid-argument', NOTHING_AFTER_THE_KEY],
  ['an order by a field after the name',     { orderBy: [['__name__'], ['kind']] },                               'invalid-argument', NOTHING_AFTER_THE_KEY],
  ['== of the name and != of a field',       { where: and(['__name__', '==', 'a'], ['kind', '!=', 'tea']) },      'invalid-argument', NO_KEY_EQUALITY],
  ['== of the name and a range of a field, ordered by both', { where: and(['__name__', '==', 'a'], ['price', '>', 5]), orderBy: [['price'], ['__name__']] }, 'invalid-argument', NO_KEY_EQUALITY],
  ['== of the name and a range of a field',  { where: and(['__name__', '==', 'a'], ['price', '>', 5]) },          'invalid-argument', NO_KEY_EQUALITY],
];

/** The queries closest to the rejected ones that are valid. */
// prettier-ignore
export const NAME_CASES: readonly QueryCase[] = [
  ['!= ordered by its field, then by name',  { ...where('kind', '!=', 'tea'), orderBy: [['kind'], ['__name__']] }, 'abcd'],
  ['== of the name and of a field',          { where: and(['__name__', '==', 'a'], ['kind', '==', 'coffee']) },   'a'],
];
