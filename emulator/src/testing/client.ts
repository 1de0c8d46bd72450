import { Tag } from './tag.ts';

/**
 * One SDK seen through the few calls that all have, so that one list of cases runs over every protocol. What goes in
 * is plain data and tags; what comes out is of the SDK's own classes, which `plain` turns into text.
 */
export interface Client {
  readonly sentinels: Sentinels;
  readonly values: Values;
  /** One write by itself, several as one batch. */
  write(...writes: readonly Write[]): Promise<unknown>;
  get(path: string): Promise<Data | undefined>;
  /** Ids of the documents found, in order. */
  find(query: QuerySpec): Promise<string[]>;
  aggregate(query: QuerySpec, field: string): Promise<{ count: number; sum: number; average: number | null }>;
  transact(...steps: readonly Step[]): Promise<Transacted>;
  /** Begins to listen; what is heard is kept under this name. */
  listen(name: string, target: QuerySpec | { readonly document: string }): Promise<void>;
  /** What was heard, as soon as that is so many snapshots: `+a ~b -c` for a query, JSON for a document. */
  heard(name: string, count: number): Promise<string[]>;
  unlisten(name: string): Promise<void>;
  close(): Promise<void>;
}

export type Data = Record<string, unknown>;

/** A dotted path, or the names on the way. */
export type FieldName = string | readonly string[];

export type Write =
  | readonly ['set' | 'merge' | 'update', path: string, data: Data]
  | readonly ['mergeFields', path: string, data: Data, fields: readonly FieldName[]]
  | readonly ['updateFields', path: string, ...fieldsAndValues: readonly [FieldName, unknown][]]
  | readonly ['delete', path: string];

/** What a transaction does: a step after the other. */
export type Step =
  | Write
  | readonly ['get', path: string]
  /** Reads the document and writes `n` increased. */
  | readonly ['add', path: string, by: number]
  /** While the first attempt runs, a write that does not belong to it. */
  | readonly ['outside', Write]
  | readonly ['give up'];

export interface Transacted {
  readonly attempts: number;
  /** What the last attempt's gets have read. */
  readonly seen: readonly (Data | null)[];
}

/** What a write may say instead of a value. */
export interface Sentinels {
  increment(by: number): unknown;
  arrayUnion(...items: unknown[]): unknown;
  arrayRemove(...items: unknown[]): unknown;
  serverTimestamp(): unknown;
  deleteField(): unknown;
}

/** Values for which each SDK has a class of its own. */
export interface Values {
  timestamp(seconds: number, nanos: number): unknown;
  geoPoint(latitude: number, longitude: number): unknown;
  bytes(...bytes: number[]): unknown;
  reference(path: string): unknown;
  vector(...numbers: number[]): unknown;
}

export type Operator =
  '<' | '<=' | '==' | '!=' | '>=' | '>' | 'array-contains' | 'in' | 'not-in' | 'array-contains-any';

/** A comparison or a tree of them; the field `__name__` stands for the document's id. */
export type Clause =
  | readonly [field: FieldName, operator: Operator, value: unknown]
  | { readonly and: readonly Clause[] }
  | { readonly or: readonly Clause[] };

export interface QuerySpec {
  readonly from: string;
  /** `from` is the id of collections anywhere. */
  readonly group?: boolean;
  readonly where?: Clause;
  readonly orderBy?: readonly (readonly [field: FieldName, direction?: 'asc' | 'desc'])[];
  readonly startAt?: readonly unknown[];
  readonly startAfter?: readonly unknown[];
  readonly endAt?: readonly unknown[];
  readonly endBefore?: readonly unknown[];
  readonly limit?: number;
  readonly limitToLast?: number;
}

/** The positions a query may name, by the calls the SDKs have for them. */
export const CURSORS = ['startAt', 'startAfter', 'endAt', 'endBefore'] as const;

export function isClause(clause: Clause): clause is readonly [FieldName, Operator, unknown] {
  return Array.isArray(clause);
}

/** What was read or is expected, with tags and every class of an SDK turned into text, so that all compare. */
export function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (value instanceof Uint8Array) return `bytes ${[...value].join(' ')}`;
  if (value instanceof Tag) return `${value.make[1]} ${value.make.slice(2).join(' ')}`;
  if (typeof value !== 'object' || value === null) return value;
  if ('seconds' in value && 'nanoseconds' in value) return `timestamp ${value.seconds} ${value.nanoseconds}`;
  if ('latitude' in value && 'longitude' in value) return `geoPoint ${value.latitude} ${value.longitude}`;
  if ('toUint8Array' in value && typeof value.toUint8Array === 'function') return plain(value.toUint8Array());
  if ('toArray' in value && typeof value.toArray === 'function') return `vector ${value.toArray().join(' ')}`;
  if ('firestore' in value && 'path' in value) return `reference ${value.path}`;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, plain(item)]));
}
