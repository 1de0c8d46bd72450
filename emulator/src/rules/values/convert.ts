import type { FieldMap, Value } from '../../values/value.ts';
import { list, map, path, timestamp, type RulesMap, type RulesPath, type RulesValue } from './rules-value.ts';

/** Converts a stored value to a rules value. A reference becomes the path `/databases/d/documents/…`. */
export function fromFirestore(value: Value): RulesValue {
  switch (value.kind) {
    case 'null':
      return null;
    case 'boolean':
    case 'integer':
    case 'double':
    case 'string':
    case 'bytes':
      return value.value;
    case 'timestamp':
      return timestamp(BigInt(value.seconds) * 1_000_000_000n + BigInt(value.nanos));
    case 'geoPoint':
      return { kind: 'latlng', latitude: value.latitude, longitude: value.longitude };
    case 'reference':
      return fromDocumentName(value.path);
    case 'array':
      return list(value.values.map(fromFirestore));
    case 'map':
      return fromFields(value.fields);
  }
}

export function fromFields(fields: FieldMap): RulesMap {
  return map(new Map([...fields].map(([name, value]) => [name, fromFirestore(value)])));
}

/** Returns the segments of `projects/p/databases/d/documents/a/b` without the project. */
export function fromDocumentName(name: string): RulesPath {
  return path(name.split('/').slice(2));
}

export function fromDate(date: Date): RulesValue {
  return timestamp(BigInt(date.getTime()) * 1_000_000n);
}

/** Converts JSON, such as the claims of a token: whole numbers become integers, undefined members are omitted. */
export function fromJson(json: unknown): RulesValue {
  if (json === null || json === undefined) return null;
  if (typeof json === 'boolean' || typeof json === 'string' || typeof json === 'bigint') return json;
  if (typeof json === 'number') return Number.isInteger(json) ? BigInt(json) : json;
  if (Array.isArray(json)) return list(json.map(fromJson));
  const present = Object.entries(json).filter(([, value]) => value !== undefined);
  return map(new Map(present.map(([key, value]) => [key, fromJson(value)])));
}
