import { randomBytes } from 'node:crypto';
import { StatusError } from '../values/status.ts';
import { encodeDocument } from '../values/stored-document.ts';
import {
  parseDocumentName,
  checkSegment,
  formatResourceName,
  parseParentName,
} from '../values/resource-name.ts';
import type { WireDocument } from '../values/wire.ts';
import { openGate } from './access.ts';
import { reading, type ConsistencySelector } from './consistency.ts';
import type { Context } from './context.ts';
import { parseMask } from './mask.ts';
import type { WireMask, WirePrecondition } from './wire-write.ts';
import { commitWrites } from './commit-writes.ts';

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
