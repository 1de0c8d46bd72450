/**
 * A Firestore value in memory: the google.firestore.v1.Value message as a tagged union.
 *
 * Integers are bigint, because Firestore's are 64 bits wide. A timestamp counts whole seconds since the epoch
 * (the years 1 to 9999 fit a double exactly) and nanoseconds 0..999,999,999, stored by the server in whole
 * microseconds. A reference holds the full resource name `projects/p/databases/d/documents/a/b`.
 */
export type Value =
  | { readonly kind: 'null' }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'integer'; readonly value: bigint }
  | { readonly kind: 'double'; readonly value: number }
  | { readonly kind: 'timestamp'; readonly seconds: number; readonly nanos: number }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'bytes'; readonly value: Uint8Array }
  | { readonly kind: 'reference'; readonly path: string }
  | { readonly kind: 'geoPoint'; readonly latitude: number; readonly longitude: number }
  | { readonly kind: 'array'; readonly values: readonly Value[] }
  | { readonly kind: 'map'; readonly fields: FieldMap };

/** Fields by name; a Map, so that a field named `__proto__` needs no special handling. */
export type FieldMap = ReadonlyMap<string, Value>;

export type ValueKind = Value['kind'];

/** The value of one kind: `ValueOf<'timestamp'>`. */
export type ValueOf<K extends ValueKind> = Extract<Value, { kind: K }>;

export const NULL: Value = { kind: 'null' };
