import { describe, expect, test } from 'vitest';
import { compileQuery } from '../query/compile.ts';
import type { WireFilter, WireQuery } from '../query/structured-query.ts';
import { parseFieldPath } from '../values/field-path.ts';
import { describeFields } from './index-definition.ts';
import { parseIndexFile } from './index-file.ts';
import { planFor } from './plan.ts';
import { requirementsOf } from './requirement.ts';

// The indexes that serve a query. Sources: the documentation of index types
// (https://firebase.google.com/docs/firestore/query-data/index-overview), of several inequalities
// (…/multiple-range-fields), of aggregations and of vector search, and public recordings of the service.

const asc = (fieldPath: string): object => ({ fieldPath, order: 'ASCENDING' });
const desc = (fieldPath: string): object => ({ fieldPath, order: 'DESCENDING' });
const contains = (fieldPath: string): object => ({ fieldPath, arrayConfig: 'CONTAINS' });
const vector = (fieldPath: string, dimension: number): object => ({
  fieldPath,
  vectorConfig: { dimension, flat: {} },
});
const index = (fields: object[], queryScope = 'COLLECTION', collectionGroup = 'c'): object => ({
  collectionGroup,
  queryScope,
  fields,
});
const override = (fieldPath: string, ...indexes: object[]): object => ({
  collectionGroup: 'c',
  fieldPath,
  indexes,
});

const filter = (path: string, op: string, value: object = { integerValue: '1' }): WireFilter => ({
  fieldFilter: { field: { fieldPath: path }, op, value },
});
const LIST = { arrayValue: { values: [{ integerValue: '1' }, { integerValue: '2' }] } };
const NAME = { referenceValue: 'projects/p/databases/d/documents/c/x' };
const equal = (path: string): WireFilter => filter(path, 'EQUAL');
const more = (path: string): WireFilter => filter(path, 'GREATER_THAN');
const unequal = (path: string): WireFilter => filter(path, 'NOT_EQUAL');
const among = (path: string): WireFilter => filter(path, 'IN', LIST);
const has = (path: string): WireFilter => filter(path, 'ARRAY_CONTAINS');
const and = (...filters: WireFilter[]): WireFilter => ({ compositeFilter: { op: 'AND', filters } });
const or = (...filters: WireFilter[]): WireFilter => ({ compositeFilter: { op: 'OR', filters } });
const by = (...paths: string[]): Pick<WireQuery, 'orderBy'> => ({
  orderBy: paths.map((path) => ({
    field: { fieldPath: path.replace('-', '') },
    direction: path.startsWith('-') ? 'DESCENDING' : 'ASCENDING',
  })),
});
const group: WireQuery = { from: [{ collectionId: 'c', allDescendants: true }] };
const nearest = (dimension: number): WireQuery => ({
  findNearest: {
    vectorField: { fieldPath: 'v' },
    queryVector: {
      mapValue: {
        fields: {
          __type__: { stringValue: '__vector__' },
          value: { arrayValue: { values: Array.from({ length: dimension }, () => ({ doubleValue: 1 })) } },
        },
      },
    },
    distanceMeasure: 'COSINE',
    limit: { value: 1 },
  },
});

/** Returns the indexes chosen for each disjunction, `names` when none is needed, or `missing`. */
function plan(
  query: WireQuery,
  declared: { indexes?: object[]; fieldOverrides?: object[] },
  sums: string[] = [],
): string {
  const compiled = compileQuery('projects/p/databases/d/documents', {
    from: [{ collectionId: 'c' }],
    ...query,
  });
  const set = parseIndexFile(JSON.stringify(declared));
  return requirementsOf(compiled, sums.map(parseFieldPath))
    .map((requirement) => {
      const plan = planFor(requirement, set);
      return plan === 'missing'
        ? plan
        : plan.indexes.map(({ fields }) => describeFields(fields)).join(' + ') || 'names';
    })
    .join(' | ');
}

