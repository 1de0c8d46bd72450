/** One SDK seen through the few calls that all have, so that one list of cases runs over every protocol. */
export interface Client {
  readonly sentinels: Sentinels;
  readonly values: Values;
  set(path: string, data: Data, merge?: boolean): Promise<unknown>;
  /** All of them as one commit. */
  setAll(documents: readonly (readonly [path: string, data: Data])[]): Promise<unknown>;
  update(path: string, data: Data): Promise<unknown>;
  remove(path: string): Promise<unknown>;
  get(path: string): Promise<Data | undefined>;
  /** Ids of the documents found, in order. */
  find(query: QuerySpec): Promise<string[]>;
  aggregate(query: QuerySpec, field: string): Promise<{ count: number; sum: number; average: number | null }>;
  /** Adds one to `count` in a transaction. */
  addOne(path: string): Promise<void>;
  close(): Promise<void>;
}

export type Data = Record<string, unknown>;

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
  [field: string, operator: Operator, value: unknown] | { and: Clause[] } | { or: Clause[] };

export interface QuerySpec {
  readonly from: string;
  /** `from` is the id of collections anywhere. */
  readonly group?: boolean;
  readonly where?: Clause;
  readonly orderBy?: readonly (readonly [field: string, direction?: 'asc' | 'desc'])[];
  readonly startAt?: readonly unknown[];
  readonly startAfter?: readonly unknown[];
  readonly endAt?: readonly unknown[];
  readonly endBefore?: readonly unknown[];
  readonly limit?: number;
  readonly limitToLast?: number;
}

/** The positions a query may name, by the calls the SDKs have for them. */
export const CURSORS = ['startAt', 'startAfter', 'endAt', 'endBefore'] as const;

/** What was read, with every class of an SDK turned into text, so that answers of different SDKs compare. */
export function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (value instanceof Uint8Array) return `bytes ${[...value].join(' ')}`;
  if (typeof value !== 'object' || value === null) return value;
  if ('seconds' in value && 'nanoseconds' in value) return `time ${value.seconds} ${value.nanoseconds}`;
  if ('latitude' in value && 'longitude' in value) return `geo ${value.latitude} ${value.longitude}`;
  if ('toUint8Array' in value && typeof value.toUint8Array === 'function') return plain(value.toUint8Array());
  if ('toArray' in value && typeof value.toArray === 'function') return `vector ${value.toArray().join(' ')}`;
  if ('firestore' in value && 'path' in value) return `ref ${value.path}`;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, plain(item)]));
}
