import { parseDocumentName } from '../values/resource-name.ts';
import { commitWrites } from './commit-writes.ts';
import type { Context } from './context.ts';
import type { WirePrecondition } from './wire-write.ts';

export interface DeleteDocumentRequest {
  name?: string;
  currentDocument?: WirePrecondition;
}

/** Deletes a document. A missing one is an error only if the precondition requires it to exist. */
export async function deleteDocument(context: Context, request: DeleteDocumentRequest): Promise<object> {
  const { name = '', currentDocument } = request;
  const database = context.store.database(parseDocumentName(name).database);
  await commitWrites(context, database, [{ delete: name, ...(currentDocument && { currentDocument }) }]);
  return {};
}
