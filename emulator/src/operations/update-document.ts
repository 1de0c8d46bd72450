import { encodeDocument } from '../values/stored-document.ts';
import { parseDocumentName } from '../values/resource-name.ts';
import type { WireDocument } from '../values/wire.ts';
import { commitWrites } from './commit-writes.ts';
import type { Context } from './context.ts';
import { parseMask } from './mask.ts';
import type { WireMask, WirePrecondition } from './wire-write.ts';

export interface UpdateDocumentRequest {
  document?: WireDocument;
  updateMask?: WireMask;
  mask?: WireMask;
  currentDocument?: WirePrecondition;
}

/** Replaces a document or its masked fields; creates it when missing, unless the precondition forbids that. */
export async function updateDocument(
  context: Context,
  request: UpdateDocumentRequest,
): Promise<WireDocument> {
  const { document: update = {}, updateMask, currentDocument } = request;
  const mask = parseMask(request.mask);
  const database = context.store.database(parseDocumentName(update.name ?? '').database);
  const write = { update, ...(updateMask && { updateMask }), ...(currentDocument && { currentDocument }) };
  const { touched } = await commitWrites(context, database, [write]);
  const stored = touched[0]?.after;
  return stored ? encodeDocument(stored, mask) : update;
}
