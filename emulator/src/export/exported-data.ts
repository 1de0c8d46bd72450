import { createWriteStream, existsSync, createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createInterface } from 'node:readline';
import type { StoredDocument } from '../values/stored-document.ts';
import type { Store } from '../store/store.ts';
import { decodeDocumentEntity, encodeDocumentEntity } from './entity-document.ts';
import { readRecords, writeRecords } from './leveldb-log.ts';
import { fromJson } from '../values/proto-json.ts';
import { messageType } from '../values/proto-schema.ts';
import { parseDocumentName } from '../values/resource-name.ts';
import { wireToMicros } from '../values/timestamp.ts';
import { decodeFields, type WireDocument } from '../values/wire.ts';

const DOCUMENT = messageType('Document');

/** The export file of versions before 0.2.0: one google.firestore.v1.Document in proto JSON per line. */
const NDJSON_FILE = 'documents.ndjson';

/**
 * Returns the documents of such a file with their create and update times.
 * @throws Error that names the invalid line
 */
async function readNdjson(file: string): Promise<StoredDocument[]> {
  const documents: StoredDocument[] = [];
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    try {
      documents.push(readDocument(line));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${file}, line ${documents.length + 1}, is not a document: ${reason}`, {
        cause: error,
      });
    }
  }
  return documents;
}

function readDocument(line: string): StoredDocument {
  // The schema of Document guarantees this shape.
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

/**
 * The layout of Google's exports, below the folder that contains `name.overall_export_metadata`. An export of all
 * collections has one folder; an export of selected collections has one for each. The documents are in `output-0`,
 * `output-1` …, logs whose records are entities. Importing does not need the contents of Google's metadata files;
 * ours contain only the name of this package.
 */
const METADATA_ENDING = '.overall_export_metadata';
const OUTPUT_FOLDER = join('all_namespaces', 'all_kinds');
const OUTPUT_METADATA = 'all_namespaces_all_kinds.export_metadata';
const OUTPUT_FILE = /^output-\d+$/;
const WRITER = Buffer.from('typescript-firestore-emulator');

/**
 * Writes every document of a project's databases, in their state at the call, to the new folder `directory/name`.
 * Rejects with the error of the file system on failure.
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
  const output = join(folder, OUTPUT_FOLDER);
  await mkdir(output, { recursive: true });
  await pipeline(
    Readable.from(writeRecords(entities(documents))),
    createWriteStream(join(output, 'output-0')),
  );
  const metadata = Buffer.concat([...writeRecords([WRITER])]);
  await writeFile(join(output, OUTPUT_METADATA), metadata);
  await writeFile(join(folder, name + METADATA_ENDING), metadata);
}

function* entities(documents: readonly StoredDocument[]): Iterable<Uint8Array> {
  for (const document of documents) yield encodeDocumentEntity(document);
}

/**
 * Imports an export of Google's emulator, of production or of this emulator into an empty store, completely or not at
 * all. Documents keep their project and database. Triggers are not called.
 * @param metadataFile path of the `.overall_export_metadata`
 * @throws Error that describes an invalid export
 */
export async function importProject(store: Store, metadataFile: string): Promise<void> {
  if (!existsSync(metadataFile)) throw new Error(`There is no exported data at ${metadataFile}.`);
  const folder = dirname(metadataFile);
  const ndjson = join(folder, NDJSON_FILE);
  const documents = existsSync(ndjson) ? await readNdjson(ndjson) : await readOutputs(folder);
  for (const document of documents) store.load(document);
}

/** Returns the documents of all output files below the folder; exports contain no write times. */
async function readOutputs(folder: string): Promise<StoredDocument[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const outputs = files.filter((file) => file.isFile() && OUTPUT_FILE.test(file.name));
  if (outputs.length === 0)
    throw new Error(`${folder} holds no exported documents: its files output-0, output-1 … are missing.`);
  const now = Date.now() * 1000;
  const documents: StoredDocument[] = [];
  for (const { parentPath, name } of outputs)
    for (const document of await readOutput(join(parentPath, name)))
      documents.push({ ...document, createTime: now, updateTime: now });
  return documents;
}

async function readOutput(file: string) {
  const documents: ReturnType<typeof decodeDocumentEntity>[] = [];
  try {
    for (const record of readRecords(await readFile(file))) documents.push(decodeDocumentEntity(record));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file}, document ${documents.length + 1}, cannot be read: ${reason}`, { cause: error });
  }
  return documents;
}
