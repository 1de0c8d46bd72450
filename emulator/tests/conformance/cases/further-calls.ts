import { expect } from 'vitest';
import type { Service, Step } from './calls.ts';

// Calls that no SDK sends in this form, with the documented or recorded responses of the service.

const of = ({ parent }: Service, id: string) => `${parent}/further/${id}`;
const n = (value: object) => ({ n: value });
const integer = (value: number) => ({ integerValue: String(value) });
const NAN = { doubleValue: 'NaN' };
const NULL = { nullValue: null };
const query = (others: object = {}) => ({
  structuredQuery: { from: [{ collectionId: 'further' }], ...others },
});
const where = (op: string, value: object) =>
  query({ where: { fieldFilter: { field: { fieldPath: 'n' }, op, value } } });
const list = (...values: object[]) => ({ arrayValue: { values } });
const counts = (count: number) => Array.from({ length: count }, (_, i) => ({ alias: `c${i}`, count: {} }));
const names = (...ids: string[]) => ids.map((id) => ({ document: { name: `further/${id}` } }));

/** A commit that stores five documents, then calls that read them. */
export const FURTHER_STEPS: readonly Step[] = [
  {
    title: 'Commit of null, NaN, 1, 2 and a list of all',
    rpc: 'Commit',
    request: (service) => ({
      database: service.database,
      writes: Object.entries({
        a: NULL,
        b: NAN,
        c: integer(1),
        d: integer(2),
        e: list(NULL, NAN, integer(1)),
      }).map(([id, value]) => ({ update: { name: of(service, id), fields: n(value) } })),
    }),
    expected: [{ writeResults: [{}, {}, {}, {}, {}] }],
  },
  ...(
    [
      ['RunQuery: < 2 leaves out NaN', where('LESS_THAN', integer(2)), names('c')],
      ['RunQuery: <= 1 leaves out NaN', where('LESS_THAN_OR_EQUAL', integer(1)), names('c')],
      ['RunQuery: > NaN matches nothing', where('GREATER_THAN', NAN), []],
      ['RunQuery: >= NaN matches nothing', where('GREATER_THAN_OR_EQUAL', NAN), []],
      ['RunQuery: <= NaN matches nothing', where('LESS_THAN_OR_EQUAL', NAN), []],
      ['RunQuery: >= null matches nothing', where('GREATER_THAN_OR_EQUAL', NULL), []],
      ['RunQuery: in matches neither null nor NaN', where('IN', list(NULL, NAN, integer(2))), names('d')],
      ['RunQuery: array-contains does not match null', where('ARRAY_CONTAINS', NULL), []],
      ['RunQuery: array-contains does not match NaN', where('ARRAY_CONTAINS', NAN), []],
      [
        'RunQuery: array-contains matches the other elements',
        where('ARRAY_CONTAINS', integer(1)),
        names('e'),
      ],
      [
        'RunQuery: array-contains-any matches neither null nor NaN',
        where('ARRAY_CONTAINS_ANY', list(NULL, NAN)),
        [],
      ],
    ] as const
  ).map(([title, structuredQuery, found]): Step => ({
    title,
    rpc: 'RunQuery',
    request: ({ parent }) => ({ parent, ...structuredQuery }),
    expected: found.length > 0 ? [...found] : [{ readTime: expect.any(String) }],
  })),
  {
    title: 'RunQuery with explainOptions returns the metrics with the last document',
    rpc: 'RunQuery',
    request: ({ parent }) => ({
      parent,
      ...query({ orderBy: [{ field: { fieldPath: '__name__' } }], limit: 2 }),
      explainOptions: { analyze: true },
    }),
    expected: [
      { document: { name: 'further/a' } },
      { document: { name: 'further/b' }, explainMetrics: { executionStats: { resultsReturned: '2' } } },
    ],
  },
  {
    title: 'RunQuery with explainOptions and no results returns the metrics with the read time',
    rpc: 'RunQuery',
    request: ({ parent }) => ({
      parent,
      structuredQuery: { from: [{ collectionId: 'nowhere' }] },
      explainOptions: { analyze: true },
    }),
    expected: [{ readTime: expect.any(String), explainMetrics: { executionStats: {} } }],
  },
  {
    title: 'RunAggregationQuery with explainOptions returns the metrics with the result',
    rpc: 'RunAggregationQuery',
    request: ({ parent }) => ({
      parent,
      structuredAggregationQuery: { ...query(), aggregations: counts(1) },
      explainOptions: { analyze: true },
    }),
    expected: [{ result: {}, explainMetrics: { executionStats: { resultsReturned: '1' } } }],
  },
  {
    title: 'RunAggregationQuery of five aggregations',
    rpc: 'RunAggregationQuery',
    request: ({ parent }) => ({
      parent,
      structuredAggregationQuery: { ...query(), aggregations: counts(5) },
    }),
    expected: [{ result: {} }],
  },
  {
    title: 'RunAggregationQuery of six aggregations is rejected',
    rpc: 'RunAggregationQuery',
    request: ({ parent }) => ({
      parent,
      structuredAggregationQuery: { ...query(), aggregations: counts(6) },
    }),
    expected: 'INVALID_ARGUMENT',
  },
  ...['nowhere', 'projects/another/databases/(default)/documents/further/x'].map((name): Step => ({
    title: `BatchWrite of a valid name and the name ${name} is rejected`,
    rpc: 'BatchWrite',
    request: (service) => ({
      database: service.database,
      writes: [{ update: { name: of(service, 'written'), fields: n(integer(4)) } }, { delete: name }],
    }),
    expected: 'INVALID_ARGUMENT',
  })),
  {
    title: 'GetDocument of the valid name finds nothing after the rejected BatchWrite',
    rpc: 'GetDocument',
    request: (service) => ({ name: of(service, 'written') }),
    expected: 'NOT_FOUND',
  },
  {
    title: 'Commit of a deletion and an update of the same document is rejected',
    rpc: 'Commit',
    request: (service) => ({
      database: service.database,
      writes: [
        { delete: of(service, 'c') },
        { update: { name: of(service, 'c'), fields: {} }, currentDocument: { exists: true } },
      ],
    }),
    expected: 'INVALID_ARGUMENT',
  },
  {
    title: 'Commit of an update of a missing document',
    rpc: 'Commit',
    request: (service) => ({
      database: service.database,
      writes: [{ update: { name: of(service, 'z'), fields: {} }, currentDocument: { exists: true } }],
    }),
    expected: 'NOT_FOUND',
  },
];
