import { aggregate } from '../query/aggregate.ts';
import type { WireAggregation } from '../query/aggregate.ts';
import { compileQuery } from '../query/compile.ts';
import type { WireQuery } from '../query/structured-query.ts';
import { unimplemented } from '../status.ts';
import { microsToWire } from '../values/timestamp.ts';
import type { WireTimestamp } from '../values/timestamp.ts';
import { encodeFields } from '../values/wire.ts';
import type { WireFields } from '../values/wire.ts';
import { openGate } from './access.ts';
import { reading } from './consistency.ts';
import type { ConsistencySelector } from './consistency.ts';
import type { Context } from './context.ts';

export interface RunAggregationQueryRequest extends ConsistencySelector {
  parent?: string;
  structuredAggregationQuery?: { structuredQuery?: WireQuery; aggregations?: WireAggregation[] };
  explainOptions?: object;
}

export interface RunAggregationQueryResponse {
  result: { aggregateFields: WireFields };
  transaction?: Uint8Array;
  readTime: WireTimestamp;
}

/** Counts, sums and averages over a query's documents: one answer. */
export async function runAggregationQuery(
  context: Context,
  request: RunAggregationQueryRequest,
): Promise<RunAggregationQueryResponse[]> {
  if (request.explainOptions) throw unimplemented('Query explain');
  const { structuredQuery = {}, aggregations = [] } = request.structuredAggregationQuery ?? {};
  const query = compileQuery(request.parent ?? '', structuredQuery);
  const database = context.store.database(query.database);
  openGate(context, database).list(query);

  return reading(context, database, request, async (reader, begun) => {
    const { documents } = await reader.query(query);
    return [
      {
        result: { aggregateFields: encodeFields(aggregate(aggregations, documents)) },
        ...(begun && { transaction: begun }),
        readTime: microsToWire(reader.readTime),
      },
    ];
  });
}
