import type { FieldMap } from './value.ts';
import { microsToWire } from './timestamp.ts';
import type { Micros } from './timestamp.ts';
import { encodeFields } from './wire.ts';
import type { WireDocument } from './wire.ts';
import { pickFields } from './field-path.ts';
import type { FieldPath } from './field-path.ts';

/** One version of a document; never changed once stored. */
export interface StoredDocument {
  /** `projects/p/databases/d/documents/a/b` */
  readonly name: string;
  /** The segments of the name after `/documents/`. */
  readonly segments: readonly string[];
  readonly fields: FieldMap;
  readonly createTime: Micros;
  readonly updateTime: Micros;
}

/** The change of one document by one commit; both versions are undefined for the deletion of a missing document. */
export interface DocumentChange {
  readonly name: string;
  readonly segments: readonly string[];
  readonly before: StoredDocument | undefined;
  readonly after: StoredDocument | undefined;
}

/** Encodes a google.firestore.v1.Document, with only the fields of the mask if given. */
export function encodeDocument(document: StoredDocument, mask?: readonly FieldPath[]): WireDocument {
  const fields = mask ? pickFields(document.fields, mask) : document.fields;
  return {
    name: document.name,
    fields: encodeFields(fields),
    createTime: microsToWire(document.createTime),
    updateTime: microsToWire(document.updateTime),
  };
}
