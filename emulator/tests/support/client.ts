import { Tag } from './tag.ts';

/**
 * A common interface of all SDKs, so that the same cases run over every protocol. Arguments
 * are plain data and tags; results contain instances of SDK classes, which `plain` converts to text.
 */
export interface Client {
  readonly sentinels: Sentinels;
  readonly values: Values;
  /** Sends a single write, or several as a batch. */
  write(...writes: readonly Write[]): Promise<unknown>;
  get(path: string): Promise<Data | undefined>;
  /** Returns the ids of the results, in order. */
  find(query: QuerySpec): Promise<string[]>;
  aggregate(query: QuerySpec, field: string): Promise<{ count: number; sum: number; average: number | null }>;
  transact(...steps: readonly Step[]): Promise<Transacted>;
  /** Starts listening and records snapshots under this name. */
  listen(name: string, target: QuerySpec | { readonly document: string }): Promise<void>;
  /** Resolves to the recorded snapshots once there are `count`: `+a ~b -c` for a query, JSON for a document. */
  snapshots(name: string, count: number): Promise<string[]>;
  unlisten(name: string): Promise<void>;
  close(): Promise<void>;
}

export type Data = Record<string, unknown>;

/** A dotted path, or a list of field names. */
export type FieldName = string | readonly string[];

export type Write =
  | readonly ['set' | 'merge' | 'update', path: string, data: Data]
  | readonly ['mergeFields', path: string, data: Data, fields: readonly FieldName[]]
  | readonly ['updateFields', path: string, ...fieldsAndValues: readonly [FieldName, unknown][]]
  | readonly ['delete', path: string];

/** One step of a transaction. */
export type Step =
  | Write
  | readonly ['get', path: string]
  /** Reads the document and increases `n`. */
  | readonly ['add', path: string, by: number]
  /** A write outside the transaction, during its first attempt. */
  | readonly ['outside', Write]
  | readonly ['give up'];

export interface Transacted {
  readonly attempts: number;
  /** The documents read by the last attempt. */
  readonly seen: readonly (Data | null)[];
}

/** Sentinels that a write may contain instead of values. */
interface Sentinels {
  increment(by: number): unknown;
  arrayUnion(...items: unknown[]): unknown;
  arrayRemove(...items: unknown[]): unknown;
  serverTimestamp(): unknown;
  deleteField(): unknown;
}

/** Values for which each SDK has its own class. */
interface Values {
  timestamp(seconds: number, nanos: number): unknown;
  geoPoint(latitude: number, longitude: number): unknown;
  bytes(...bytes: number[]): unknown;
  reference(path: string): unknown;
  vector(...numbers: number[]): unknown;
}

export type Operator =
  | '<'
  | '<='
  | '=='
  | '!='
  | '>='
  | '>'
  | 'array-contains'
  | 'in'
  | 'not-in'
  | 'array-contains-any';

/** A comparison or a tree of them; the field `__name__` stands for the document's id. */
export type Clause =
  | readonly [field: FieldName, operator: Operator, value: unknown]
  | { readonly and: readonly Clause[] }
  | { readonly or: readonly Clause[] };

export interface QuerySpec {
  readonly from: string;
  /** Whether `from` is the id of a collection group. */
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

/** The cursors of a query, by the names of the SDK functions. */
export const CURSORS = ['startAt', 'startAfter', 'endAt', 'endBefore'] as const;

export function isClause(clause: Clause): clause is readonly [FieldName, Operator, unknown] {
  return Array.isArray(clause);
}

/** Returns a value with tags and instances of SDK classes converted to text, so that results of all SDKs compare. */
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
