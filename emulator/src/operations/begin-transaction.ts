import { parseDatabaseName } from '../values/resource-name.ts';
import { beginTransaction as begin } from './consistency.ts';
import type { TransactionOptions } from './consistency.ts';
import type { Context } from './context.ts';

export interface BeginTransactionRequest {
  database?: string;
  options?: TransactionOptions;
}

export async function beginTransaction(
  context: Context,
  { database = '', options = {} }: BeginTransactionRequest,
): Promise<{ transaction: Uint8Array }> {
  const { id } = begin(context, context.store.database(parseDatabaseName(database)), options);
  return { transaction: id };
}
