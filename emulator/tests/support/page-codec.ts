import * as full from 'firebase/firestore';
import type { Client } from './client.ts';
import { Tag, bytes, geoPoint, reference, timestamp, vector } from './tag.ts';

// Encodes values passed between a test and a page: plain data, and tags for instances of SDK classes.

/** Replaces instances of SDK classes by tags. */
export function encode(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (Array.isArray(value)) return value.map(encode);
  const tag = tagOf(value);
  if (tag) return { make: tag.make.map(encode) };
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, encode(item)]));
}

function tagOf(value: object): Tag | undefined {
  if (value instanceof Tag) return value;
  if (value instanceof full.Timestamp) return timestamp(value.seconds, value.nanoseconds);
  if (value instanceof full.GeoPoint) return geoPoint(value.latitude, value.longitude);
  if (value instanceof full.Bytes) return bytes(...value.toUint8Array());
  if (value instanceof full.VectorValue) return vector(...value.toArray());
  if (value instanceof full.DocumentReference) return reference(value.path);
  return undefined;
}

/** Replaces tags by instances of this client's SDK classes. */
export function decode(value: unknown, client: Pick<Client, 'values' | 'sentinels'>): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (Array.isArray(value)) return value.map((item) => decode(item, client));
  if ('make' in value && Array.isArray(value.make)) {
    const [table, name, ...args] = value.make.map((item) => decode(item, client));
    // The type of Tag guarantees that the table has a function with this name and these arguments.
    const tables = client as unknown as Record<string, Record<string, (...args: unknown[]) => unknown>>;
    return tables[String(table)]?.[String(name)]?.(...args);
  }
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, decode(item, client)]));
}
