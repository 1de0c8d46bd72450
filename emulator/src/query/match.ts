import type { StoredDocument } from '../values/stored-document.ts';
import { compareValues, typeRank, valuesEqual } from '../values/compare.ts';
import { getField, isNameField } from '../values/field-path.ts';
import type { FieldPath } from '../values/field-path.ts';
import type { Value } from '../values/value.ts';
import type { Filter, Operator, Query } from './query.ts';

/** Returns the value of a field, or the document name for `__name__`. */
export function valueAt(document: StoredDocument, path: FieldPath): Value | undefined {
  return isNameField(path) ? { kind: 'reference', path: document.name } : getField(document.fields, path);
}

/** Returns whether a document of the query's collection matches the filters and has every order field. */
export function matchesQuery(document: StoredDocument, query: Query): boolean {
  return (
    query.orders.every(({ path }) => valueAt(document, path) !== undefined) &&
    (!query.filter || matchesFilter(document, query.filter))
  );
}

/** Returns whether the query covers the collection of a document. */
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
/** Whether a value is null or NaN, which only `== null` and `== NaN` match, never `in` or a range. */
const isNullOrNaN = (value: Value): boolean =>
  isNull(value) || (value.kind === 'double' && Number.isNaN(value.value));
const items = (value: Value): readonly Value[] => (value.kind === 'array' ? value.values : []);
const contains = (list: Value, wanted: Value): boolean =>
  items(list).some((item) => valuesEqual(item, wanted));
const finds = (list: Value, wanted: Value): boolean => !isNullOrNaN(wanted) && contains(list, wanted);

/** A range filter, which only matches values of the same type. */
const range =
  (isWithin: (comparison: number) => boolean) =>
  (actual: Value, wanted: Value): boolean =>
    typeRank(actual) === typeRank(wanted) &&
    !isNullOrNaN(actual) &&
    !isNullOrNaN(wanted) &&
    isWithin(compareValues(actual, wanted));

/**
 * The operators, applied to the document's value and the filter's. The results are those of the service, as the SDKs'
 * integration tests expect (packages/firestore/test/integration/api/query.test.ts of firebase-js-sdk). The SDKs' own
 * caches differ: there NaN is the smallest number, and `in` matches null and NaN.
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
