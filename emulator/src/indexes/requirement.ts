import type { FieldFilter, Filter, Query } from '../query/query.ts';
import { formatFieldPath, isNameField } from '../values/field-path.ts';
import type { FieldPath } from '../values/field-path.ts';
import type { IndexField, QueryScope } from './index-definition.ts';

/** The index fields that one disjunction of a query requires, in the order of the members. */
export interface Requirement {
  readonly collectionGroup: string;
  readonly queryScope: QueryScope;
  /** Fields compared for equality, sorted; an index begins with them, in any order. */
  readonly equalities: readonly string[];
  /** The array field whose elements are compared. */
  readonly contains: string | undefined;
  /** The order of the results, without the name and without fields compared for equality. */
  readonly orders: readonly IndexField[];
  readonly nameDescending: boolean;
  /** The vector field of a nearest-neighbour search, which is the last field of an index. */
  readonly vector: IndexField | undefined;
}

/**
 * Returns the requirements of a query, one for each disjunction of its filters. Sums and averages need their fields in
 * the index, after the others (https://firebase.google.com/docs/firestore/query-data/aggregation-queries#limitations).
 * @param aggregated the summed or averaged fields
 */
export function requirementsOf(query: Query, aggregated: readonly FieldPath[] = []): Requirement[] {
  const { orders, nearest } = query;
  const last = orders.at(-1);
  const nameDescending = last?.descending ?? false;
  const fields = new Map<string, IndexField>();
  for (const { path, descending } of orders) if (!isNameField(path)) add(path, descending);
  for (const path of aggregated) add(path, nameDescending);

  function add(path: FieldPath, descending: boolean): void {
    const text = formatFieldPath(path);
    if (!fields.has(text)) fields.set(text, { path: text, mode: descending ? 'DESCENDING' : 'ASCENDING' });
  }

  return disjunctionsOf(query.filter).map((filters) => {
    const named = filters.filter(({ field }) => !isNameField(field));
    const paths = (...operators: FieldFilter['operator'][]): string[] => [
      ...new Set(
        named
          .filter(({ operator }) => operators.includes(operator))
          .map(({ field }) => formatFieldPath(field)),
      ),
    ];
    const equalities = paths('==', 'in').toSorted();
    return {
      collectionGroup: query.collectionId,
      queryScope: query.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
      equalities,
      contains: paths('array-contains', 'array-contains-any')[0],
      orders: [...fields.values()].filter(({ path }) => !equalities.includes(path)),
      nameDescending,
      vector: nearest && {
        path: formatFieldPath(nearest.field),
        mode: { dimension: nearest.vector.length },
      },
    };
  });
}

/** Returns a filter tree in disjunctive normal form; `in` is not expanded, since all its values need the same index. */
function disjunctionsOf(filter: Filter | undefined): FieldFilter[][] {
  if (!filter) return [[]];
  if (filter.kind === 'field') return [[filter]];
  const parts = filter.filters.map(disjunctionsOf);
  if (filter.kind === 'or') return parts.flat();
  return parts.reduce((ands, part) => ands.flatMap((and) => part.map((more) => [...and, ...more])), [[]]);
}

/**
 * Returns the single index that serves a requirement, as production proposes it. The names in a single-field index have
 * its direction, so the index for an equality gets the direction of the names.
 */
export function fieldsNeeded(requirement: Requirement): IndexField[] {
  const { equalities, contains, orders, nameDescending, vector } = requirement;
  const nameMode = nameDescending ? 'DESCENDING' : 'ASCENDING';
  const name: IndexField = { path: '__name__', mode: nameMode };
  const isOneField = equalities.length === 1 && contains === undefined && orders.length === 0 && !vector;
  return [
    ...equalities.map((path): IndexField => ({ path, mode: isOneField ? nameMode : 'ASCENDING' })),
    ...(contains === undefined ? [] : [{ path: contains, mode: 'CONTAINS' } as const]),
    ...orders,
    vector ?? name,
  ];
}
