import { encodeDocument } from '../values/stored-document.ts';
import { parseDatabaseName, parseDocumentName } from '../values/resource-name.ts';
import { microsToWire } from '../values/timestamp.ts';
import type { WireTimestamp } from '../values/timestamp.ts';
import type { WireDocument } from '../values/wire.ts';
import { openGate } from './access.ts';
import { reading, requireSame } from './consistency.ts';
import type { ConsistencySelector } from './consistency.ts';
import type { Context } from './context.ts';
import { parseMask } from './mask.ts';
import type { WireMask } from './wire-write.ts';

export interface BatchGetDocumentsRequest extends ConsistencySelector {
  database?: string;
  documents?: string[];
  mask?: WireMask;
}

export interface BatchGetDocumentsResponse {
  found?: WireDocument;
  missing?: string;
  transaction?: Uint8Array;
  readTime?: WireTimestamp;
}

/**
 * Reads several documents at the same time. The first response contains the new transaction, when one was requested.
 */
export async function batchGetDocuments(
  context: Context,
  request: BatchGetDocumentsRequest,
): Promise<BatchGetDocumentsResponse[]> {
  const database = context.store.database(parseDatabaseName(request.database ?? ''));
  const names = [...new Set(request.documents)];
  const paths = names.map((name) => {
    const { database: home, segments } = parseDocumentName(name);
    requireSame(database.name, home);
    return segments;
  });
  const mask = parseMask(request.mask);

  return reading(context, database, request, async (reader, begun) => {
    const documents = await reader.find(paths);
    const gate = openGate(context, database);
    const readTime = microsToWire(reader.readTime);
    const responses: BatchGetDocumentsResponse[] = documents.map((document, i) => {
      gate.get(paths[i] ?? [], document);
      return document
        ? { found: encodeDocument(document, mask), readTime }
        : { missing: names[i] ?? '', readTime };
    });
    return begun ? [{ transaction: begun }, ...responses] : responses;
  });
}
