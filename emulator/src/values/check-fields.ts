import { invalidArgument } from './status.ts';
import type { FieldMap, Value } from './value.ts';

/**
 * Returns the size of a stored document in bytes, by https://firebase.google.com/docs/firestore/storage-size:
 * the sizes of its name and fields, and 32 bytes.
 */
function sizeOfDocument(segments: readonly string[], fields: FieldMap): number {
  return sizeOfName(segments) + sizeOfFields(fields) + 32;
}

function sizeOfName(segments: readonly string[]): number {
  return segments.reduce((sum, segment) => sum + sizeOfText(segment), 16);
}

function sizeOfText(text: string): number {
  return Buffer.byteLength(text) + 1;
}

function sizeOfFields(fields: FieldMap): number {
  let sum = 0;
  for (const [name, value] of fields) sum += sizeOfText(name) + sizeOfValue(value);
  return sum;
}

function sizeOfValue(value: Value): number {
  switch (value.kind) {
    case 'null':
    case 'boolean':
      return 1;
    case 'integer':
    case 'double':
    case 'timestamp':
      return 8;
    case 'geoPoint':
      return 16;
    case 'string':
      return sizeOfText(value.value);
    case 'bytes':
      return value.value.length;
    case 'reference':
      return sizeOfName(value.path.split('/').slice(5));
    case 'array':
      return value.values.reduce((sum, item) => sum + sizeOfValue(item), 0);
    case 'map':
      return sizeOfFields(value.fields);
  }
}

/**
 * Returns the number of automatic index entries of a document: two for a plain value, none for a map itself, one
 * for each element of a list (https://firebase.google.com/docs/firestore/query-data/index-overview#automatic_indexing).
 */
function countIndexEntries(fields: FieldMap): number {
  let count = 0;
  for (const value of fields.values()) count += entriesOf(value);
  return count;
}

function entriesOf(value: Value): number {
  if (value.kind === 'map') return countIndexEntries(value.fields);
  return value.kind === 'array' ? value.values.length : 2;
}

// https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields
const MAX_DOCUMENT_BYTES = 1_048_576;
const MAX_FIELD_NAME_BYTES = 1500;
const MAX_DEPTH = 20;
const MAX_NAME_BYTES = 6 * 1024;
const MAX_SUBCOLLECTIONS = 100;
const MAX_INDEX_ENTRIES = 40_000;

/** Throws INVALID_ARGUMENT when a document with these fields may not be stored. */
export function checkDocument(name: string, segments: readonly string[], fields: FieldMap): void {
  checkName(name, segments);
  checkFields(fields, 0);
  if (countIndexEntries(fields) > MAX_INDEX_ENTRIES) {
    throw invalidArgument(`too many index entries for entity ${name}`);
  }
  const size = sizeOfDocument(segments, fields);
  if (size > MAX_DOCUMENT_BYTES) {
    throw invalidArgument(
      `Document '${name}' cannot be written because its size (${size.toLocaleString('en')} bytes) exceeds ` +
        `the maximum allowed size of ${MAX_DOCUMENT_BYTES.toLocaleString('en')} bytes.`,
    );
  }
}

function checkName(name: string, segments: readonly string[]): void {
  if (Buffer.byteLength(segments.join('/')) > MAX_NAME_BYTES) {
    throw invalidArgument(`Document name '${name.slice(0, 100)}…' exceeds ${MAX_NAME_BYTES} bytes.`);
  }
  if (segments.length > 2 * MAX_SUBCOLLECTIONS) {
    throw invalidArgument(`Collections may be nested ${MAX_SUBCOLLECTIONS} levels deep at most.`);
  }
}

function checkFields(fields: FieldMap, depth: number): void {
  if (depth > MAX_DEPTH) throw invalidArgument(`A document may be nested ${MAX_DEPTH} levels deep at most.`);
  for (const [name, value] of fields) {
    if (name === '') throw invalidArgument('A field name must not be empty.');
    // A nested `__type__` marks a vector.
    if (/^__.*__$/s.test(name) && !(depth > 0 && name === '__type__')) {
      throw invalidArgument(`Field name '${name}' is reserved.`);
    }
    if (Buffer.byteLength(name) > MAX_FIELD_NAME_BYTES) {
      throw invalidArgument(`Field name '${name.slice(0, 40)}…' exceeds ${MAX_FIELD_NAME_BYTES} bytes.`);
    }
    checkValue(value, depth + 1);
  }
}

function checkValue(value: Value, depth: number): void {
  if (value.kind === 'map') checkFields(value.fields, depth);
  if (value.kind === 'geoPoint') checkGeoPoint(value.latitude, value.longitude);
  if (value.kind !== 'array') return;
  for (const item of value.values) {
    if (item.kind === 'array') throw invalidArgument('Cannot convert an array value in an array value.');
    checkValue(item, depth + 1);
  }
}

function checkGeoPoint(latitude: number, longitude: number): void {
  if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) return;
  throw invalidArgument(`Geo point ${latitude}, ${longitude} lies outside of -90…90 and -180…180.`);
}
