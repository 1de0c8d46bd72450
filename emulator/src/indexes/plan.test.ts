import { describe, expect, test } from 'vitest';
import { compileQuery } from '../query/compile.ts';
import type { WireFilter, WireQuery } from '../query/structured-query.ts';
import { parseFieldPath } from '../values/field-path.ts';
import { describeFields } from './index-definition.ts';
import { parseIndexFile } from './index-file.ts';
import { planFor } from './plan.ts';
import { requirementsOf } from './requirement.ts';

// Which indexes serve which queries. Sources: the documentation of index types
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

/** The indexes chosen for each disjunction, or `missing`. */
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

describe('without declared indexes', () => {
  // prettier-ignore
  test.each<[string, WireQuery, string, string[]?]>([
    ['everything',                                       {},                                            'names'],
    ['by name, descending',                              by('-__name__'),                               'missing'],
    ['a range of names',                                 { where: filter('__name__', 'GREATER_THAN', NAME) }, 'names'],
    ['a document by its name',                           { where: filter('__name__', 'EQUAL', NAME) },  'names'],
    ['an equality',                                      { where: equal('a') },                         '(a ASC)'],
    ['an equality, by name descending',                  { where: equal('a'), ...by('-__name__') },     '(a DESC)'],
    ['an equality and a name',                           { where: and(equal('a'), filter('__name__', 'EQUAL', NAME)) }, '(a ASC)'],
    ['an equality and a range of names',                 { where: and(equal('a'), filter('__name__', 'GREATER_THAN', NAME)) }, '(a ASC)'],
    ['a range',                                          { where: more('a') },                          '(a ASC)'],
    ['a range, descending',                              { where: more('a'), ...by('-a') },             '(a DESC)'],
    ['!=',                                               { where: unequal('a') },                       '(a ASC)'],
    ['an order',                                         by('a'),                                       '(a ASC)'],
    ['an order, then names the other way',               by('a', '-__name__'),                          'missing'],
    ['elements of a list',                               { where: has('l') },                           '(l CONTAINS)'],
    ['elements of a list, by name descending',           { where: has('l'), ...by('-__name__') },       '(l CONTAINS)'],
    ['elements of a list in an order',                   { where: has('l'), ...by('a') },               'missing'],
    ['a list of values',                                 { where: among('a') },                         '(a ASC)'],
    ['equalities are merged',                            { where: and(equal('a'), equal('b')) },        '(a ASC) + (b ASC)'],
    ['equalities and elements are merged',               { where: and(equal('a'), has('l')) },          '(a ASC) + (l CONTAINS)'],
    ['a list of values and an equality',                 { where: and(among('a'), equal('b')) },        '(a ASC) + (b ASC)'],
    ['equalities by name, descending',                   { where: and(equal('a'), equal('b')), ...by('-__name__') }, '(a DESC) + (b DESC)'],
    ['an equality in the order of its own field',        { where: equal('a'), ...by('a') },             '(a ASC)'],
    ['an equality in another order',                     { where: equal('a'), ...by('b') },             'missing'],
    ['an equality and a range',                          { where: and(equal('a'), more('b')) },         'missing'],
    ['two ranges',                                       { where: and(more('a'), more('b')) },          'missing'],
    ['two orders',                                       by('a', 'b'),                                  'missing'],
    ['or of equalities',                                 { where: or(equal('a'), equal('b')) },         '(a ASC) | (b ASC)'],
    ['or with a range orders the rest by it',            { where: or(equal('a'), more('b')) },          'missing | (b ASC)'],
    ['or within and',                                    { where: and(equal('a'), or(equal('b'), equal('d'))) }, '(a ASC) + (b ASC) | (a ASC) + (d ASC)'],
    ['a sum',                                            {},                                            '(s ASC)', ['s']],
    ['a sum of an equality’s own field',                 { where: equal('s') },                         '(s ASC)', ['s']],
    ['a sum behind an equality',                         { where: equal('a') },                         'missing', ['s']],
    ['two sums',                                         {},                                            'missing', ['s', 't']],
    ['a group',                                          group,                                         'names'],
    ['a group and an equality',                          { ...group, where: equal('a') },               'missing'],
    ['a group in an order',                              { ...group, ...by('a') },                      'missing'],
    ['vectors',                                          nearest(2),                                    'missing'],
  ])('%s', (_, query, expected, sums) => {
    expect(plan(query, {}, sums)).toBe(expected);
  });
});

