import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { encodeDocument } from '../store/stored-document.ts';
import type { StoredDocument } from '../store/stored-document.ts';
import type { Store } from '../store/store.ts';
import { fromJson, toJson } from '../values/proto-json.ts';
import { messageType } from '../values/proto-schema.ts';
import { parseDocumentName } from '../values/resource-name.ts';
import { wireToMicros } from '../values/timestamp.ts';
import { decodeFields } from '../values/wire.ts';
import type { WireDocument } from '../values/wire.ts';

/**
 * An export is a folder `name` with `name.overall_export_metadata`, which firebase-tools hands back at the next
 * start, and the documents beside it: one google.firestore.v1.Document in proto JSON a line.
 */
const FORMAT = { format: 'typescript-firestore-emulator', version: 1 } as const;
const METADATA_ENDING = '.overall_export_metadata';
const DOCUMENTS_FILE = 'documents.ndjson';

const DOCUMENT = messageType('Document');

/**
 * Writes every document of a project's databases, as they stand at the call, into the new folder `directory/name`.
 * Rejects with the file system's error when that is not possible.
 */
export async function exportProject(
  store: Store,
  project: string,
  directory: string,
  name: string,
): Promise<void> {
  const documents = [...store.documentsOf(project)];
  const folder = join(directory, name);
  await mkdir(folder);
  await pipeline(Readable.from(lines(documents)), createWriteStream(join(folder, DOCUMENTS_FILE)));
  await writeFile(join(folder, name + METADATA_ENDING), `${JSON.stringify(FORMAT)}\n`);
}

function* lines(documents: readonly StoredDocument[]): Iterable<string> {
  for (const document of documents) {
    const json = JSON.stringify(toJson(DOCUMENT, encodeDocument(document)));
    // JSON leaves Unicode's two line separators as they are, and readline breaks lines there.
    yield `${json.replace(/[\u2028\u2029]/g, (separator) => `\\u${separator.charCodeAt(0).toString(16)}`)}\n`;
  }
}

/**
 * Puts the documents of an export into an empty store, all or none, with the times they had. No trigger hears of it.
 * Throws an Error that says what is wrong with the export.
 * @param metadataFile path of the `.overall_export_metadata`
 */
export async function importProject(store: Store, metadataFile: string): Promise<void> {
  requireOwnFormat(metadataFile);
  const documents = join(dirname(metadataFile), DOCUMENTS_FILE);
  const imported: StoredDocument[] = [];
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(documents), crlfDelay: Infinity })) {
    number += 1;
    try {
      imported.push(readDocument(line));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${documents}, line ${number}, is not a document: ${reason}`, { cause: error });
    }
  }
  for (const document of imported) store.load(document);
}

function requireOwnFormat(metadataFile: string): void {
  if (!existsSync(metadataFile)) throw new Error(`There is no exported data at ${metadataFile}.`);
  const text = readFileSync(metadataFile, 'latin1');
  if (text.trim() === JSON.stringify(FORMAT)) return;
  throw new Error(
    `${basename(metadataFile)} was not exported by this emulator, which reads its own exports alone: not those of ` +
      'Google’s emulator or of production. Start without --import, or with Google’s emulator.',
  );
}

function readDocument(line: string): StoredDocument {
  // Decoded by the schema of Document.
  const {
    name = '',
    fields = {},
    createTime = {},
    updateTime = {},
  } = fromJson(DOCUMENT, JSON.parse(line)) as WireDocument;
  return {
    name,
    segments: parseDocumentName(name).segments,
    fields: decodeFields(fields),
    createTime: wireToMicros(createTime),
    updateTime: wireToMicros(updateTime),
  };
}
