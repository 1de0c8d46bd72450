import type { FieldMap } from '../values/value.ts';

/**
 * What the rules engine asks of its host, and what it answers. Firestore's half; Storage's is in
 * `storage-api.ts`. Everything is synchronous: the host reads documents from memory.
 */

export type RulesMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

/** A stored document. `path` is the full name: `projects/p/databases/d/documents/a/b`. */
export interface RulesDocument {
  path: string;
  fields: FieldMap;
}

/** The decoded sign-in token; null on a request stands for nobody signed in. */
export interface RulesAuth {
  uid: string;
  token: Record<string, unknown>;
}

/** What a query restricts; `where` is `google.firestore.v1.StructuredQuery.Filter` in its proto JSON shape. */
export interface RulesQuery {
  limit?: number;
  offset?: number;
  orderBy?: string[];
  where?: unknown;
  /** Path of the parent relative to `/documents`: `''` or `events/e1`. */
  parent: string;
  collectionId: string;
  allDescendants: boolean;
}

export interface RulesRequest {
  service: 'cloud.firestore';
  method: RulesMethod;
  /** `(default)` or the named database's id. */
  database: string;
  /** Relative to `/documents`: `events/e1`; for list the collection's path, `events`. */
  path: string;
  auth: RulesAuth | null;
  time: Date;
  /** As stored before (get, update, delete); null when missing. */
  resource: RulesDocument | null;
  /** As it would be stored (create, update); null otherwise. */
  requestResource: RulesDocument | null;
  /** Present for list alone. */
  query?: RulesQuery;
}

/** Documents by full name, before the request and as they would be after its whole commit. */
export interface RulesAccess {
  get(path: string): RulesDocument | null;
  getAfter(path: string): RulesDocument | null;
}

export interface RulesDecision {
  allowed: boolean;
  /** Which allow statements were considered, at which line, and what each part evaluated to. */
  trace: string[];
}

export interface Ruleset {
  decide(request: RulesRequest, access: RulesAccess): RulesDecision;
}