describe('a composite index', () => {
  // prettier-ignore
  test.each<[string, object[], WireQuery, string, string[]?]>([
    ['serves an equality and a range',          [index([asc('a'), asc('b')])], { where: and(equal('a'), more('b')) }, '(a ASC, b ASC)'],
    ['serves an equality in an order',          [index([asc('a'), desc('b')])], { where: equal('a'), ...by('-b') },   '(a ASC, b DESC)'],
    ['is not read backwards',                   [index([asc('a'), asc('b')])], { where: equal('a'), ...by('-b') },    'missing'],
    ['has equalities in any order and direction', [index([desc('b'), asc('a'), asc('d')])], { where: and(equal('a'), equal('b')), ...by('d') }, '(b DESC, a ASC, d ASC)'],
    ['has equalities first',                    [index([asc('b'), asc('a')])], { where: equal('a'), ...by('b') },     'missing'],
    ['has nothing that is not asked for',       [index([asc('a'), asc('b'), asc('d')])], { where: equal('a'), ...by('b') }, 'missing'],
    ['with names the other way',                [index([asc('a'), desc('__name__')])], by('a', '-__name__'),          '(a ASC, __name__ DESC)'],
    ['of names alone',                          [index([desc('__name__')])], by('-__name__'),                         '(__name__ DESC)'],
    ['serves elements in an order',             [index([contains('l'), asc('a')])], { where: has('l'), ...by('a') },  '(l CONTAINS, a ASC)'],
    ['of the whole list serves no elements',    [index([asc('l'), asc('a')])], { where: has('l'), ...by('a') },       'missing'],
    ['serves two ranges in the order of names', [index([asc('a'), asc('b')])], { where: and(more('b'), more('a')) },  '(a ASC, b ASC)'],
    ['serves two ranges in the order asked for', [index([asc('a'), asc('b')])], { where: and(more('b'), more('a')), ...by('b') }, 'missing'],
    ['is chosen before a merge',                [index([asc('a'), asc('b')])], { where: and(equal('a'), equal('b')) }, '(a ASC, b ASC)'],
    ['is merged with others that end alike',    [index([asc('a'), asc('s')]), index([asc('b'), asc('s')])], { where: and(equal('a'), equal('b')), ...by('s') }, '(a ASC, s ASC) + (b ASC, s ASC)'],
    ['is not merged with one that ends otherwise', [index([asc('a'), asc('s')]), index([asc('b'), desc('s')])], { where: and(equal('a'), equal('b')), ...by('s') }, 'missing'],
    ['is not merged with an automatic one in an order', [index([asc('a'), asc('s')])], { where: and(equal('a'), equal('b')), ...by('s') }, 'missing'],
    ['is merged with automatic ones without an order', [index([asc('a'), asc('b')])], { where: and(equal('a'), equal('b'), equal('d')) }, '(a ASC, b ASC) + (d ASC)'],
    ['serves a sum behind an equality',         [index([asc('a'), asc('s')])], { where: equal('a') }, '(a ASC, s ASC)', ['s']],
    ['of a collection serves no group',         [index([asc('a'), asc('b')])], { ...group, where: equal('a'), ...by('b') }, 'missing'],
    ['of a group serves the group',             [index([asc('a'), asc('b')], 'COLLECTION_GROUP')], { ...group, where: equal('a'), ...by('b') }, '(a ASC, b ASC)'],
    ['of a group serves no collection',         [index([asc('a'), asc('b')], 'COLLECTION_GROUP')], { where: equal('a'), ...by('b') }, 'missing'],
    ['of another collection',                   [index([asc('a'), asc('b')], 'COLLECTION', 'x')], { where: equal('a'), ...by('b') }, 'missing'],
    ['of each part of an or',                   [index([asc('a'), asc('b')])], { where: or(equal('a'), more('b')) }, '(a ASC, b ASC) | (b ASC)'],
    ['of vectors',                              [index([vector('v', 2)])], nearest(2), '(v VECTOR<2>)'],
    ['of vectors of another length',            [index([vector('v', 3)])], nearest(2), 'missing'],
    ['of vectors behind an equality',           [index([asc('a'), vector('v', 2)])], { ...nearest(2), where: equal('a') }, '(a ASC, v VECTOR<2>)'],
    ['of vectors alone, with an equality',      [index([vector('v', 2)])], { ...nearest(2), where: equal('a') }, 'missing'],
    ['of vectors serves no equality',           [index([asc('a'), vector('v', 2)])], { where: and(equal('a'), equal('v')), ...by('b') }, 'missing'],
  ])('%s', (_, indexes, query, expected, sums) => {
    expect(plan(query, { indexes }, sums)).toBe(expected);
  });
});

describe('a field override', () => {
  const ORDERED = { queryScope: 'COLLECTION', order: 'ASCENDING' };
  const GROUPED = { queryScope: 'COLLECTION_GROUP', order: 'ASCENDING' };
  // prettier-ignore
  test.each<[string, object[], WireQuery, string, string[]?]>([
    ['without indexes: no equality',            [override('a')], { where: equal('a') },                       'missing'],
    ['without indexes: no order',               [override('a')], by('a'),                                     'missing'],
    ['without indexes: no sum',                 [override('s')], {},                                          'missing', ['s']],
    ['without indexes: nothing to merge',       [override('a')], { where: and(equal('a'), equal('b')) },      'missing'],
    ['without indexes: other fields',           [override('a')], { where: equal('ab') },                      '(ab ASC)'],
    ['without indexes: what is below the field', [override('a')], { where: equal('a.b') },                    'missing'],
    ['of a field below another',                [override('a'), override('a.b', ORDERED)], { where: equal('a.b') }, '(a.b ASC)'],
    ['of all fields',                           [override('*')], { where: equal('a') },                       'missing'],
    ['of all fields, but names',                [override('*')], {},                                          'names'],
    ['of all fields, and one of them',          [override('*'), override('a', ORDERED)], { where: equal('a') }, '(a ASC)'],
    ['with one direction: the other',           [override('a', ORDERED)], by('-a'),                           'missing'],
    ['with no lists: elements',                 [override('l', ORDERED)], { where: has('l') },                'missing'],
    ['for groups',                              [override('a', GROUPED)], { ...group, where: equal('a') },    '(a ASC)'],
    ['for groups alone',                        [override('a', GROUPED)], { where: equal('a') },              'missing'],
    ['with a time to live, and its indexes',    [{ ...override('a', ORDERED), ttl: true }], by('a'),          '(a ASC)'],
    ['with a time to live, without indexes',    [{ ...override('a'), ttl: true }], by('a'),                   'missing'],
  ])('%s', (_, fieldOverrides, query, expected, sums) => {
    expect(plan(query, { fieldOverrides }, sums)).toBe(expected);
  });
});
