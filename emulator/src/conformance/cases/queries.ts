import type { Clause, Data, QuerySpec } from '../../testing/client.ts';
import { timestamp } from '../../testing/tag.ts';

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
 * [title, the query, the expected ids in order, the ids from the web SDK's own cache where they
 * differ]; the collection is `things` unless the query names another
 */
export type QueryCase = readonly [title: string, query: Partial<QuerySpec>, ids: string, inCache?: string];

const where = (...clause: Extract<Clause, readonly unknown[]>): { where: Clause } => ({ where: clause });
const and = (...clauses: Clause[]): Clause => ({ and: clauses });
const or = (...clauses: Clause[]): Clause => ({ or: clauses });

// prettier-ignore
export const FILTER_CASES: readonly QueryCase[] = [
  ['everything, by name',                        {},                                                     'abcdef'],
  ['== text',                                    where('kind', '==', 'coffee'),                          'ab'],
  ['== an integer also finds the equal double',  where('price', '==', 20.5),                             'c'],
  ['== null',                                    where('stock', '==', null),                             'b'],
  ['== NaN',                                     where('stock', '==', NaN),                              'd'],
  ['== a nested field',                          where('origin.country', '==', 'Brazil'),                'b'],
  ['== a whole map',                             where('origin', '==', { country: 'Ethiopia' }),         'a'],
  ['== a part of a map finds nothing',           where('origin', '==', {}),                              ''],
  ['== a whole list',                            where('tags', '==', ['dark']),                          'b'],
  ['== a list in another order finds nothing',   where('tags', '==', ['floral', 'light']),               ''],
  ['== nothing equal',                           where('kind', '==', 'juice'),                           ''],
  ['== another case of letters finds nothing',   where('kind', '==', 'Coffee'),                          ''],
  ['== a field that no document has',            where('none', '==', 1),                                 ''],
  ['!= leaves out the field’s absence',          where('kind', '!=', 'coffee'),                          'cde'],
  ['!= null',                                    where('stock', '!=', null),                             'dc'],
  ['!= NaN leaves out null',                     where('stock', '!=', NaN),                              'c'],
  ['!= what nothing equals',                     where('kind', '!=', 'x'),                               'abcde'],
  ['< compares within a type',                   where('price', '<', 20.5),                              'abf'],
  ['<=',                                         where('price', '<=', 20.5),                             'abfc'],
  ['>',                                          where('price', '>', 20),                                'cd'],
  ['< leaves out NaN',                           where('stock', '<', 5),                                 'c', 'dc'],
  ['<= leaves out NaN',                          where('stock', '<=', 3),                                'c', 'dc'],
  ['> a nested field',                           where('origin.country', '>', 'Brazil'),                 'a'],
  ['>= text leaves out numbers',                 where('price', '>=', ''),                               'e'],
  ['>= a time',                                  where('made', '>=', new Date(0)),                       'f'],
  ['a name with a dot',                          where(['a.b', 'c d'], '==', 1),                         'e'],
  ['names and dots are told apart',              where('a.b', '==', 1),                                  'f'],
  ['array-contains looks into lists alone',      where('tags', 'array-contains', 'light'),               'ac'],
  ['array-contains of what no list has',         where('tags', 'array-contains', 'x'),                   ''],
  ['array-contains-any',                         where('tags', 'array-contains-any', ['dark', 'sweet']), 'bc'],
  ['array-contains-any finds each once',         where('tags', 'array-contains-any', ['light', 'sweet', 'floral']), 'ac'],
  ['in',                                         where('kind', 'in', ['tea', 'coffee']),                 'abe'],
  ['in of one',                                  where('kind', 'in', ['tea']),                           'e'],
  ['in with numbers',                            where('price', 'in', [20, 30.0]),                       'bdf'],
  ['in across types',                            where('price', 'in', ['on request', 10]),               'ae'],
  ['in with null and NaN',                       where('stock', 'in', [null, NaN, 3]),                   'c', 'bcd'],
  ['in with null and NaN alone',                 where('stock', 'in', [null, NaN]),                      '', 'bd'],
  ['in with a whole list',                       where('tags', 'in', [['dark'], []]),                    'bd'],
  ['not-in leaves out absent and null',          where('stock', 'not-in', [5]),                          'dc'],
  ['not-in with NaN',                            where('stock', 'not-in', [NaN]),                        'c'],
  ['not-in with null finds nothing',             where('stock', 'not-in', [null]),                       ''],
  ['not-in of several',                          where('kind', 'not-in', ['coffee', 'tea']),             'cd'],
  ['not-in is ordered by its field',             { ...where('price', 'not-in', [20]), orderBy: [['price', 'desc']] }, 'edca'],

  ['__name__ ==',                                where('__name__', '==', 'c'),                           'c'],
  ['__name__ !=',                                where('__name__', '!=', 'c'),                           'abdef'],
  ['__name__ in',                                where('__name__', 'in', ['d', 'b', 'x']),               'bd'],
  ['__name__ not-in',                            where('__name__', 'not-in', ['a', 'f']),                'bcde'],
  ['__name__ >',                                 where('__name__', '>', 'd'),                            'ef'],
  ['__name__ <=',                                where('__name__', '<=', 'b'),                           'ab'],
  ['a range of names',                           { where: and(['__name__', '>=', 'b'], ['__name__', '<', 'd']) }, 'bc'],
  ['a name and a field',                         { where: and(['__name__', 'in', ['a', 'c']], ['kind', '==', 'coffee']) }, 'a'],
];

