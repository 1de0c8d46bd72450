import { describeFields } from '../indexes/index-definition.ts';
import type { IndexDefinition, IndexField } from '../indexes/index-definition.ts';

/** google.firestore.v1.ExplainOptions: without `analyze` the query is only planned. */
export interface ExplainOptions {
  analyze?: boolean;
}

/** google.protobuf.Struct with string values only. */
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

/** The statistics of one run of a query. */
export interface Execution {
  readonly results: number;
  /** Number of documents read. */
  readonly reads: number;
  readonly millis: number;
}

/**
 * Returns metrics in the format of the service (https://firebase.google.com/docs/firestore/query-explain). The plan
 * names the indexes that the service would read; the statistics are those of this process.
 * @param execution undefined when the query was only planned
 */
export function explain(used: readonly IndexDefinition[], execution?: Execution): ExplainMetrics {
  const planSummary = { indexesUsed: used.map((index) => struct(describeUsed(index))) };
  if (!execution) return { planSummary };
  const { results, reads, millis } = execution;
  const seconds = Math.floor(millis / 1000);
  return {
    planSummary,
    executionStats: {
      resultsReturned: String(results),
      // A query without results is billed as one read.
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

/** Appends the implicit name field, in the direction of the last field. */
function describeUsed({ queryScope, fields }: IndexDefinition): Record<string, string> {
  const last = fields.at(-1);
  const name: IndexField = {
    path: '__name__',
    mode: last?.mode === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING',
  };
  return {
    query_scope: queryScope === 'COLLECTION_GROUP' ? 'Collection group' : 'Collection',
    properties: describeFields(last?.path === '__name__' ? fields : [...fields, name]),
  };
}
