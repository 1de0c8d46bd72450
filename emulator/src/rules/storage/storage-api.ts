import type { RulesDocument } from '../firestore/firestore-api.ts';
import type { Counting } from '../engine/budget.ts';
import type { RulesValue } from '../values/rules-value.ts';

/** The rules engine's request and response for a Storage object. */
export type StorageMethod = 'read' | 'write' | 'get' | 'list' | 'create' | 'update' | 'delete';

export interface StorageRequest {
  method: StorageMethod;
  /** `/b/bucket/o/images/a.webp`; for list the path of the folder. */
  path: string;
  /** `/` for a list that does not include subfolders. */
  delimiter?: string;
  /** The `request` variable, with auth, path, time and resource. */
  request: RulesValue;
  /** The object as stored; null when missing. */
  resource: RulesValue;
}

/** Firestore documents read for `firestore.get` and `firestore.exists`, by rules path; null when missing. */
export type FetchedDocuments = ReadonlyMap<string, RulesDocument | null>;

export interface StorageDecision {
  allowed: boolean;
  trace(): string[];
  /** Number of expressions evaluated, over all allow statements. */
  expressions: number;
  /**
   * Rules paths (`/databases/(default)/documents/a/b`) of documents that the rules read but were not provided. While
   * this is not empty, a denial is not final: fetch the documents and decide again.
   */
  missing: string[];
}

export interface StorageRuleset {
  readonly version: 1 | 2;
  readonly warnings: readonly string[];
  decide(request: StorageRequest, documents: FetchedDocuments, counting?: Counting): StorageDecision;
}
