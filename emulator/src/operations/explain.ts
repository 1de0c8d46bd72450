import { describeFields } from '../indexes/index-definition.ts';
import type { IndexDefinition, IndexField } from '../indexes/index-definition.ts';

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
 * Metrics in the form of the service (https://firebase.google.com/docs/firestore/query-explain). The plan
 * names the indexes that the service would read; the numbers are this process's own.
 * @param execution absent where the query was planned and not run
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

/** The name is shown where it stands by itself, which is behind the last field and in its direction. */
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
