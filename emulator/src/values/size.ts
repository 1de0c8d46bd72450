import type { FieldMap, Value } from './value.ts';

/**
 * Returns the size of a stored document in bytes, by https://firebase.google.com/docs/firestore/storage-size:
 * the sizes of its name and fields, and 32 bytes.
 */
export function sizeOfDocument(segments: readonly string[], fields: FieldMap): number {
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
