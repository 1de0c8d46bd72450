import { expect } from 'vitest';

const nOf = (n: number) => ({ n: { integerValue: String(n) } });
const query = (others: object = {}) => ({
  structuredQuery: {
    from: [{ collectionId: 'things' }],
    orderBy: [{ field: { fieldPath: 'n' } }],
    ...others,
  },
});

/** The database that the steps use, and the values stored from earlier responses. */
export interface Service {
  readonly database: string;
  readonly parent: string;
  readonly extracted: Record<string, string>;
}

export interface Step {
  readonly title: string;
  readonly rpc: string;
  readonly request: (service: Service) => Record<string, unknown>;
  /** The responses with document ids instead of names, or the status of an error. */
  readonly expected: string | object[];
  /** Extracts the values of the responses that later steps need. */
  readonly extract?: (answers: readonly Record<string, unknown>[]) => Record<string, unknown>;
}

const things = ({ parent }: Service, id: string) => `${parent}/things/${id}`;

/** Sequences of calls; each call depends on the state left by the previous ones. */
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
    expected: [{ name: 'things/a', fields: nOf(1) }],
  },
  {
    title: 'CreateDocument of a document that exists',
    rpc: 'CreateDocument',
    request: ({ parent }) => ({ parent, collectionId: 'things', documentId: 'a', document: {} }),
    expected: 'ALREADY_EXISTS',
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
    expected: [{ writeResults: [{}, { transformResults: [{ integerValue: '3' }] }, {}] }],
    extract: ([answer]) => ({ commitTime: answer!['commitTime'] }),
  },
  {
    title: 'Commit with a failing precondition',
    rpc: 'Commit',
    request: (service) => ({
      database: service.database,
      writes: [{ delete: things(service, 'z'), currentDocument: { exists: true } }],
    }),
    expected: 'NOT_FOUND',
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
    expected: [{ status: [{}, { code: 6 }] }],
  },
  {
    title: 'GetDocument with a mask',
    rpc: 'GetDocument',
    request: (service) => ({ name: things(service, 'a'), mask: { fieldPaths: ['other'] } }),
    expected: [{ name: 'things/a' }],
  },
  {
    title: 'GetDocument of a missing document',
    rpc: 'GetDocument',
    request: (service) => ({ name: things(service, 'z') }),
    expected: 'NOT_FOUND',
  },
  {
    title: 'UpdateDocument of one field',
    rpc: 'UpdateDocument',
    request: (service) => ({
      document: { name: things(service, 'a'), fields: { m: { stringValue: 'x' } } },
      updateMask: { fieldPaths: ['m'] },
      currentDocument: { exists: true },
    }),
    expected: [{ name: 'things/a', fields: { ...nOf(1), m: { stringValue: 'x' } } }],
  },
  {
    title: 'GetDocument at a past read time',
    rpc: 'GetDocument',
    request: (service) => ({ name: things(service, 'a'), readTime: service.extracted['commitTime'] }),
    expected: [{ name: 'things/a', fields: nOf(1) }],
  },
  {
    title: 'ListDocuments, first page in descending order',
    rpc: 'ListDocuments',
    request: ({ parent }) => ({ parent, collectionId: 'things', pageSize: 3, orderBy: 'n desc' }),
    expected: [{ documents: ['d', 'c', 'b'].map((id) => ({ name: `things/${id}` })) }],
    extract: ([answer]) => ({ page: answer!['nextPageToken'] }),
  },
  {
    title: 'ListDocuments, the next page',
    rpc: 'ListDocuments',
    request: ({ parent, extracted }) => ({
      parent,
      collectionId: 'things',
      pageSize: 3,
      orderBy: 'n desc',
      pageToken: extracted['page'],
    }),
    expected: [{ documents: [{ name: 'things/a' }] }],
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
    expected: [
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
    expected: [{ transaction: 'T' }, { found: { name: 'things/b' } }, { missing: 'things/z' }],
  },
  {
    title: 'BeginTransaction',
    rpc: 'BeginTransaction',
    request: ({ database }) => ({ database, options: { readWrite: {} } }),
    expected: [{ transaction: 'T' }],
    extract: ([answer]) => ({ transaction: answer!['transaction'] }),
  },
  {
    title: 'RunQuery in a transaction',
    rpc: 'RunQuery',
    request: ({ parent, extracted }) => ({
      parent,
      ...query({ limit: 2 }),
      transaction: extracted['transaction'],
    }),
    expected: [{ document: { name: 'things/a' } }, { document: { name: 'things/b' } }],
  },
  {
    title: 'Commit of the transaction',
    rpc: 'Commit',
    request: (service) => ({
      database: service.database,
      transaction: service.extracted['transaction'],
      writes: [{ update: { name: things(service, 'b'), fields: nOf(8) } }],
    }),
    expected: [{ writeResults: [{}] }],
  },
  {
    title: 'Rollback of a transaction that has ended',
    rpc: 'Rollback',
    request: ({ database, extracted }) => ({ database, transaction: extracted['transaction'] }),
    expected: 'INVALID_ARGUMENT',
  },
  {
    title: 'RunQuery that begins a transaction',
    rpc: 'RunQuery',
    request: ({ parent }) => ({ parent, ...query({ limit: 1 }), newTransaction: { readWrite: {} } }),
    expected: [{ transaction: 'T' }, { document: { name: 'things/a' } }],
    extract: ([answer]) => ({ transaction: answer!['transaction'] }),
  },
  {
    title: 'Rollback',
    rpc: 'Rollback',
    request: ({ database, extracted }) => ({ database, transaction: extracted['transaction'] }),
    expected: [{}],
  },
  {
    title: 'RunQuery at a past read time',
    rpc: 'RunQuery',
    request: ({ parent, extracted }) => ({ parent, ...query(), readTime: extracted['commitTime'] }),
    expected: ['a', 'b', 'c'].map((id) => ({ document: { name: `things/${id}` } })),
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
    expected: [
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
    expected: [{ partitions: [{ values: [{ referenceValue: expect.stringMatching(/^things\/[bcd]$/) }] }] }],
  },
  {
    title: 'ListCollectionIds of the database',
    rpc: 'ListCollectionIds',
    request: ({ parent }) => ({ parent }),
    expected: [{ collectionIds: ['things'] }],
  },
  {
    title: 'ListCollectionIds of a document',
    rpc: 'ListCollectionIds',
    request: (service) => ({ parent: things(service, 'none') }),
    expected: [{ collectionIds: ['below'] }],
  },
  {
    title: 'DeleteDocument with a failing precondition',
    rpc: 'DeleteDocument',
    request: (service) => ({
      name: things(service, 'a'),
      currentDocument: { updateTime: service.extracted['commitTime'] },
    }),
    expected: 'FAILED_PRECONDITION',
  },
  {
    title: 'DeleteDocument',
    rpc: 'DeleteDocument',
    request: (service) => ({ name: things(service, 'a') }),
    expected: [{}],
  },
];
