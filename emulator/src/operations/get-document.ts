import { StatusError } from '../values/status.ts';
import { encodeDocument } from '../values/stored-document.ts';
import { parseDocumentName } from '../values/resource-name.ts';
import type { WireDocument } from '../values/wire.ts';
import { openGate } from './access.ts';
import { reading } from './consistency.ts';
import type { ConsistencySelector } from './consistency.ts';
import type { Context } from './context.ts';
import { parseMask } from './mask.ts';
import type { WireMask } from './wire-write.ts';

export interface GetDocumentRequest extends ConsistencySelector {
  name?: string;
  mask?: WireMask;
}

/** Returns one document. Throws NOT_FOUND when it is missing. */
export async function getDocument(context: Context, request: GetDocumentRequest): Promise<WireDocument> {
  const { name = '' } = request;
  const { database: databaseName, segments } = parseDocumentName(name);
  const mask = parseMask(request.mask);
  const database = context.store.database(databaseName);
  const [document] = await reading(context, database, request, (reader) => reader.find([segments]));
  openGate(context, database).get(segments, document);
  if (!document) throw new StatusError('NOT_FOUND', `Document "${name}" not found.`);
  return encodeDocument(document, mask);
}
