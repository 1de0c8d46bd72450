import type { StoredDocument } from '../store/stored-document.ts';
import { compareValues, typeRank, valuesEqual } from '../values/compare.ts';
import { getField, isNameField } from '../values/field-path.ts';
import type { FieldPath } from '../values/field-path.ts';
import type { Value } from '../values/value.ts';
import type { Filter, Operator, Query } from './query.ts';

/** The value a filter or an order sees: a field, or the document's own name. */
export function valueAt(document: StoredDocument, path: FieldPath): Value | undefined {
  return isNameField(path) ? { kind: 'reference', path: document.name } : getField(document.fields, path);
}

/** Whether a document of the right collection passes the filters and has every field it is ordered by. */
export function matchesQuery(document: StoredDocument, query: Query): boolean {
  return (
    query.orders.every(({ path }) => valueAt(document, path) !== undefined) &&
    (!query.filter || matchesFilter(document, query.filter))
  );
}

/** Whether the query looks at the collection a document lives in. */
export function coversCollection(segments: readonly string[], query: Query): boolean {
  const { parent, collectionId, allDescendants } = query;
  if (!parent.every((segment, i) => segment === segments[i])) return false;
  if (!allDescendants && segments.length !== parent.length + 2) return false;
  return segments.length > parent.length && (collectionId === '' || segments.at(-2) === collectionId);
}

function matchesFilter(document: StoredDocument, filter: Filter): boolean {
  if (filter.kind === 'field') {
    const actual = valueAt(document, filter.field);
    return actual !== undefined && MATCHERS[filter.operator](actual, filter.value);
  }
  const matches = (inner: Filter): boolean => matchesFilter(document, inner);
  return filter.kind === 'and' ? filter.filters.every(matches) : filter.filters.some(matches);
}

const isNull = ({ kind }: Value): boolean => kind === 'null';
/** Null and NaN are found by `== null` and `== NaN` alone; no list of values and no range has them. */
const isNullOrNaN = (value: Value): boolean =>
  isNull(value) || (value.kind === 'double' && Number.isNaN(value.value));
const items = (value: Value): readonly Value[] => (value.kind === 'array' ? value.values : []);
const contains = (list: Value, wanted: Value): boolean =>
  items(list).some((item) => valuesEqual(item, wanted));
const finds = (list: Value, wanted: Value): boolean => !isNullOrNaN(wanted) && contains(list, wanted);

/** A range within one type, decided by how the document's value compares with the filter's. */
const range =
  (isWithin: (comparison: number) => boolean) =>
  (actual: Value, wanted: Value): boolean =>
    typeRank(actual) === typeRank(wanted) &&
    !isNullOrNaN(actual) &&
    !isNullOrNaN(wanted) &&
    isWithin(compareValues(actual, wanted));

/**
 * Each operator on the document's value and the filter's: the service's results, as the official SDKs' integration
 * tests expect them (packages/firestore/test/integration/api/query.test.ts of firebase-js-sdk). The SDKs' own caches
 * differ: there NaN is the least number, and lists find null and NaN.
 */
const MATCHERS: Record<Operator, (actual: Value, wanted: Value) => boolean> = {
  '<': range((comparison) => comparison < 0),
  '<=': range((comparison) => comparison <= 0),
  '>': range((comparison) => comparison > 0),
  '>=': range((comparison) => comparison >= 0),
  '==': valuesEqual,
  '!=': (actual, wanted) => !isNull(actual) && !valuesEqual(actual, wanted),
  'array-contains': finds,
  in: (actual, wanted) => finds(wanted, actual),
  'array-contains-any': (actual, wanted) => items(actual).some((item) => finds(wanted, item)),
  'not-in': (actual, wanted) => !isNull(actual) && !items(wanted).some(isNull) && !contains(wanted, actual),
};
