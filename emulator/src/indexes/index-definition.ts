/** Whether the index serves queries of one collection or of a collection group. */
export type QueryScope = 'COLLECTION' | 'COLLECTION_GROUP';

/** The mode of an index field: an order, array elements, or a vector with a dimension. */
export type IndexMode = 'ASCENDING' | 'DESCENDING' | 'CONTAINS' | { readonly dimension: number };

export interface IndexField {
  /** The field path in the format of `formatFieldPath`. */
  readonly path: string;
  readonly mode: IndexMode;
}

/** A composite index, as `firestore.indexes.json` declares it or a query needs it. */
export interface IndexDefinition {
  readonly collectionGroup: string;
  readonly queryScope: QueryScope;
  readonly fields: readonly IndexField[];
}

/** The single-field indexes of a field and its nested fields that replace the automatic ones. */
export interface FieldOverride {
  readonly collectionGroup: string;
  /** `*` for every field. */
  readonly path: string;
  readonly modes: readonly SingleFieldMode[];
}

export interface SingleFieldMode {
  readonly queryScope: QueryScope;
  readonly mode: IndexMode;
}

export interface IndexSet {
  readonly composites: readonly IndexDefinition[];
  readonly overrides: readonly FieldOverride[];
}

/**
 * The automatic indexes of fields without an override
 * (https://firebase.google.com/docs/firestore/query-data/index-overview#automatic_indexing).
 */
const AUTOMATIC: readonly SingleFieldMode[] = [
  { queryScope: 'COLLECTION', mode: 'ASCENDING' },
  { queryScope: 'COLLECTION', mode: 'DESCENDING' },
  { queryScope: 'COLLECTION', mode: 'CONTAINS' },
];

export const NO_INDEXES: IndexSet = { composites: [], overrides: [] };

/** Returns the single-field indexes of a field: those of the most specific override, or the automatic ones. */
export function singleFieldModes(
  { overrides }: IndexSet,
  collectionGroup: string,
  path: string,
): readonly SingleFieldMode[] {
  const [nearest] = overrides
    .filter((override) => override.collectionGroup === collectionGroup && covers(override.path, path))
    .toSorted((a, b) => depth(b.path) - depth(a.path));
  return nearest?.modes ?? AUTOMATIC;
}

const covers = (overridden: string, path: string): boolean =>
  overridden === '*' || overridden === path || path.startsWith(`${overridden}.`);
const depth = (path: string): number => (path === '*' ? 0 : path.length);

/** Returns a description such as `(a ASC, tags CONTAINS, b DESC)`. */
export function describeFields(fields: readonly IndexField[]): string {
  return `(${fields.map(({ path, mode }) => `${path} ${describeMode(mode)}`).join(', ')})`;
}

export function describeMode(mode: IndexMode): string {
  if (typeof mode === 'object') return `VECTOR<${mode.dimension}>`;
  return { ASCENDING: 'ASC', DESCENDING: 'DESC', CONTAINS: 'CONTAINS' }[mode];
}

/** Returns a description such as `bookings (eventId ASC, createdAt DESC)`. */
export function describeIndex({ collectionGroup, queryScope, fields }: IndexDefinition): string {
  const group = queryScope === 'COLLECTION_GROUP' ? ' (collection group)' : '';
  return `${collectionGroup}${group} ${describeFields(fields)}`;
}