describe('query planned without declared indexes', () => {
  // prettier-ignore
  test.each<[string, WireQuery, string, string[]?]>([
    ['no filter',                                        {},                                            'names'],
    ['ordered by name, descending',                      by('-__name__'),                               'missing'],
    ['a range of names',                                 { where: filter('__name__', 'GREATER_THAN', NAME) }, 'names'],
    ['an equality on the name',                          { where: filter('__name__', 'EQUAL', NAME) },  'names'],
    ['an equality',                                      { where: equal('a') },                         '(a ASC)'],
    ['an equality, ordered by name descending',          { where: equal('a'), ...by('-__name__') },     '(a DESC)'],
    ['an equality and a name',                           { where: and(equal('a'), filter('__name__', 'EQUAL', NAME)) }, '(a ASC)'],
    ['an equality and a range of names',                 { where: and(equal('a'), filter('__name__', 'GREATER_THAN', NAME)) }, '(a ASC)'],
    ['a range',                                          { where: more('a') },                          '(a ASC)'],
    ['a range, descending',                              { where: more('a'), ...by('-a') },             '(a DESC)'],
    ['!=',                                               { where: unequal('a') },                       '(a ASC)'],
    ['an order',                                         by('a'),                                       '(a ASC)'],
    ['an order, then by name in the opposite direction', by('a', '-__name__'),                          'missing'],
    ['array-contains',                                   { where: has('l') },                           '(l CONTAINS)'],
    ['array-contains, ordered by name descending',       { where: has('l'), ...by('-__name__') },       '(l CONTAINS)'],
    ['array-contains, ordered by another field',         { where: has('l'), ...by('a') },               'missing'],
    ['in',                                               { where: among('a') },                         '(a ASC)'],
    ['two equalities',                                   { where: and(equal('a'), equal('b')) },        '(a ASC) + (b ASC)'],
    ['an equality and array-contains',                   { where: and(equal('a'), has('l')) },          '(a ASC) + (l CONTAINS)'],
    ['in and an equality',                               { where: and(among('a'), equal('b')) },        '(a ASC) + (b ASC)'],
    ['two equalities, ordered by name descending',       { where: and(equal('a'), equal('b')), ...by('-__name__') }, '(a DESC) + (b DESC)'],
    ['an equality, ordered by the same field',           { where: equal('a'), ...by('a') },             '(a ASC)'],
    ['an equality, ordered by another field',            { where: equal('a'), ...by('b') },             'missing'],
    ['an equality and a range',                          { where: and(equal('a'), more('b')) },         'missing'],
    ['two ranges',                                       { where: and(more('a'), more('b')) },          'missing'],
    ['two orders',                                       by('a', 'b'),                                  'missing'],
    ['or of equalities',                                 { where: or(equal('a'), equal('b')) },         '(a ASC) | (b ASC)'],
    ['or with a range, whose order applies to every disjunction', { where: or(equal('a'), more('b')) },          'missing | (b ASC)'],
    ['or within and',                                    { where: and(equal('a'), or(equal('b'), equal('d'))) }, '(a ASC) + (b ASC) | (a ASC) + (d ASC)'],
    ['a sum',                                            {},                                            '(s ASC)', ['s']],
    ['a sum of the field of an equality',                { where: equal('s') },                         '(s ASC)', ['s']],
    ['a sum with an equality on another field',          { where: equal('a') },                         'missing', ['s']],
    ['two sums',                                         {},                                            'missing', ['s', 't']],
    ['a collection group',                               group,                                         'names'],
    ['a collection group with an equality',              { ...group, where: equal('a') },               'missing'],
    ['a collection group with an order',                 { ...group, ...by('a') },                      'missing'],
    ['a vector search',                                  nearest(2),                                    'missing'],
  ])('%s', (_, query, expected, sums) => {
    expect(plan(query, {}, sums)).toBe(expected);
  });
});

