import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { StoredDocument } from '../values/stored-document.ts';
import { fromJson } from '../values/proto-json.ts';
import { messageType } from '../values/proto-schema.ts';
import { parseDocumentName } from '../values/resource-name.ts';
import { wireToMicros } from '../values/timestamp.ts';
import { decodeFields } from '../values/wire.ts';
import type { WireDocument } from '../values/wire.ts';

const DOCUMENT = messageType('Document');

/** The export file of versions before 0.2.0: one google.firestore.v1.Document in proto JSON per line. */
export const NDJSON_FILE = 'documents.ndjson';

/**
 * Returns the documents of such a file with their create and update times.
 * @throws Error that names the invalid line
 */
export async function readNdjson(file: string): Promise<StoredDocument[]> {
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
