import type { FieldMap } from '../values/value.ts';
import { microsToWire } from '../values/timestamp.ts';
import type { Micros } from '../values/timestamp.ts';
import { encodeFields } from '../values/wire.ts';
import type { WireDocument } from '../values/wire.ts';
import { pickFields } from '../values/field-path.ts';
import type { FieldPath } from '../values/field-path.ts';

/** One version of a document; never changed once stored. */
export interface StoredDocument {
  /** `projects/p/databases/d/documents/a/b` */
  readonly name: string;
  /** The name below `/documents/`, split. */
  readonly segments: readonly string[];
  readonly fields: FieldMap;
  readonly createTime: Micros;
  readonly updateTime: Micros;
}

/** What one commit did to one document; both sides undefined for a deletion of what did not exist. */
export interface DocumentChange {
  readonly name: string;
  readonly segments: readonly string[];
  readonly before: StoredDocument | undefined;
  readonly after: StoredDocument | undefined;
}

/** google.firestore.v1.Document, with the fields under the mask alone when there is one. */
export function encodeDocument(document: StoredDocument, mask?: readonly FieldPath[]): WireDocument {
  const fields = mask ? pickFields(document.fields, mask) : document.fields;
  return {
    name: document.name,
    fields: encodeFields(fields),
    createTime: microsToWire(document.createTime),
    updateTime: microsToWire(document.updateTime),
  };
}
