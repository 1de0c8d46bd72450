import type { Caller } from './callers.ts';

/** Stands in a document for the time of the request, as `serverTimestamp()` does in the SDK. */
export const REQUEST_TIME = Symbol('the time of the request');

export const METHODS = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Method = (typeof METHODS)[number];

/** A document's fields as the SDK takes them, with REQUEST_TIME among them. */
export type Fields = Readonly<Record<string, unknown>>;

export type Filter = readonly [field: string, operator: '==' | '<=' | '>=', value: unknown];

/** One request to Firestore and whether it must be allowed: data, so that it can be asked of any rules in any way. */
export interface FirestoreCase {
  readonly name: string;
  readonly caller: Caller;
  readonly method: Method;
  /** The document's path; for a list the collection's. */
  readonly path: string;
  /** What is there before, by path. */
  readonly stored?: Readonly<Record<string, Fields>>;
  /** What the document would hold (create and update). */
  readonly written?: Fields;
  /** What a list asks for; without it everything. */
  readonly where?: readonly Filter[];
  readonly allowed: boolean;
}

/** The id of the item that a case is about. */
export const ID = '6f1d9c1e-0d55-4a5a-9a57-3c8a1f0b2c11';

/** An item of domain's factories as its document: the id is the document's name, not one of its fields. */
export function fieldsOf<T extends { id: string }>({ id: _, ...fields }: T): Fields {
  return fields;
}

/** The fields of a new item: where it has a time of creation, that is the time of the request. */
export function fieldsOfNew(item: { id: string }): Fields {
  return 'createdAt' in item ? { ...fieldsOf(item), createdAt: REQUEST_TIME } : fieldsOf(item);
}

export function without(fields: Fields, name: string): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
}

/** The collection that a case is about. */
export const collectionOf = ({ path }: Pick<FirestoreCase, 'path'>): string => path.split('/')[0] ?? '';
