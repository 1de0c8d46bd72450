import type { FieldPath } from '../values/field-path.ts';
import type { Value } from '../values/value.ts';
import type { Nearest } from './nearest.ts';
import type { WireQuery } from './structured-query.ts';

/** A query made ready to run: every implicit part spelled out. Made by `compileQuery`. */
export interface Query {
  /** `projects/p/databases/d` */
  readonly database: string;
  /** Segments of the document (none for the root) below which to look. */
  readonly parent: readonly string[];
  /** Empty for every collection. */
  readonly collectionId: string;
  /** Collections of that id at any depth, instead of the parent's own. */
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
  /** Applied to what all the rest selects. */
  readonly nearest: Nearest | undefined;
  /** The query as it arrived, for the rules to judge. */
  readonly source: WireQuery;
}

/** Structurally the filter tree that the rules engine reasons about (`RulesFilter` of rules/api.ts). */
export type Filter = CompositeFilter | FieldFilter;

export interface CompositeFilter {
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
  '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'not-in' | 'array-contains' | 'array-contains-any';

export interface Order {
  readonly path: FieldPath;
  readonly descending: boolean;
}

/** A position between documents: before or after those that equal the values, which follow the orders. */
export interface Cursor {
  readonly values: readonly Value[];
  readonly before: boolean;
}
