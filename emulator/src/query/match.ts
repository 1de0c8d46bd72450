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
const comparable = (a: Value, b: Value): boolean => typeRank(a) === typeRank(b);
const items = (value: Value): readonly Value[] => (value.kind === 'array' ? value.values : []);
const contains = (list: Value, wanted: Value): boolean =>
  items(list).some((item) => valuesEqual(item, wanted));

/** Each operator on the document's value and the filter's: the verdicts of the SDKs' own local queries. */
const MATCHERS: Record<Operator, (actual: Value, wanted: Value) => boolean> = {
  '<': (actual, wanted) => comparable(actual, wanted) && compareValues(actual, wanted) < 0,
  '<=': (actual, wanted) => comparable(actual, wanted) && compareValues(actual, wanted) <= 0,
  '>': (actual, wanted) => comparable(actual, wanted) && compareValues(actual, wanted) > 0,
  '>=': (actual, wanted) => comparable(actual, wanted) && compareValues(actual, wanted) >= 0,
  '==': valuesEqual,
  '!=': (actual, wanted) => !isNull(actual) && !valuesEqual(actual, wanted),
  'array-contains': contains,
  in: (actual, wanted) => contains(wanted, actual),
  'array-contains-any': (actual, wanted) => items(actual).some((item) => contains(wanted, item)),
  'not-in': (actual, wanted) => !isNull(actual) && !items(wanted).some(isNull) && !contains(wanted, actual),
};
