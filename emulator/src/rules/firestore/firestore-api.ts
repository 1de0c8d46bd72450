import type { FieldMap, Value } from '../../values/value.ts';
import type { Counting } from '../engine/budget.ts';
import type { StatementVerdict } from '../engine/decide.ts';
import type { Source } from '../language/source.ts';

/**
 * The interface between the rules engine and the Firestore emulator. A source is compiled by
 * `compileFirestoreRules` of `compile.ts`; an invalid one throws the `RulesSyntaxError` of `language/source.ts`.
 * Everything is synchronous: the host reads documents from memory.
 */

export type RulesMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

/** A stored document. `path` is the full name: `projects/p/databases/d/documents/a/b`. */
export interface RulesDocument {
  path: string;
  fields: FieldMap;
}

/** The decoded sign-in token; null on a request when no user is signed in. */
export interface RulesAuth {
  uid: string;
  token: Record<string, unknown>;
}

/** A query's filter tree; unary filters are comparisons with null or NaN (`==`, `!=`). */
export type RulesFilter =
  | { kind: 'and' | 'or'; filters: readonly RulesFilter[] }
  | {
      kind: 'field';
      /** The field path's parts, unquoted; `['__name__']` for the document's name (a reference value). */
      field: readonly string[];
      operator: RulesFilterOperator;
      value: Value;
    };

export type RulesFilterOperator =
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'in'
  | 'not-in'
  | 'array-contains'
  | 'array-contains-any';

export interface RulesQuery {
  limit?: number;
  offset?: number;
  /** Field paths in the order given, `a.b` for nested ones, each with its direction. */
  orderBy?: readonly (readonly [field: string, direction: 'ASC' | 'DESC'])[];
  where?: RulesFilter;
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
  /** The stored document (get, update, delete); null when missing. */
  resource: RulesDocument | null;
  /** The document after the write (create, update); null otherwise. */
  requestResource: RulesDocument | null;
  /** Present only for list. */
  query?: RulesQuery;
}

/**
 * Documents of the request's own database, by the path relative to `/documents` (`events/e1`): before the
 * request, and as they would be after its whole commit.
 */
export interface RulesAccess {
  /**
   * Documents that rules have read for one batch, transaction or multi-document read: sharing one set among its
   * decisions lets the engine enforce the limit of 20. Without it only the limit of 10 per request applies.
   */
  readonly spent?: Set<string>;
  get(path: string): RulesDocument | null;
  getAfter(path: string): RulesDocument | null;
}

export interface RulesDecision {
  allowed: boolean;
  /** Returns the evaluated allow statements with their positions, and the result of each part. */
  trace(): string[];
  /** The allow statements that were evaluated, in order; for a query with alternatives, those of the last one. */
  statements: readonly StatementVerdict[];
  /** Number of expressions evaluated, over all allow statements; at most 1,000 per request. */
  expressions: number;
  /** The message of production when the request is denied for exceeding the expression limit. */
  exceeded?: string;
}

export interface Ruleset {
  /** The file that was compiled. */
  readonly source: Source;
  /** Warnings, such as of an unused function: `firestore.rules:3:12 …`. */
  readonly warnings: readonly string[];
  /** @param counting for measurements; without it expressions are counted and limited as in production */
  decide(request: RulesRequest, access: RulesAccess, counting?: Counting): RulesDecision;
}