// prettier-ignore
export const TREE_CASES: readonly QueryCase[] = [
  ['and',                                  { where: and(['kind', '==', 'coffee'], ['price', '>', 10]) },                     'b'],
  ['and of one',                           { where: and(['kind', '==', 'coffee']) },                                        'ab'],
  ['and of what excludes each other',      { where: and(['kind', '==', 'coffee'], ['kind', '==', 'tea']) },                 ''],
  ['and of equalities on three fields',    { where: and(['kind', '==', 'coffee'], ['price', '==', 20], ['stock', '==', null]) }, 'b'],
  ['or',                                   { where: or(['kind', '==', 'tea'], ['price', '==', 30]) },                       'de'],
  ['or of one',                            { where: or(['kind', '==', 'tea']) },                                            'e'],
  ['or of the same twice',                 { where: or(['kind', '==', 'tea'], ['kind', '==', 'tea']) },                     'e'],
  ['or finds each document once',          { where: or(['kind', '==', 'coffee'], ['price', '==', 10]) },                    'ab'],
  ['or with an inequality leaves out who lacks its field', { where: or(['made', '>', timestamp(0)], ['kind', '==', 'tea']) }, 'f'],
  ['or of two ranges of a field',          { where: or(['price', '<', 20], ['price', '>', 20]) },                           'acd'],
  ['or of in and ==',                      { where: or(['kind', 'in', ['tea', 'juice']], ['price', '==', 20]) },            'bef'],
  ['or of array-contains and ==',          { where: or(['tags', 'array-contains', 'light'], ['kind', '==', 'tea']) },       'ace'],
  ['or of two array-contains',             { where: or(['tags', 'array-contains', 'dark'], ['tags', 'array-contains', 'sweet']) }, 'bc'],
  ['or within and',                        { where: and(['price', '<=', 20], or(['kind', '==', 'coffee'], ['stock', '==', null])) }, 'ab'],
  ['and within or',                        { where: or(and(['kind', '==', 'coffee'], ['price', '==', 10]), and(['kind', '==', 'makgeolli'], ['price', '==', 30])) }, 'ad'],
  ['or within or',                         { where: or(['kind', '==', 'tea'], or(['price', '==', 10], ['price', '==', 30])) }, 'ade'],
  ['and within and',                       { where: and(['kind', '==', 'makgeolli'], and(['price', '>', 20], ['price', '<', 30])) }, 'c'],
  ['three levels',                         { where: and(['price', '>=', 10], or(['kind', '==', 'tea'], and(['kind', '==', 'coffee'], or(['price', '==', 20], ['stock', '==', 3])))) }, 'b'],
  ['or with a limit',                      { where: or(['kind', '==', 'coffee'], ['kind', '==', 'tea']), limit: 2 },        'ab'],
  ['or in an order',                       { where: or(['kind', '==', 'coffee'], ['kind', '==', 'makgeolli']), orderBy: [['price', 'desc']] }, 'dcba'],
  ['or in an order some do not have',      { where: or(['kind', '==', 'tea'], ['stock', '==', 3]), orderBy: [['stock']] },  'c'],
  ['two inequalities on a field',          { where: and(['price', '>', 10], ['price', '<', 30]) },                          'bfc'],
  ['an empty range',                       { where: and(['price', '>', 30], ['price', '<', 10]) },                          ''],
  ['a range of one value',                 { where: and(['price', '>=', 20], ['price', '<=', 20]) },                        'bf'],
  ['inequalities on two fields',           { where: and(['kind', '>', 'coffee'], ['price', '<', 30]) },                     'c'],
  ['… in an order of one of them',         { where: and(['kind', '>=', 'coffee'], ['price', '<=', 30]), orderBy: [['price', 'desc']] }, 'dcba'],
  ['… in an order of both',                { where: and(['kind', '>=', 'coffee'], ['price', '<=', 30]), orderBy: [['kind', 'desc'], ['price']] }, 'cdab'],
  ['an inequality and a != of another',    { where: and(['price', '>', 10], ['kind', '!=', 'coffee']) },                    'cd'],
  ['== and an inequality of another',      { where: and(['kind', '==', 'makgeolli'], ['price', '>', 20.5]) },               'd'],
  ['== and array-contains',                { where: and(['kind', '==', 'coffee'], ['tags', 'array-contains', 'light']) },   'a'],
  ['array-contains and an inequality',     { where: and(['tags', 'array-contains', 'light'], ['price', '>', 10]) },         'c'],
  ['in and an inequality',                 { where: and(['kind', 'in', ['coffee', 'makgeolli']], ['price', '>', 10]) },     'bcd'],
  ['in of two fields',                     { where: and(['kind', 'in', ['coffee', 'tea']], ['price', 'in', [10, 30]]) },    'a'],
  ['!= and == of another field',            { where: and(['kind', '!=', 'tea'], ['stock', '==', 3]) },                       'c'],
];

