import type { RulesDocument } from '../api.ts';
import type { Counting } from '../engine/budget.ts';
import type { RulesValue } from '../values/rules-value.ts';

/** The rules engine's request and response for a Storage object. */
export type StorageMethod = 'read' | 'write' | 'get' | 'list' | 'create' | 'update' | 'delete';

export interface StorageRequest {
  method: StorageMethod;
  /** `/b/bucket/o/images/a.webp`; for list the folder's path. */
  path: string;
  /** `/` for a list that does not look into subfolders. */
  delimiter?: string;
  /** The rules' `request`, with auth, path, time and resource. */
  request: RulesValue;
  /** The object as stored; null when missing. */
  resource: RulesValue;
}

/** Firestore documents read for `firestore.get` and `firestore.exists`, by rules path; null when missing. */
export type FetchedDocuments = ReadonlyMap<string, RulesDocument | null>;

export interface StorageDecision {
  allowed: boolean;
  trace: string[];
  /** How many expressions were evaluated, over all allow statements. */
  expressions: number;
  /**
   * Rules paths (`/databases/(default)/documents/a/b`) whose documents were asked for and not given. While this is not
   * empty a denial is not final: fetch them and decide again.
   */
  missing: string[];
}

export interface StorageRuleset {
  readonly version: 1 | 2;
  readonly warnings: readonly string[];
  decide(request: StorageRequest, documents: FetchedDocuments, counting?: Counting): StorageDecision;
}