describe('a composite index', () => {
  // prettier-ignore
  test.each<[string, object[], WireQuery, string, string[]?]>([
    ['serves an equality and a range',          [index([asc('a'), asc('b')])], { where: and(equal('a'), more('b')) }, '(a ASC, b ASC)'],
    ['serves an equality in an order',          [index([asc('a'), desc('b')])], { where: equal('a'), ...by('-b') },   '(a ASC, b DESC)'],
    ['does not serve the opposite order',       [index([asc('a'), asc('b')])], { where: equal('a'), ...by('-b') },    'missing'],
    ['serves equalities in any order and direction', [index([desc('b'), asc('a'), asc('d')])], { where: and(equal('a'), equal('b')), ...by('d') }, '(b DESC, a ASC, d ASC)'],
    ['must have the fields of equalities first', [index([asc('b'), asc('a')])], { where: equal('a'), ...by('b') },     'missing'],
    ['must not have fields that the query does not use', [index([asc('a'), asc('b'), asc('d')])], { where: equal('a'), ...by('b') }, 'missing'],
    ['serves an order with names in the opposite direction', [index([asc('a'), desc('__name__')])], by('a', '-__name__'),          '(a ASC, __name__ DESC)'],
    ['serves an order by name',                 [index([desc('__name__')])], by('-__name__'),                         '(__name__ DESC)'],
    ['serves array-contains with an order',     [index([contains('l'), asc('a')])], { where: has('l'), ...by('a') },  '(l CONTAINS, a ASC)'],
    ['on complete lists does not serve array-contains', [index([asc('l'), asc('a')])], { where: has('l'), ...by('a') },       'missing'],
    ['serves two ranges in the alphabetical order of their fields', [index([asc('a'), asc('b')])], { where: and(more('b'), more('a')) },  '(a ASC, b ASC)'],
    ['does not serve two ranges in another order', [index([asc('a'), asc('b')])], { where: and(more('b'), more('a')), ...by('b') }, 'missing'],
    ['is preferred to merging single-field indexes', [index([asc('a'), asc('b')])], { where: and(equal('a'), equal('b')) }, '(a ASC, b ASC)'],
    ['is merged with one that ends with the same order', [index([asc('a'), asc('s')]), index([asc('b'), asc('s')])], { where: and(equal('a'), equal('b')), ...by('s') }, '(a ASC, s ASC) + (b ASC, s ASC)'],
    ['is not merged with one that ends with another order', [index([asc('a'), asc('s')]), index([asc('b'), desc('s')])], { where: and(equal('a'), equal('b')), ...by('s') }, 'missing'],
    ['is not merged with a single-field index when the query has an order', [index([asc('a'), asc('s')])], { where: and(equal('a'), equal('b')), ...by('s') }, 'missing'],
    ['is merged with single-field indexes when the query has no order', [index([asc('a'), asc('b')])], { where: and(equal('a'), equal('b'), equal('d')) }, '(a ASC, b ASC) + (d ASC)'],
    ['serves a sum with an equality',           [index([asc('a'), asc('s')])], { where: equal('a') }, '(a ASC, s ASC)', ['s']],
    ['with collection scope does not serve a collection group', [index([asc('a'), asc('b')])], { ...group, where: equal('a'), ...by('b') }, 'missing'],
    ['with collection group scope serves the collection group', [index([asc('a'), asc('b')], 'COLLECTION_GROUP')], { ...group, where: equal('a'), ...by('b') }, '(a ASC, b ASC)'],
    ['with collection group scope does not serve a collection', [index([asc('a'), asc('b')], 'COLLECTION_GROUP')], { where: equal('a'), ...by('b') }, 'missing'],
    ['of another collection is not used',       [index([asc('a'), asc('b')], 'COLLECTION', 'x')], { where: equal('a'), ...by('b') }, 'missing'],
    ['is chosen separately for each disjunction', [index([asc('a'), asc('b')])], { where: or(equal('a'), more('b')) }, '(a ASC, b ASC) | (b ASC)'],
    ['serves a vector search of the same dimension', [index([vector('v', 2)])], nearest(2), '(v VECTOR<2>)'],
    ['does not serve a vector search of another dimension', [index([vector('v', 3)])], nearest(2), 'missing'],
    ['serves a vector search with an equality', [index([asc('a'), vector('v', 2)])], { ...nearest(2), where: equal('a') }, '(a ASC, v VECTOR<2>)'],
    ['on the vector alone does not serve a vector search with an equality', [index([vector('v', 2)])], { ...nearest(2), where: equal('a') }, 'missing'],
    ['on a vector does not serve an equality',  [index([asc('a'), vector('v', 2)])], { where: and(equal('a'), equal('v')), ...by('b') }, 'missing'],
  ])('%s', (_, indexes, query, expected, sums) => {
    expect(plan(query, { indexes }, sums)).toBe(expected);
  });
});

describe('a field override', () => {
  const ORDERED = { queryScope: 'COLLECTION', order: 'ASCENDING' };
  const GROUPED = { queryScope: 'COLLECTION_GROUP', order: 'ASCENDING' };
  // prettier-ignore
  test.each<[string, object[], WireQuery, string, string[]?]>([
    ['without indexes serves no equality',      [override('a')], { where: equal('a') },                       'missing'],
    ['without indexes serves no order',         [override('a')], by('a'),                                     'missing'],
    ['without indexes serves no sum',           [override('s')], {},                                          'missing', ['s']],
    ['without indexes prevents merging',        [override('a')], { where: and(equal('a'), equal('b')) },      'missing'],
    ['without indexes does not affect other fields', [override('a')], { where: equal('ab') },                      '(ab ASC)'],
    ['without indexes also applies to nested fields', [override('a')], { where: equal('a.b') },                    'missing'],
    ['of a nested field takes precedence over that of its parent', [override('a'), override('a.b', ORDERED)], { where: equal('a.b') }, '(a.b ASC)'],
    ['of all fields applies to every field',    [override('*')], { where: equal('a') },                       'missing'],
    ['of all fields does not affect names',     [override('*')], {},                                          'names'],
    ['of one field takes precedence over that of all fields', [override('*'), override('a', ORDERED)], { where: equal('a') }, '(a ASC)'],
    ['with one direction does not serve the other', [override('a', ORDERED)], by('-a'),                           'missing'],
    ['without array indexes does not serve array-contains', [override('l', ORDERED)], { where: has('l') },                'missing'],
    ['with collection group scope serves a collection group', [override('a', GROUPED)], { ...group, where: equal('a') },    '(a ASC)'],
    ['with only collection group scope does not serve a collection', [override('a', GROUPED)], { where: equal('a') },              'missing'],
    ['with a TTL policy and indexes serves its queries', [{ ...override('a', ORDERED), ttl: true }], by('a'),          '(a ASC)'],
    ['with a TTL policy and no indexes serves none', [{ ...override('a'), ttl: true }], by('a'),                   'missing'],
  ])('%s', (_, fieldOverrides, query, expected, sums) => {
    expect(plan(query, { fieldOverrides }, sums)).toBe(expected);
  });
});