// prettier-ignore
export const ORDER_CASES: readonly QueryCase[] = [
  ['order by a field leaves out its absence',    { orderBy: [['kind']] },                                  'abcde'],
  ['order descending takes the names along',     { orderBy: [['kind', 'desc']] },                          'edcba'],
  ['order by two fields',                        { orderBy: [['kind', 'desc'], ['price', 'asc']] },        'ecdab'],
  ['order by two fields, both descending',       { orderBy: [['kind', 'desc'], ['price', 'desc']] },       'edcba'],
  ['order across types',                         { orderBy: [['price']] },                                 'abfcde'],
  ['order across types, descending',             { orderBy: [['price', 'desc']] },                         'edcfba'],
  ['order by a nested field',                    { orderBy: [['origin.country']] },                        'ba'],
  ['order by a whole map',                       { orderBy: [['origin']] },                                'ba'],
  ['order by lists and others',                  { orderBy: [['tags']] },                                  'edbac'],
  ['order by null, NaN and numbers',             { orderBy: [['stock']] },                                 'bdc'],
  ['order by a name with a dot',                 { orderBy: [[['a.b', 'c d']]] },                          'e'],
  ['order by name',                              { orderBy: [['__name__']] },                              'abcdef'],
  ['order by name, descending',                  { orderBy: [['__name__', 'desc']] },                      'fedcba'],
  ['order by a field, then name descending',     { orderBy: [['kind'], ['__name__', 'desc']] },            'badce'],
  ['order by a field that no document has',      { orderBy: [['none']] },                                  ''],
  ['an inequality orders by its field',          where('price', '>', 10),                                  'bfcd'],
  ['an inequality, descending',                  { ...where('price', '>', 10), orderBy: [['price', 'desc']] }, 'dcfb'],
  ['an equality keeps the order by name',        where('price', '==', 20),                                 'bf'],
  ['an equality ordered by another field',       { ...where('kind', '==', 'coffee'), orderBy: [['price', 'desc']] }, 'ba'],
  ['in keeps the order by name',                 where('price', 'in', [30, 10]),                           'ad'],

  ['limit',                                      { limit: 2 },                                             'ab'],
  ['a limit beyond what is there',               { limit: 100 },                                           'abcdef'],
  ['limit after order',                          { orderBy: [['price', 'desc']], limit: 2 },               'ed'],
  ['limit after a filter',                       { ...where('price', '>=', 20), limit: 2 },                'bf'],
  ['limit to last',                              { orderBy: [['price']], limitToLast: 2 },                 'de'],
  ['limit to last, descending',                  { orderBy: [['price', 'desc']], limitToLast: 2 },         'ba'],
  ['limit to last of a filter',                  { ...where('price', '<', 30), orderBy: [['price']], limitToLast: 2 }, 'fc'],
  ['limit to last beyond what is there',         { orderBy: [['origin.country']], limitToLast: 9 },        'ba'],
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
  ['… ordered by the name as well',          { where: and(['__name__', '==', 'a'], ['price', '>', 5]), orderBy: [['price'], ['__name__']] }, 'invalid-argument', NO_KEY_EQUALITY],
  ['== of the name and a range of a field',  { where: and(['__name__', '==', 'a'], ['price', '>', 5]) },          'invalid-argument', NO_KEY_EQUALITY],
];

/** The same, asked and answered: the nearest queries that are served. */
// prettier-ignore
export const NAME_CASES: readonly QueryCase[] = [
  ['!= ordered by its field, then by name',  { ...where('kind', '!=', 'tea'), orderBy: [['kind'], ['__name__']] }, 'abcd'],
  ['== of the name and of a field',          { where: and(['__name__', '==', 'a'], ['kind', '==', 'coffee']) },   'a'],
];
