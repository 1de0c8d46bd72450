import { randomBytes } from 'node:crypto';
import { checkSegment, formatResourceName, parseParentName } from '../values/resource-name.ts';
import { encodeDocument } from '../values/stored-document.ts';
import type { WireDocument } from '../values/wire.ts';
import { commitWrites } from './commit-writes.ts';
import type { Context } from './context.ts';
import { parseMask } from './mask.ts';
import type { WireMask } from './wire-write.ts';

export interface CreateDocumentRequest {
  parent?: string;
  collectionId?: string;
  documentId?: string;
  document?: WireDocument;
  mask?: WireMask;
}

/** Creates a document, with a random id when none is given. Throws ALREADY_EXISTS when the document exists. */
export async function createDocument(
  context: Context,
  request: CreateDocumentRequest,
): Promise<WireDocument> {
  const { parent = '', collectionId = '', documentId = '', document = {} } = request;
  const { database: databaseName, segments } = parseParentName(parent);
  checkSegment(collectionId, collectionId);
  const id = documentId || randomId();
  const mask = parseMask(request.mask);
  const database = context.store.database(databaseName);
  const name = formatResourceName(databaseName, [...segments, collectionId, id]);
  const update = { ...document, name };
  const { touched } = await commitWrites(context, database, [{ update, currentDocument: { exists: false } }]);
  const stored = touched[0]?.after;
  return stored ? encodeDocument(stored, mask) : update;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Returns an id of twenty letters and digits, like those of the SDKs. */
function randomId(): string {
  return Array.from(randomBytes(20), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
