import { formatResourceName, NUMERIC_ID, parseDocumentName } from '../values/resource-name.ts';
import type { ResourceName } from '../values/resource-name.ts';
import { NULL } from '../values/value.ts';
import type { FieldMap, Value } from '../values/value.ts';
import { decodeTimestamp } from '../values/timestamp.ts';
import type { WireTimestamp } from '../values/timestamp.ts';
import { decodeEntity, encodeEntity } from './entity-proto.ts';
import type { Entity, PathElement, Property } from './entity-proto.ts';

/** The meaning of a property's value where its type is ambiguous (`Property.Meaning` of entity_v3). */
const MEANING = {
  timestamp: 7,
  geoPoint: 9,
  blob: 14,
  text: 15,
  byteString: 16,
  map: 19,
  emptyArray: 24,
} as const;

const DEFAULT_DATABASE = '(default)';
/** The prefix of a project's app id, which names the location of its data: `s~my-project`. */
const APP_LOCATION = /^[^~]*~/;

const STRICT_UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

interface Place {
  app: string;
  database_id?: string | undefined;
}

function placeOf(database: string): { app: string; database_id?: string } {
  const [, project = '', , id = ''] = database.split('/');
  return { app: project, ...(id !== DEFAULT_DATABASE && { database_id: id }) };
}

function databaseOf({ app, database_id: id }: Place): string {
  return `projects/${app.replace(APP_LOCATION, '')}/databases/${id || DEFAULT_DATABASE}`;
}

function toPath(segments: readonly string[]): PathElement[] {
  return Array.from({ length: segments.length / 2 }, (_, index) => {
    const type = segments[2 * index]!;
    const documentId = segments[2 * index + 1]!;
    const id = numberOf(documentId);
    return id === undefined ? { type, name: documentId } : { type, id };
  });
}

/**
 * Returns the number of a numeric document id; undefined for any other id, also for one that is not a canonical 64-bit
 * number.
 */
function numberOf(documentId: string): string | undefined {
  const digits = NUMERIC_ID.exec(documentId)?.[1];
  const isWritten = digits !== undefined && `${BigInt.asIntN(64, BigInt(digits))}` === digits;
  return isWritten ? digits : undefined;
}

function toSegments(path: readonly PathElement[]): string[] {
  return path.flatMap(({ type, id, name }) => [type, name ?? `__id${id}__`]);
}

/** Encodes a document as the entity that an export stores; it contains no create or update time. */
export function encodeDocumentEntity(document: {
  name: string;
  segments: readonly string[];
  fields: FieldMap;
}): Uint8Array {
  const element = toPath(document.segments);
  return encodeEntity({
    key: { ...placeOf(parseDocumentName(document.name).database), path: { element } },
    property: toProperties(document.fields),
    entity_group: { element: element.slice(0, 1) },
  });
}

/**
 * Decodes the document of an exported entity.
 * @throws Error when the bytes are not an entity or contain a value that Firestore does not support
 */
export function decodeDocumentEntity(bytes: Uint8Array): ResourceName & { name: string; fields: FieldMap } {
  const entity = decodeEntity(bytes);
  const name = formatResourceName(databaseOf(entity.key), toSegments(entity.key.path.element ?? []));
  return { name, ...parseDocumentName(name), fields: toFields(entity) };
}

function toProperties(fields: FieldMap): Property[] {
  return [...fields].flatMap(([name, value]): Property[] => {
    if (value.kind !== 'array') return [{ name, multiple: false, ...toPropertyValue(value) }];
    if (value.values.length === 0) return [{ name, multiple: false, meaning: MEANING.emptyArray, value: {} }];
    return value.values.map((element) => ({ name, multiple: true, ...toPropertyValue(element) }));
  });
}

function toPropertyValue(value: Value): Pick<Property, 'meaning' | 'value'> {
  switch (value.kind) {
    case 'null':
      return { value: {} };
    case 'boolean':
      return { value: { booleanValue: value.value } };
    case 'integer':
      return { value: { int64Value: value.value.toString() } };
    case 'double':
      return { value: { doubleValue: value.value } };
    case 'timestamp': {
      const micros = BigInt(value.seconds) * 1_000_000n + BigInt(value.nanos / 1000);
      return { meaning: MEANING.timestamp, value: { int64Value: micros.toString() } };
    }
    case 'string':
      return { value: { stringValue: Buffer.from(value.value) } };
    case 'bytes':
      return { meaning: MEANING.byteString, value: { stringValue: value.value } };
    case 'reference': {
      const { database, segments } = parseDocumentName(value.path);
      return { value: { referenceValue: { ...placeOf(database), pathElement: toPath(segments) } } };
    }
    case 'geoPoint':
      return { meaning: MEANING.geoPoint, value: { pointValue: { x: value.latitude, y: value.longitude } } };
    case 'map':
      return { meaning: MEANING.map, value: { stringValue: encodeMap(value.fields) } };
    case 'array':
      throw new Error('Firestore has no array within an array.');
  }
}

function encodeMap(fields: FieldMap): Uint8Array {
  return encodeEntity({ key: { app: '', path: {} }, property: toProperties(fields), entity_group: {} });
}

function toFields({ property = [], raw_property: unindexed = [] }: Entity): FieldMap {
  const arrays = new Map<string, Value[]>();
  const fields = new Map<string, Value>();
  for (const each of [...property, ...unindexed]) {
    if (!each.multiple) {
      fields.set(each.name, toValue(each));
      continue;
    }
    const values = arrays.get(each.name) ?? [];
    values.push(toValue(each));
    arrays.set(each.name, values);
    fields.set(each.name, { kind: 'array', values });
  }
  return fields;
}

function toValue({ name, meaning, value }: Property): Value {
  const { booleanValue, doubleValue, int64Value, pointValue, referenceValue, stringValue } = value;
  if (meaning === MEANING.emptyArray) return { kind: 'array', values: [] };
  if (int64Value !== undefined)
    return meaning === MEANING.timestamp
      ? decodeTimestamp(timestampOf(BigInt(int64Value)))
      : { kind: 'integer', value: BigInt(int64Value) };
  if (booleanValue !== undefined) return { kind: 'boolean', value: booleanValue };
  if (doubleValue !== undefined) return { kind: 'double', value: doubleValue };
  if (stringValue !== undefined) return fromStringValue(stringValue, meaning);
  if (pointValue) return { kind: 'geoPoint', latitude: pointValue.x, longitude: pointValue.y };
  if (referenceValue) {
    const segments = toSegments(referenceValue.pathElement ?? []);
    return { kind: 'reference', path: formatResourceName(databaseOf(referenceValue), segments) };
  }
  if (Object.keys(value).length > 0) throw new Error(`the property "${name}" has an unknown type`);
  return NULL;
}

function timestampOf(micros: bigint): WireTimestamp {
  const seconds = micros / 1_000_000n - (micros % 1_000_000n < 0n ? 1n : 0n);
  return { seconds: String(seconds), nanos: Number(micros - seconds * 1_000_000n) * 1000 };
}

function fromStringValue(bytes: Uint8Array, meaning: number | undefined): Value {
  if (meaning === MEANING.map) return { kind: 'map', fields: toFields(decodeEntity(bytes)) };
  if (meaning === MEANING.blob || meaning === MEANING.byteString)
    return { kind: 'bytes', value: new Uint8Array(bytes) };
  return { kind: 'string', value: STRICT_UTF8.decode(bytes) };
}
