/** Whether queries of one collection or of all collections of an id are served. */
export type QueryScope = 'COLLECTION' | 'COLLECTION_GROUP';

/** How an index has a field: in an order, by the elements of a list, or as a vector of so many numbers. */
export type IndexMode = 'ASCENDING' | 'DESCENDING' | 'CONTAINS' | { readonly dimension: number };

export interface IndexField {
  /** As `formatFieldPath` writes it. */
  readonly path: string;
  readonly mode: IndexMode;
}

/** A composite index, as `firestore.indexes.json` declares it or a query needs it. */
export interface IndexDefinition {
  readonly collectionGroup: string;
  readonly queryScope: QueryScope;
  readonly fields: readonly IndexField[];
}

/** Which single-field indexes a field and those below it have, instead of the automatic ones. */
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

/** What every field has that no override names (https://firebase.google.com/docs/firestore/query-data/index-overview#automatic_indexing). */
const AUTOMATIC: readonly SingleFieldMode[] = [
  { queryScope: 'COLLECTION', mode: 'ASCENDING' },
  { queryScope: 'COLLECTION', mode: 'DESCENDING' },
  { queryScope: 'COLLECTION', mode: 'CONTAINS' },
];

export const NO_INDEXES: IndexSet = { composites: [], overrides: [] };

/** The single-field indexes of a field: those of the override nearest to it, or the automatic ones. */
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

/** `(a ASC, tags CONTAINS, b DESC)` */
export function describeFields(fields: readonly IndexField[]): string {
  return `(${fields.map(({ path, mode }) => `${path} ${describeMode(mode)}`).join(', ')})`;
}

export function describeMode(mode: IndexMode): string {
  if (typeof mode === 'object') return `VECTOR<${mode.dimension}>`;
  return { ASCENDING: 'ASC', DESCENDING: 'DESC', CONTAINS: 'CONTAINS' }[mode];
}

/** `bookings (eventId ASC, createdAt DESC)` */
export function describeIndex({ collectionGroup, queryScope, fields }: IndexDefinition): string {
  const group = queryScope === 'COLLECTION_GROUP' ? ' (collection group)' : '';
  return `${collectionGroup}${group} ${describeFields(fields)}`;
}
