import type { FieldPath } from '../values/field-path.ts';
import type { Value } from '../values/value.ts';
import type { Nearest } from './nearest.ts';
import type { WireQuery } from './structured-query.ts';

/** A compiled query with all implicit parts, as returned by `compileQuery`. */
export interface Query {
  /** `projects/p/databases/d` */
  readonly database: string;
  /** Segments of the parent document; empty for the root. */
  readonly parent: readonly string[];
  /** Empty for all collections. */
  readonly collectionId: string;
  /** Whether to include collections with this id at any depth, instead of only those directly below the parent. */
  readonly allDescendants: boolean;
  readonly filter: Filter | undefined;
  /** Ends with the document's name, so that the order is total. */
  readonly orders: readonly Order[];
  /** Whether the order of the results does not matter, as in a count. */
  readonly inAnyOrder: boolean;
  readonly startAt: Cursor | undefined;
  readonly endAt: Cursor | undefined;
  readonly offset: number;
  readonly limit: number | undefined;
  readonly select: readonly FieldPath[] | undefined;
  /** The vector search, applied to the documents that the other parts select. */
  readonly nearest: Nearest | undefined;
  /** The original query, for the rules. */
  readonly source: WireQuery;
}

/** Structurally compatible with the filter tree of the rules engine (`RulesFilter` of rules/firestore/firestore-api.ts). */
export type Filter = CompositeFilter | FieldFilter;

interface CompositeFilter {
  readonly kind: 'and' | 'or';
  readonly filters: readonly Filter[];
}

export interface FieldFilter {
  readonly kind: 'field';
  readonly field: FieldPath;
  readonly operator: Operator;
  readonly value: Value;
}

export type Operator =
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

export interface Order {
  readonly path: FieldPath;
  readonly descending: boolean;
}

/** A cursor before or after the documents with these values of the order fields. */
export interface Cursor {
  readonly values: readonly Value[];
  readonly before: boolean;
}
