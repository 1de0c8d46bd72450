import { expect } from 'vitest';

const nOf = (n: number) => ({ n: { integerValue: String(n) } });
const query = (others: object = {}) => ({
  structuredQuery: {
    from: [{ collectionId: 'things' }],
    orderBy: [{ field: { fieldPath: 'n' } }],
    ...others,
  },
});

/** The database that the steps use, and values kept from earlier responses. */
export interface Service {
  readonly database: string;
  readonly parent: string;
  readonly kept: Record<string, string>;
}

export interface Step {
  readonly title: string;
  readonly rpc: string;
  readonly request: (service: Service) => Record<string, unknown>;
  /** The answers with ids for names, or the status of a refusal. */
  readonly comesTo: string | object[];
  /** What later steps need of the answers. */
  readonly keeps?: (answers: readonly Record<string, unknown>[]) => Record<string, unknown>;
}

const things = ({ parent }: Service, id: string) => `${parent}/things/${id}`;

/** Sequential calls; each depends on the state that the previous ones left. */
export const STEPS: readonly Step[] = [
  {
    title: 'CreateDocument under a given id',
    rpc: 'CreateDocument',
    request: ({ parent }) => ({
      parent,
      collectionId: 'things',
      documentId: 'a',
      document: { fields: nOf(1) },
    }),
    comesTo: [{ name: 'things/a', fields: nOf(1) }],
  },
  {
    title: 'CreateDocument of a document that exists',
    rpc: 'CreateDocument',
    request: ({ parent }) => ({ parent, collectionId: 'things', documentId: 'a', document: {} }),
    comesTo: 'ALREADY_EXISTS',
  },
  {
    title: 'Commit of several writes',
    rpc: 'Commit',
    request: (service) => ({
      database: service.database,
      writes: [
        { update: { name: things(service, 'b'), fields: nOf(2) } },
        {
          update: { name: things(service, 'c'), fields: nOf(2) },
          updateTransforms: [{ fieldPath: 'n', increment: { integerValue: '1' } }],
        },
        { update: { name: things(service, 'none/below/x'), fields: {} } },
      ],
    }),
    comesTo: [{ writeResults: [{}, { transformResults: [{ integerValue: '3' }] }, {}] }],
    keeps: ([answer]) => ({ commitTime: answer!['commitTime'] }),
  },
  {
    title: 'Commit with a failing precondition',
    rpc: 'Commit',
    request: (service) => ({
      database: service.database,
      writes: [{ delete: things(service, 'z'), currentDocument: { exists: true } }],
    }),
    comesTo: 'NOT_FOUND',
  },
  {
    title: 'BatchWrite of which one write fails',
    rpc: 'BatchWrite',
    request: (service) => ({
      database: service.database,
      writes: [
        { update: { name: things(service, 'd'), fields: nOf(4) } },
        { update: { name: things(service, 'a'), fields: nOf(9) }, currentDocument: { exists: false } },
      ],
    }),
    comesTo: [{ status: [{}, { code: 6 }] }],
  },
  {
    title: 'GetDocument with a mask',
    rpc: 'GetDocument',
    request: (service) => ({ name: things(service, 'a'), mask: { fieldPaths: ['other'] } }),
    comesTo: [{ name: 'things/a' }],
  },
  {
    title: 'GetDocument of a missing document',
    rpc: 'GetDocument',
    request: (service) => ({ name: things(service, 'z') }),
    comesTo: 'NOT_FOUND',
  },
  {
    title: 'UpdateDocument of one field',
    rpc: 'UpdateDocument',
    request: (service) => ({
      document: { name: things(service, 'a'), fields: { m: { stringValue: 'x' } } },
      updateMask: { fieldPaths: ['m'] },
      currentDocument: { exists: true },
    }),
    comesTo: [{ name: 'things/a', fields: { ...nOf(1), m: { stringValue: 'x' } } }],
  },
  {
    title: 'GetDocument at a past read time',
    rpc: 'GetDocument',
    request: (service) => ({ name: things(service, 'a'), readTime: service.kept['commitTime'] }),
    comesTo: [{ name: 'things/a', fields: nOf(1) }],
  },
  {
    title: 'ListDocuments, first page in descending order',
    rpc: 'ListDocuments',
    request: ({ parent }) => ({ parent, collectionId: 'things', pageSize: 3, orderBy: 'n desc' }),
    comesTo: [{ documents: ['d', 'c', 'b'].map((id) => ({ name: `things/${id}` })) }],
    keeps: ([answer]) => ({ page: answer!['nextPageToken'] }),
  },
  {
    title: 'ListDocuments, the next page',
    rpc: 'ListDocuments',
    request: ({ parent, kept }) => ({
      parent,
      collectionId: 'things',
      pageSize: 3,
      orderBy: 'n desc',
      pageToken: kept['page'],
    }),
    comesTo: [{ documents: [{ name: 'things/a' }] }],
  },
  {
    title: 'ListDocuments with showMissing',
    rpc: 'ListDocuments',
    request: ({ parent }) => ({
      parent,
      collectionId: 'things',
      showMissing: true,
      mask: { fieldPaths: ['m'] },
    }),
    comesTo: [
      {
        documents: [
          { name: 'things/a', fields: { m: { stringValue: 'x' } } },
          ...['b', 'c', 'd', 'none'].map((id) => ({ name: `things/${id}` })),
        ],
      },
    ],
  },
  {
    title: 'BatchGetDocuments in a new transaction',
    rpc: 'BatchGetDocuments',
    request: (service) => ({
      database: service.database,
      documents: [things(service, 'b'), things(service, 'z')],
      newTransaction: { readOnly: {} },
    }),
    comesTo: [{ transaction: 'T' }, { found: { name: 'things/b' } }, { missing: 'things/z' }],
  },
  {
    title: 'BeginTransaction',
    rpc: 'BeginTransaction',
    request: ({ database }) => ({ database, options: { readWrite: {} } }),
    comesTo: [{ transaction: 'T' }],
    keeps: ([answer]) => ({ transaction: answer!['transaction'] }),
  },
  {
    title: 'RunQuery in a transaction',
    rpc: 'RunQuery',
    request: ({ parent, kept }) => ({ parent, ...query({ limit: 2 }), transaction: kept['transaction'] }),
    comesTo: [{ document: { name: 'things/a' } }, { document: { name: 'things/b' } }],
  },
  {
    title: 'Commit of the transaction',
    rpc: 'Commit',
    request: (service) => ({
      database: service.database,
      transaction: service.kept['transaction'],
      writes: [{ update: { name: things(service, 'b'), fields: nOf(8) } }],
    }),
    comesTo: [{ writeResults: [{}] }],
  },
  {
    title: 'Rollback of a transaction that has ended',
    rpc: 'Rollback',
    request: ({ database, kept }) => ({ database, transaction: kept['transaction'] }),
    comesTo: 'INVALID_ARGUMENT',
  },
  {
    title: 'RunQuery that begins a transaction',
    rpc: 'RunQuery',
    request: ({ parent }) => ({ parent, ...query({ limit: 1 }), newTransaction: { readWrite: {} } }),
    comesTo: [{ transaction: 'T' }, { document: { name: 'things/a' } }],
    keeps: ([answer]) => ({ transaction: answer!['transaction'] }),
  },
  {
    title: 'Rollback',
    rpc: 'Rollback',
    request: ({ database, kept }) => ({ database, transaction: kept['transaction'] }),
    comesTo: [{}],
  },
  {
    title: 'RunQuery at a past read time',
    rpc: 'RunQuery',
    request: ({ parent, kept }) => ({ parent, ...query(), readTime: kept['commitTime'] }),
    comesTo: ['a', 'b', 'c'].map((id) => ({ document: { name: `things/${id}` } })),
  },
  {
    title: 'RunAggregationQuery of count, sum and average',
    rpc: 'RunAggregationQuery',
    request: ({ parent }) => ({
      parent,
      structuredAggregationQuery: {
        ...query(),
        aggregations: [
          { alias: 'some', count: { upTo: '3' } },
          { alias: 'sum', sum: { field: { fieldPath: 'n' } } },
          { alias: 'mean', avg: { field: { fieldPath: 'n' } } },
        ],
      },
    }),
    comesTo: [
      {
        result: {
          aggregateFields: {
            some: { integerValue: '3' },
            sum: { integerValue: '16' },
            mean: { doubleValue: 4 },
          },
        },
      },
    ],
  },
  {
    title: 'PartitionQuery',
    rpc: 'PartitionQuery',
    request: ({ parent }) => ({
      parent,
      structuredQuery: {
        from: [{ collectionId: 'things', allDescendants: true }],
        orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
      },
      partitionCount: '1',
    }),
    comesTo: [{ partitions: [{ values: [{ referenceValue: expect.stringMatching(/^things\/[bcd]$/) }] }] }],
  },
  {
    title: 'ListCollectionIds of the database',
    rpc: 'ListCollectionIds',
    request: ({ parent }) => ({ parent }),
    comesTo: [{ collectionIds: ['things'] }],
  },
  {
    title: 'ListCollectionIds of a document',
    rpc: 'ListCollectionIds',
    request: (service) => ({ parent: things(service, 'none') }),
    comesTo: [{ collectionIds: ['below'] }],
  },
  {
    title: 'DeleteDocument with a failing precondition',
    rpc: 'DeleteDocument',
    request: (service) => ({
      name: things(service, 'a'),
      currentDocument: { updateTime: service.kept['commitTime'] },
    }),
    comesTo: 'FAILED_PRECONDITION',
  },
  {
    title: 'DeleteDocument',
    rpc: 'DeleteDocument',
    request: (service) => ({ name: things(service, 'a') }),
    comesTo: [{}],
  },
];
