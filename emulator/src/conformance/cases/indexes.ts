import type { QuerySpec } from '../../testing/client.ts';

// Queries over a collection `c` and what firestore.indexes.json says of it: which are served, and which refused.

/** The declared indexes, as firebase-tools deploys them. */
export const INDEX_FILE = JSON.stringify({
  indexes: [
    {
      collectionGroup: 'c',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'a', order: 'ASCENDING' },
        { fieldPath: 'b', order: 'DESCENDING' },
      ],
    },
    {
      collectionGroup: 'c',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'l', arrayConfig: 'CONTAINS' },
        { fieldPath: 'b', order: 'ASCENDING' },
      ],
    },
    {
      collectionGroup: 'c',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'unused', order: 'ASCENDING' },
        { fieldPath: 'b', order: 'ASCENDING' },
      ],
    },
  ],
  fieldOverrides: [
    { collectionGroup: 'c', fieldPath: 'exempt', indexes: [] },
    { collectionGroup: 'c', fieldPath: 'expireAt', ttl: true, indexes: [] },
    {
      collectionGroup: 'c',
      fieldPath: 'g',
      indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }],
    },
  ],
});

/** [title, the query, the error message or nothing when it is served, the summed field] */
export type IndexCase = readonly [
  title: string,
  query: Omit<QuerySpec, 'from'>,
  refusal?: string | undefined,
  summed?: string,
];

const COMPOSITE =
  'The query requires an index. You can create it here: https://console.firebase.google.com/v1/r/project/';

// prettier-ignore
export const INDEX_CASES: readonly IndexCase[] = [
  ['one field',                                   { where: ['a', '>', 1], orderBy: [['a', 'desc']] }],
  ['merged equalities',                           { where: { and: [['a', '==', 1], ['x', '==', 1]] } }],
  ['a declared index',                            { where: ['a', '==', 1], orderBy: [['b', 'desc']] }],
  ['a declared index in the other direction',     { where: ['a', '==', 1], orderBy: [['b']] },            COMPOSITE],
  ['an equality and a range',                     { where: { and: [['x', '==', 1], ['y', '>', 1]] } },    '{"collectionGroup":"c","queryScope":"COLLECTION","fields":[{"fieldPath":"x","order":"ASCENDING"},{"fieldPath":"y","order":"ASCENDING"}]}'],
  ['inequalities on two fields',                  { where: { and: [['x', '<', 1], ['y', '>', 1]] } },     COMPOSITE],
  ['elements of a list in a declared order',      { where: ['l', 'array-contains', 1], orderBy: [['b']] }],
  ['any elements of a list in a declared order',  { where: ['l', 'array-contains-any', [1, 2]], orderBy: [['b']] }],
  ['elements of a list in another order',         { where: ['l', 'array-contains', 1], orderBy: [['x']] }, '{"fieldPath":"l","arrayConfig":"CONTAINS"}'],
  ['or, of which one part has no index',          { where: { or: [['a', '==', 1], ['b', '>', 1]] } },     COMPOSITE],
  ['or of equalities',                            { where: { or: [['a', '==', 1], ['b', 'in', [1, 2]]] } }],
  ['a field without indexes',                     { where: ['exempt', '==', 1] },                         'The query requires a COLLECTION_ASC index for collection c and field exempt.'],
  ['a field with a time to live and no indexes',  { where: ['expireAt', '<', 1] },                        'The query requires a COLLECTION_ASC index for collection c and field expireAt.'],
  ['the order of a field without indexes',        { orderBy: [['exempt', 'desc']] },                      'The query requires a COLLECTION_DESC index for collection c and field exempt.'],
  ['names, descending',                           { orderBy: [['__name__', 'desc']] },                    '{"fieldPath":"__name__","order":"DESCENDING"}'],
  ['a group',                                     { group: true }],
  ['a group and a field that has an index for it', { group: true, where: ['g', '==', 1] }],
  ['a group and another field',                   { group: true, where: ['a', '==', 1] },                 'The query requires a COLLECTION_GROUP_ASC index for collection c and field a.'],
  ['a field whose index is for groups alone',     { where: ['g', '==', 1] },                              'The query requires a COLLECTION_ASC index for collection c and field g.'],
  ['a sum',                                       {},                                                     undefined, 'b'],
  ['a sum behind a declared index',               { where: ['a', '==', 1], orderBy: [['b', 'desc']] },    undefined, 'b'],
  ['a sum of a field that no index has',          { where: ['a', '==', 1], orderBy: [['b', 'desc']] },    COMPOSITE, 'x'],
  ['a sum of a field without indexes',            {},                                                     'The query requires a COLLECTION_ASC index for collection c and field exempt.', 'exempt'],
];
