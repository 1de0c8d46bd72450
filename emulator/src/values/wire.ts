import { invalidArgument } from './status.ts';
import type { FieldMap, Value } from './value.ts';
import { decodeTimestamp } from './timestamp.ts';
import type { WireTimestamp } from './timestamp.ts';

/**
 * google.firestore.v1.Value as decoded by the protocols: a plain object with one member, integers as decimal
 * text, bytes as bytes. All three protocols use this shape.
 */
export type WireValue = Partial<WireMembers>;

interface WireMembers {
  nullValue: 'NULL_VALUE';
  booleanValue: boolean;
  integerValue: string;
  doubleValue: number;
  timestampValue: WireTimestamp;
  stringValue: string;
  bytesValue: Uint8Array;
  referenceValue: string;
  geoPointValue: { latitude?: number; longitude?: number };
  arrayValue: { values?: WireValue[] };
  mapValue: { fields?: WireFields };
}

export type WireFields = Record<string, WireValue>;

export interface WireDocument {
  name?: string;
  fields?: WireFields;
  createTime?: WireTimestamp;
  updateTime?: WireTimestamp;
}

const DECODERS: { [K in keyof WireMembers]: (wire: WireMembers[K]) => Value } = {
  nullValue: () => ({ kind: 'null' }),
  booleanValue: (value) => ({ kind: 'boolean', value }),
  integerValue: (text) => ({ kind: 'integer', value: BigInt(text) }),
  doubleValue: (value) => ({ kind: 'double', value }),
  timestampValue: decodeTimestamp,
  stringValue: (value) => ({ kind: 'string', value }),
  bytesValue: (value) => ({ kind: 'bytes', value }),
  referenceValue: (path) => ({ kind: 'reference', path }),
  geoPointValue: ({ latitude = 0, longitude = 0 }) => ({ kind: 'geoPoint', latitude, longitude }),
  arrayValue: ({ values = [] }) => ({ kind: 'array', values: values.map(decodeValue) }),
  mapValue: ({ fields = {} }) => ({ kind: 'map', fields: decodeFields(fields) }),
};

/** Throws INVALID_ARGUMENT when no member is set. */
export function decodeValue(wire: WireValue): Value {
  for (const member of Object.keys(wire)) {
    if (isMember(member)) return decodeMember(wire, member);
  }
  throw invalidArgument('A value must have one of its types set.');
}

function isMember(name: string): name is keyof WireMembers {
  return Object.hasOwn(DECODERS, name);
}

function decodeMember<K extends keyof WireMembers>(wire: WireValue, member: K): Value {
  const value: WireMembers[K] | undefined = wire[member];
  if (value === undefined) throw invalidArgument(`The value's ${member} is missing.`);
  return DECODERS[member](value);
}

export function decodeFields(wire: WireFields): FieldMap {
  return new Map(Object.entries(wire).map(([name, value]) => [name, decodeValue(value)]));
}

export function encodeValue(value: Value): WireValue {
  switch (value.kind) {
    case 'null':
      return { nullValue: 'NULL_VALUE' };
    case 'boolean':
      return { booleanValue: value.value };
    case 'integer':
      return { integerValue: value.value.toString() };
    case 'double':
      return { doubleValue: value.value };
    case 'timestamp':
      return { timestampValue: { seconds: String(value.seconds), nanos: value.nanos } };
    case 'string':
      return { stringValue: value.value };
    case 'bytes':
      return { bytesValue: value.value };
    case 'reference':
      return { referenceValue: value.path };
    case 'geoPoint':
      return { geoPointValue: { latitude: value.latitude, longitude: value.longitude } };
    case 'array':
      return { arrayValue: { values: value.values.map(encodeValue) } };
    case 'map':
      return { mapValue: { fields: encodeFields(value.fields) } };
  }
}

export function encodeFields(fields: FieldMap): WireFields {
  return Object.fromEntries([...fields].map(([name, value]) => [name, encodeValue(value)]));
}
