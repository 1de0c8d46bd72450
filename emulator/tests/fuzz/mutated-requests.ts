import fc from 'fast-check';
import { PROJECT } from '../support/emulator.ts';

const DATABASE = `projects/${PROJECT}/databases/(default)`;
export const PARENT = `${DATABASE}/documents`;

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const FIELD = { fieldPath: 'n' };
const FIELDS = {
  n: { integerValue: '1' },
  text: { stringValue: '볕' },
  list: { arrayValue: { values: [{ doubleValue: 1.5 }, { nullValue: 'NULL_VALUE' }] } },
  map: {
    mapValue: { fields: { b: { booleanValue: true }, at: { geoPointValue: { latitude: 1, longitude: 2 } } } },
  },
};
const QUERY = {
  from: [{ collectionId: 'a' }],
  where: {
    compositeFilter: {
      op: 'AND',
      filters: [
        { fieldFilter: { field: FIELD, op: 'GREATER_THAN', value: { integerValue: '0' } } },
        { unaryFilter: { field: FIELD, op: 'IS_NOT_NULL' } },
      ],
    },
  },
  orderBy: [{ field: FIELD, direction: 'DESCENDING' }],
  startAt: { values: [{ integerValue: '5' }], before: true },
  offset: 1,
};
const WRITES = [
  { update: { name: `${PARENT}/a/b`, fields: FIELDS }, updateMask: { fieldPaths: ['n', 'map.b'] } },
  { delete: `${PARENT}/a/c`, currentDocument: { exists: false } },
  {
    update: { name: `${PARENT}/a/d` },
    updateTransforms: [
      { fieldPath: 'n', increment: { integerValue: '1' } },
      { fieldPath: 't', setToServerValue: 'REQUEST_TIME' },
      { fieldPath: 'l', appendMissingElements: { values: [{ stringValue: 'x' }] } },
    ],
  },
];

/** A valid request of each method. */
export const VALID_REQUESTS: Readonly<Record<string, Json>> = {
  GetDocument: { name: `${PARENT}/a/b`, mask: { fieldPaths: ['n'] } },
  ListDocuments: {
    parent: PARENT,
    collectionId: 'a',
    pageSize: 2,
    orderBy: 'n desc',
    mask: { fieldPaths: ['n'] },
  },
  CreateDocument: { parent: PARENT, collectionId: 'a', document: { fields: FIELDS } },
  UpdateDocument: { document: { name: `${PARENT}/a/b`, fields: FIELDS }, updateMask: { fieldPaths: ['n'] } },
  DeleteDocument: { name: `${PARENT}/a/b` },
  BatchGetDocuments: { database: DATABASE, documents: [`${PARENT}/a/b`, `${PARENT}/a/c`] },
  BeginTransaction: { database: DATABASE, options: { readOnly: {} } },
  Commit: { database: DATABASE, writes: WRITES },
  Rollback: { database: DATABASE, transaction: 'eA==' },
  BatchWrite: { database: DATABASE, writes: WRITES },
  RunQuery: { parent: PARENT, structuredQuery: { ...QUERY, limit: 5 } },
  RunAggregationQuery: {
    parent: PARENT,
    structuredAggregationQuery: {
      structuredQuery: QUERY,
      aggregations: [
        { alias: 'x', count: {} },
        { alias: 'y', sum: { field: FIELD } },
      ],
    },
  },
  PartitionQuery: {
    parent: PARENT,
    structuredQuery: { from: [{ collectionId: 'a', allDescendants: true }] },
    partitionCount: '3',
  },
  ListCollectionIds: { parent: PARENT },
  Listen: {
    database: DATABASE,
    addTarget: { targetId: 1, query: { parent: PARENT, structuredQuery: QUERY } },
  },
  Write: { database: DATABASE },
};
export const METHODS = Object.keys(VALID_REQUESTS);

/** A valid message with one member replaced or removed. */
export const mutatedRequest = (valid: Json): fc.Arbitrary<Json> =>
  fc
    .tuple(fc.nat(), fc.option(fc.jsonValue({ maxDepth: 3 }), { nil: undefined }))
    .map(
      ([position, other]) =>
        replaceAt(valid, { left: position % countValues(valid) }, other as Json | undefined) ?? null,
    );

function countValues(json: Json): number {
  return typeof json === 'object' && json !== null
    ? Object.values(json).reduce((sum: number, inner) => sum + countValues(inner), 1)
    : 1;
}

function replaceAt(json: Json, position: { left: number }, other: Json | undefined): Json | undefined {
  if (position.left-- === 0) return other;
  if (typeof json !== 'object' || json === null) return json;
  if (Array.isArray(json)) return json.flatMap((inner) => replaceAt(inner, position, other) ?? []);
  const entries = Object.entries(json).map(
    ([name, inner]) => [name, replaceAt(inner, position, other)] as const,
  );
  return Object.fromEntries(entries.flatMap(([name, inner]) => (inner === undefined ? [] : [[name, inner]])));
}
