import type { Caller } from './callers.ts';

/** A placeholder for the request time in a document, like `serverTimestamp()` of the SDK. */
export const REQUEST_TIME = Symbol('the time of the request');

export const METHODS = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Method = (typeof METHODS)[number];

/** A document's fields as passed to the SDK, possibly including REQUEST_TIME. */
export type Fields = Readonly<Record<string, unknown>>;

export type Filter = readonly [field: string, operator: '==' | '<=' | '>=' | '>', value: unknown];

/**
 * One request to Firestore and whether it must be allowed. Cases are plain data, so that they can be run in the
 * emulator and in process.
 */
export interface FirestoreCase {
  readonly name: string;
  readonly caller: Caller;
  readonly method: Method;
  /** The path of the document, or of the collection for a list. */
  readonly path: string;
  /** Documents that exist before the request, by path. */
  readonly stored?: Readonly<Record<string, Fields>>;
  /** The fields written by create or update. */
  readonly written?: Fields;
  /** The filters of a list query; none when absent. */
  readonly where?: readonly Filter[];
  readonly allowed: boolean;
}

/** The id of the item that a case refers to. */
export const ID = '6f1d9c1e-0d55-4a5a-9a57-3c8a1f0b2c11';

/** Returns the document fields of an item. The id is the document's name, not a field. */
export function fieldsOf<T extends { id: string }>({ id: _, ...fields }: T): Fields {
  return fields;
}

/** Returns the document fields of a new item, with the request time as `createdAt` if the item has that field. */
export function fieldsOfNew(item: { id: string }): Fields {
  return 'createdAt' in item ? { ...fieldsOf(item), createdAt: REQUEST_TIME } : fieldsOf(item);
}

export function without(fields: Fields, name: string): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
}

/** Returns the collection that a case refers to. */
export function collectionOf({ path }: Pick<FirestoreCase, 'path'>): string {
  const names = path.split('/').filter((_, index) => index % 2 === 0);
  return names.at(-1) ?? '';
}
