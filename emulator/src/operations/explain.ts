import type { Filter, Query } from '../query/query.ts';
import { formatFieldPath } from '../values/field-path.ts';

/** google.firestore.v1.ExplainOptions: without `analyze` the query is planned and not run. */
export interface ExplainOptions {
  analyze?: boolean;
}

/** google.protobuf.Struct with text alone. */
interface Struct {
  fields: Record<string, { stringValue: string }>;
}

/** google.firestore.v1.ExplainMetrics */
export interface ExplainMetrics {
  planSummary: { indexesUsed: Struct[] };
  executionStats?: {
    resultsReturned: string;
    readOperations: string;
    executionDuration: { seconds: string; nanos: number };
    debugStats: Struct;
  };
}

/** What one run of a query came to. */
export interface Execution {
  readonly results: number;
  /** How many documents were read for it. */
  readonly reads: number;
  readonly millis: number;
}

/**
 * Metrics in the form of the service (https://firebase.google.com/docs/firestore/query-explain). Indexes are not
 * emulated: the plan names the one that the service would need, the numbers are this process's own.
 */
export function explain(query: Query, execution: Execution | undefined): ExplainMetrics {
  const planSummary = { indexesUsed: [struct(indexFor(query))] };
  if (!execution) return { planSummary };
  const { results, reads, millis } = execution;
  const seconds = Math.floor(millis / 1000);
  return {
    planSummary,
    executionStats: {
      resultsReturned: String(results),
      // A query that finds nothing costs one read.
      readOperations: String(Math.max(1, reads)),
      executionDuration: { seconds: String(seconds), nanos: Math.round((millis - seconds * 1000) * 1e6) },
      debugStats: struct({ documents_scanned: String(reads) }),
    },
  };
}

function struct(texts: Record<string, string>): Struct {
  return {
    fields: Object.fromEntries(Object.entries(texts).map(([name, stringValue]) => [name, { stringValue }])),
  };
}

function indexFor({ allDescendants, filter, orders }: Query): Record<string, string> {
  const ordered = orders.map(
    ({ path, descending }) => `${formatFieldPath(path)} ${descending ? 'DESC' : 'ASC'}`,
  );
  const named = new Set(orders.map(({ path }) => formatFieldPath(path)));
  const equal = [...new Set(fieldsOf(filter))]
    .filter((path) => !named.has(path))
    .map((path) => `${path} ASC`);
  return {
    query_scope: allDescendants ? 'Collection group' : 'Collection',
    properties: `(${[...equal, ...ordered].join(', ')})`,
  };
}

function fieldsOf(filter: Filter | undefined): string[] {
  if (!filter) return [];
  return filter.kind === 'field' ? [formatFieldPath(filter.field)] : filter.filters.flatMap(fieldsOf);
}
