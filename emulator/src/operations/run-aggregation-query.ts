import { aggregate, aggregatedPaths } from '../query/aggregate.ts';
import type { WireAggregation } from '../query/aggregate.ts';
import { compileQuery } from '../query/compile.ts';
import type { WireQuery } from '../query/structured-query.ts';
import { microsToWire } from '../values/timestamp.ts';
import type { WireTimestamp } from '../values/timestamp.ts';
import { encodeFields } from '../values/wire.ts';
import type { WireFields } from '../values/wire.ts';
import { openGate } from './access.ts';
import { reading } from './consistency.ts';
import type { ConsistencySelector } from './consistency.ts';
import type { Context } from './context.ts';
import { explain } from './explain.ts';
import type { ExplainMetrics, ExplainOptions } from './explain.ts';

export interface RunAggregationQueryRequest extends ConsistencySelector {
  parent?: string;
  structuredAggregationQuery?: { structuredQuery?: WireQuery; aggregations?: WireAggregation[] };
  explainOptions?: ExplainOptions;
}

export interface RunAggregationQueryResponse {
  result?: { aggregateFields: WireFields };
  transaction?: Uint8Array;
  readTime?: WireTimestamp;
  explainMetrics?: ExplainMetrics;
}

/** Returns counts, sums and averages over the documents of a query. */
export async function runAggregationQuery(
  context: Context,
  request: RunAggregationQueryRequest,
): Promise<RunAggregationQueryResponse[]> {
  const { explainOptions } = request;
  const { structuredQuery = {}, aggregations = [] } = request.structuredAggregationQuery ?? {};
  const query = { ...compileQuery(request.parent ?? '', structuredQuery), inAnyOrder: true };
  const database = context.store.database(query.database);
  openGate(context, database).list(query);
  const aggregated = aggregatedPaths(aggregations);
  context.indexes.check(query, aggregated);
  const used = context.indexes.indexesFor(query, aggregated);
  if (explainOptions && !explainOptions.analyze) return [{ explainMetrics: explain(used) }];

  const start = performance.now();
  return reading(context, database, request, async (reader, begun) => {
    const { documents } = await reader.query(query);
    const response: RunAggregationQueryResponse = {
      result: { aggregateFields: encodeFields(aggregate(aggregations, documents)) },
      ...(begun && { transaction: begun }),
      readTime: microsToWire(reader.readTime),
    };
    if (!explainOptions) return [response];
    const execution = { results: 1, reads: documents.length, millis: performance.now() - start };
    return [{ ...response, explainMetrics: explain(used, execution) }];
  });
}
