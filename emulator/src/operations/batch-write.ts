import { invalidArgument, toStatusError } from '../values/status.ts';
import { parseDatabaseName, parseDocumentName } from '../values/resource-name.ts';
import { commitWrites } from './commit-writes.ts';
import { requireSame } from './consistency.ts';
import type { Context } from './context.ts';
import { nameOfWrite } from './plan-writes.ts';
import type { WireWrite, WireWriteResult } from './wire-write.ts';

export interface BatchWriteRequest {
  database?: string;
  writes?: WireWrite[];
}

export interface BatchWriteResponse {
  writeResults: WireWriteResult[];
  /** The google.rpc.Status of each write. */
  status: { code: number; message?: string }[];
}

/**
 * Applies writes that succeed or fail independently, in no guaranteed order. Throws INVALID_ARGUMENT when a
 * document is written twice or a name is not in this database.
 */
export async function batchWrite(context: Context, request: BatchWriteRequest): Promise<BatchWriteResponse> {
  const database = context.store.database(parseDatabaseName(request.database ?? ''));
  const { writes = [] } = request;
  for (const write of writes) requireSame(database.name, parseDocumentName(nameOfWrite(write)).database);
  if (new Set(writes.map(nameOfWrite)).size < writes.length) {
    throw invalidArgument('A batch may not write the same document more than once.');
  }
  const outcomes = await Promise.all(
    writes.map(async (write) => {
      try {
        const { results } = await commitWrites(context, database, [write]);
        return { result: results[0] ?? {}, status: { code: 0 } };
      } catch (error) {
        const { code, message } = toStatusError(error);
        return { result: {}, status: { code, message } };
      }
    }),
  );
  return {
    writeResults: outcomes.map(({ result }) => result),
    status: outcomes.map(({ status }) => status),
  };
}
