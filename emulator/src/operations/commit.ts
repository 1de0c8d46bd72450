import { parseDatabaseName } from '../values/resource-name.ts';
import { microsToWire } from '../values/timestamp.ts';
import type { WireTimestamp } from '../values/timestamp.ts';
import { commitWrites } from './commit-writes.ts';
import type { Context } from './context.ts';
import type { WireWrite, WireWriteResult } from './wire-write.ts';

export interface CommitRequest {
  database?: string;
  writes?: WireWrite[];
  transaction?: Uint8Array;
}

export interface CommitResponse {
  writeResults: WireWriteResult[];
  commitTime: WireTimestamp;
}

/** Applies all writes or none, in the given transaction if any. */
export async function commit(context: Context, request: CommitRequest): Promise<CommitResponse> {
  const database = context.store.database(parseDatabaseName(request.database ?? ''));
  const { writes = [], transaction: id } = request;
  const { results, time } = id?.length
    ? await database.transactions.during(id, context.peer, (transaction) =>
        commitWrites(context, database, writes, transaction),
      )
    : await commitWrites(context, database, writes);
  return { writeResults: [...results], commitTime: microsToWire(time) };
}
