import { compileQuery } from '../query/compile.ts';
import type { WireQuery } from '../query/structured-query.ts';
import { encodeDocument } from '../values/stored-document.ts';
import { isNameField } from '../values/field-path.ts';
import { microsToWire } from '../values/timestamp.ts';
import type { WireTimestamp } from '../values/timestamp.ts';
import type { WireDocument } from '../values/wire.ts';
import { openGate } from './access.ts';
import { reading } from './consistency.ts';
import type { ConsistencySelector } from './consistency.ts';
import type { Context } from './context.ts';
import { explain } from './explain.ts';
import type { ExplainMetrics, ExplainOptions } from './explain.ts';

export interface RunQueryRequest extends ConsistencySelector {
  parent?: string;
  structuredQuery?: WireQuery;
  explainOptions?: ExplainOptions;
}

export interface RunQueryResponse {
  transaction?: Uint8Array;
  document?: WireDocument;
  readTime?: WireTimestamp;
  skippedResults?: number;
  explainMetrics?: ExplainMetrics;
}

/**
 * Returns the documents of the query in order, the last with metrics; without documents, one response with the read
 * time.
 */
export async function runQuery(context: Context, request: RunQueryRequest): Promise<RunQueryResponse[]> {
  const { explainOptions } = request;
  const query = compileQuery(request.parent ?? '', request.structuredQuery ?? {});
  const database = context.store.database(query.database);
  openGate(context, database).list(query);
  context.indexes.check(query);
  if (explainOptions && !explainOptions.analyze)
    return [{ explainMetrics: explain(context.indexes.indexesFor(query)) }];

  const start = performance.now();
  return reading(context, database, request, async (reader, begun) => {
    const { documents, skipped } = await reader.query(query);
    const readTime = microsToWire(reader.readTime);
    const mask = query.select?.filter((path) => !isNameField(path));
    const responses: RunQueryResponse[] = documents.map((document) => ({
      document: encodeDocument(document, mask),
      readTime,
    }));
    if (responses.length === 0) responses.push({ readTime });
    if (skipped > 0) responses[0] = { ...responses[0], skippedResults: skipped };
    if (explainOptions) {
      const millis = performance.now() - start;
      const execution = { results: documents.length, reads: documents.length + skipped, millis };
      responses.push({
        ...responses.pop(),
        explainMetrics: explain(context.indexes.indexesFor(query), execution),
      });
    }
    return begun ? [{ transaction: begun }, ...responses] : responses;
  });
}
