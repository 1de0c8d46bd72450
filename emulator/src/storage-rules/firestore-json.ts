import type { RulesDocument } from '../rules/firestore/firestore-api.ts';
import { decodeTimestamp, parseRfc3339 } from '../values/timestamp.ts';
import type { FieldMap, Value } from '../values/value.ts';
import type { DocumentAnswer } from './protocol.ts';

/**
 * Decodes a document of Firestore's REST API (proto JSON). Uses a table instead of the schema, so
 * that the runtime starts without loading a protobuf library.
 */
export function decodeDocument({ name, fields }: NonNullable<DocumentAnswer['result']>): RulesDocument {
  return { path: name, fields: decodeFields(fields) };
}

type Json = Record<string, unknown>;

const DECODERS: Readonly<Record<string, (json: unknown) => Value>> = {
  nullValue: () => ({ kind: 'null' }),
  booleanValue: (json) => ({ kind: 'boolean', value: json === true }),
  integerValue: (json) => ({ kind: 'integer', value: BigInt(String(json)) }),
  doubleValue: (json) => ({ kind: 'double', value: Number(json) }),
  timestampValue: (json) => decodeTimestamp(parseRfc3339(String(json))),
  stringValue: (json) => ({ kind: 'string', value: String(json) }),
  bytesValue: (json) => ({ kind: 'bytes', value: new Uint8Array(Buffer.from(String(json), 'base64')) }),
  referenceValue: (json) => ({ kind: 'reference', path: String(json) }),
  geoPointValue: (json) => ({
    kind: 'geoPoint',
    latitude: numberIn(json, 'latitude'),
    longitude: numberIn(json, 'longitude'),
  }),
  arrayValue: (json) => ({ kind: 'array', values: itemsOf(json).map(decodeValue) }),
  mapValue: (json) => ({ kind: 'map', fields: decodeFields(membersOf(json)['fields']) }),
};

function decodeValue(json: unknown): Value {
  const [type = '', content] = Object.entries(membersOf(json))[0] ?? [];
  const decode = Object.hasOwn(DECODERS, type) ? DECODERS[type] : undefined;
  if (!decode) throw new Error(`Not a Firestore value: ${JSON.stringify(json)}.`);
  return decode(content);
}

function decodeFields(json: unknown): FieldMap {
  return new Map(Object.entries(membersOf(json)).map(([name, value]) => [name, decodeValue(value)]));
}

function membersOf(json: unknown): Json {
  return typeof json === 'object' && json !== null ? { ...json } : {};
}

function itemsOf(json: unknown): unknown[] {
  const { values } = membersOf(json);
  return Array.isArray(values) ? values : [];
}

/** Proto JSON omits zero. */
function numberIn(json: unknown, name: string): number {
  return Number(membersOf(json)[name] ?? 0);
}
