import { expect } from 'vitest';
import type { Service, Step } from './calls.ts';

// Calls that no SDK makes so, with what the service is known to answer.

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

/** After one commit that stores five documents, questions. */
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
    comesTo: [{ writeResults: [{}, {}, {}, {}, {}] }],
  },
  ...(
    [
      ['< 2 leaves out NaN', where('LESS_THAN', integer(2)), names('c')],
      ['<= 1 leaves out NaN', where('LESS_THAN_OR_EQUAL', integer(1)), names('c')],
      ['> NaN finds nothing', where('GREATER_THAN', NAN), []],
      ['>= NaN finds nothing', where('GREATER_THAN_OR_EQUAL', NAN), []],
      ['<= NaN finds nothing', where('LESS_THAN_OR_EQUAL', NAN), []],
      ['>= null finds nothing', where('GREATER_THAN_OR_EQUAL', NULL), []],
      ['in finds neither null nor NaN', where('IN', list(NULL, NAN, integer(2))), names('d')],
      ['array-contains finds no null', where('ARRAY_CONTAINS', NULL), []],
      ['array-contains finds no NaN', where('ARRAY_CONTAINS', NAN), []],
      ['array-contains finds what else there is', where('ARRAY_CONTAINS', integer(1)), names('e')],
      ['array-contains-any finds neither null nor NaN', where('ARRAY_CONTAINS_ANY', list(NULL, NAN)), []],
    ] as const
  ).map(([title, structuredQuery, found]): Step => ({
    title,
    rpc: 'RunQuery',
    request: ({ parent }) => ({ parent, ...structuredQuery }),
    comesTo: found.length > 0 ? [...found] : [{ readTime: expect.any(String) }],
  })),
  {
    title: 'RunQuery, explained: the metrics come with the last document',
    rpc: 'RunQuery',
    request: ({ parent }) => ({
      parent,
      ...query({ orderBy: [{ field: { fieldPath: '__name__' } }], limit: 2 }),
      explainOptions: { analyze: true },
    }),
    comesTo: [
      { document: { name: 'further/a' } },
      { document: { name: 'further/b' }, explainMetrics: { executionStats: { resultsReturned: '2' } } },
    ],
  },
  {
    title: 'RunQuery of nothing, explained: the metrics come with the read time',
    rpc: 'RunQuery',
    request: ({ parent }) => ({
      parent,
      structuredQuery: { from: [{ collectionId: 'nowhere' }] },
      explainOptions: { analyze: true },
    }),
    comesTo: [{ readTime: expect.any(String), explainMetrics: { executionStats: {} } }],
  },
  {
    title: 'RunAggregationQuery, explained: the metrics come with the result',
    rpc: 'RunAggregationQuery',
    request: ({ parent }) => ({
      parent,
      structuredAggregationQuery: { ...query(), aggregations: counts(1) },
      explainOptions: { analyze: true },
    }),
    comesTo: [{ result: {}, explainMetrics: { executionStats: { resultsReturned: '1' } } }],
  },
  {
    title: 'RunAggregationQuery of five',
    rpc: 'RunAggregationQuery',
    request: ({ parent }) => ({
      parent,
      structuredAggregationQuery: { ...query(), aggregations: counts(5) },
    }),
    comesTo: [{ result: {} }],
  },
  {
    title: 'RunAggregationQuery of six',
    rpc: 'RunAggregationQuery',
    request: ({ parent }) => ({
      parent,
      structuredAggregationQuery: { ...query(), aggregations: counts(6) },
    }),
    comesTo: 'INVALID_ARGUMENT',
  },
  ...['nowhere', 'projects/another/databases/(default)/documents/further/x'].map((name): Step => ({
    title: `BatchWrite with the name ${name} beside a sound one`,
    rpc: 'BatchWrite',
    request: (service) => ({
      database: service.database,
      writes: [{ update: { name: of(service, 'written'), fields: n(integer(4)) } }, { delete: name }],
    }),
    comesTo: 'INVALID_ARGUMENT',
  })),
  {
    title: 'GetDocument of what stood beside them',
    rpc: 'GetDocument',
    request: (service) => ({ name: of(service, 'written') }),
    comesTo: 'NOT_FOUND',
  },
  {
    title: 'Commit of a deletion and an update of what it has deleted',
    rpc: 'Commit',
    request: (service) => ({
      database: service.database,
      writes: [
        { delete: of(service, 'c') },
        { update: { name: of(service, 'c'), fields: {} }, currentDocument: { exists: true } },
      ],
    }),
    comesTo: 'INVALID_ARGUMENT',
  },
  {
    title: 'Commit of an update of what is missing',
    rpc: 'Commit',
    request: (service) => ({
      database: service.database,
      writes: [{ update: { name: of(service, 'z'), fields: {} }, currentDocument: { exists: true } }],
    }),
    comesTo: 'NOT_FOUND',
  },
];
