import type { QuerySpec } from '../../support/client.ts';

// Queries of a collection `c` that the indexes declared for it can or cannot serve.

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

/** [title, query, part of the error message or undefined when it is served, summed field] */
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
  ['serves a query on one field',                 { where: ['a', '>', 1], orderBy: [['a', 'desc']] }],
  ['serves equalities by merging single-field indexes', { where: { and: [['a', '==', 1], ['x', '==', 1]] } }],
  ['serves a query with a declared index',        { where: ['a', '==', 1], orderBy: [['b', 'desc']] }],
  ['refuses an order opposite to the declared index', { where: ['a', '==', 1], orderBy: [['b']] },            COMPOSITE],
  ['refuses an equality and a range of another field', { where: { and: [['x', '==', 1], ['y', '>', 1]] } },    '{"collectionGroup":"c","queryScope":"COLLECTION","fields":[{"fieldPath":"x","order":"ASCENDING"},{"fieldPath":"y","order":"ASCENDING"}]}'],
  ['refuses inequalities on two fields',          { where: { and: [['x', '<', 1], ['y', '>', 1]] } },     COMPOSITE],
  ['serves array-contains with a declared index', { where: ['l', 'array-contains', 1], orderBy: [['b']] }],
  ['serves array-contains-any with a declared index', { where: ['l', 'array-contains-any', [1, 2]], orderBy: [['b']] }],
  ['refuses array-contains in an order without an index', { where: ['l', 'array-contains', 1], orderBy: [['x']] }, '{"fieldPath":"l","arrayConfig":"CONTAINS"}'],
  ['refuses an or of which one part has no index', { where: { or: [['a', '==', 1], ['b', '>', 1]] } },     COMPOSITE],
  ['serves an or of equalities',                  { where: { or: [['a', '==', 1], ['b', 'in', [1, 2]]] } }],
  ['refuses a filter on a field exempt from indexing', { where: ['exempt', '==', 1] },                         'The query requires a COLLECTION_ASC index for collection c and field exempt.'],
  ['refuses a filter on a TTL field exempt from indexing', { where: ['expireAt', '<', 1] },                        'The query requires a COLLECTION_ASC index for collection c and field expireAt.'],
  ['refuses an order by a field exempt from indexing', { orderBy: [['exempt', 'desc']] },                      'The query requires a COLLECTION_DESC index for collection c and field exempt.'],
  ['refuses names in descending order',           { orderBy: [['__name__', 'desc']] },                    '{"fieldPath":"__name__","order":"DESCENDING"}'],
  ['serves a collection group',                   { group: true }],
  ['serves a collection group filtered by a field with a collection group index', { group: true, where: ['g', '==', 1] }],
  ['refuses a collection group filtered by another field', { group: true, where: ['a', '==', 1] },                 'The query requires a COLLECTION_GROUP_ASC index for collection c and field a.'],
  ['refuses a collection filtered by a field with only a collection group index', { where: ['g', '==', 1] },                              'The query requires a COLLECTION_ASC index for collection c and field g.'],
  ['serves a sum',                                {},                                                     undefined, 'b'],
  ['serves a sum over a field of the declared index', { where: ['a', '==', 1], orderBy: [['b', 'desc']] },    undefined, 'b'],
  ['refuses a filtered sum over a field without an index', { where: ['a', '==', 1], orderBy: [['b', 'desc']] },    COMPOSITE, 'x'],
  ['refuses a sum over a field exempt from indexing', {},                                                     'The query requires a COLLECTION_ASC index for collection c and field exempt.', 'exempt'],
];
