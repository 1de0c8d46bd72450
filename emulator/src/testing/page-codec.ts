import * as full from 'firebase/firestore';
import type { Client } from './client.ts';

// What crosses between a test and a page: plain data, and for all else a tag that says how to make it there.

/** Something a client makes: `{ make: ['values', 'timestamp', 1, 0] }`. */
export class Tag {
  readonly make: readonly [table: 'values' | 'sentinels', name: string, ...args: unknown[]];

  constructor(...make: Tag['make']) {
    this.make = make;
  }
}

/** A reference as far as tests look at it. */
interface ReferenceLike {
  readonly firestore: unknown;
  readonly path: string;
}

/** Turns what no page takes into tags. */
export function encode(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (Array.isArray(value)) return value.map(encode);
  const tag = tagOf(value);
  if (tag) return { make: tag.make.map(encode) };
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, encode(item)]));
}

function tagOf(value: object): Tag | undefined {
  if (value instanceof Tag) return value;
  if (value instanceof full.Timestamp)
    return new Tag('values', 'timestamp', value.seconds, value.nanoseconds);
  if (value instanceof full.GeoPoint) return new Tag('values', 'geoPoint', value.latitude, value.longitude);
  if (value instanceof full.Bytes) return new Tag('values', 'bytes', ...value.toUint8Array());
  if (value instanceof full.VectorValue) return new Tag('values', 'vector', ...value.toArray());
  return isReference(value) ? new Tag('values', 'reference', value.path) : undefined;
}

function isReference(value: object): value is ReferenceLike {
  return 'firestore' in value && 'path' in value && typeof value.path === 'string';
}

/** Makes what the tags say, with the values and sentinels of the client at this end. */
export function decode(value: unknown, client: Pick<Client, 'values' | 'sentinels'>): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (Array.isArray(value)) return value.map((item) => decode(item, client));
  if ('make' in value && Array.isArray(value.make)) {
    const [table, name, ...args] = value.make.map((item) => decode(item, client));
    // Written by `encode`: the table has a function of that name, which takes these arguments.
    const tables = client as unknown as Record<string, Record<string, (...args: unknown[]) => unknown>>;
    return tables[String(table)]?.[String(name)]?.(...args);
  }
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, decode(item, client)]));
}
