import { parseDatabaseName } from '../values/resource-name.ts';
import type { Context } from './context.ts';

export interface RollbackRequest {
  database?: string;
  transaction?: Uint8Array;
}

/** Ends a transaction and releases its locks. Throws INVALID_ARGUMENT when it has already ended. */
export async function rollback(context: Context, request: RollbackRequest): Promise<object> {
  const { transactions } = context.store.database(parseDatabaseName(request.database ?? ''));
  await transactions.during(request.transaction ?? new Uint8Array(), context.peer, async (transaction) =>
    transactions.end(transaction),
  );
  return {};
}
