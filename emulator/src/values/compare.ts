import { compareResourceNames } from './resource-name.ts';
import { compareBytes, compareUtf8 } from './utf8-order.ts';
import type { FieldMap, Value, ValueKind } from './value.ts';

/**
 * The rank of each type in Firestore's order across types
 * (https://firebase.google.com/docs/firestore/manage-data/data-types#value_type_ordering). Integers and doubles are one
 * type; a vector, which is a map marked as such, is between arrays and maps.
 */
const RANKS: Record<ValueKind, number> = {
  null: 0,
  boolean: 1,
  integer: 2,
  double: 2,
  timestamp: 3,
  string: 4,
  bytes: 5,
  reference: 6,
  geoPoint: 7,
  array: 8,
  map: 10,
};
const VECTOR_RANK = 9;

/** Returns the rank of a value's type in the order; inequality filters match only values of equal rank. */
export function typeRank(value: Value): number {
  return vectorValues(value) ? VECTOR_RANK : RANKS[value.kind];
}

/** Compares two values in the total order: negative, zero or positive. 1 and 1.0 are equal, and so are NaN and NaN. */
export function compareValues(a: Value, b: Value): number {
  const rank = typeRank(a) - typeRank(b);
  return rank !== 0 ? rank : compareSameType(a, b);
}

/** Returns whether two values are equal in a filter: 1 equals 1.0. */
export function valuesEqual(a: Value, b: Value): boolean {
  return compareValues(a, b) === 0;
}

/** Returns whether two values are equal and of the same kind at every depth, so that replacing one is no change. */
export function valuesIdentical(a: Value, b: Value): boolean {
  if (a.kind !== b.kind) return false;
  if (a.kind === 'array' && b.kind === 'array') {
    return a.values.length === b.values.length && a.values.every((value, i) => same(value, b.values[i]));
  }
  if (a.kind === 'map' && b.kind === 'map') return fieldsIdentical(a.fields, b.fields);
  if (a.kind === 'double' && b.kind === 'double') return Object.is(a.value, b.value);
  return compareSameType(a, b) === 0;
}

export function fieldsIdentical(a: FieldMap, b: FieldMap): boolean {
  return a.size === b.size && [...a].every(([name, value]) => same(value, b.get(name)));
}

function same(a: Value, b: Value | undefined): boolean {
  return b !== undefined && valuesIdentical(a, b);
}

function compareSameType(a: Value, b: Value): number {
  if (a.kind === 'null') return 0;
  if (a.kind === 'boolean' && b.kind === 'boolean') return Number(a.value) - Number(b.value);
  if (isNumber(a) && isNumber(b)) return compareNumbers(a.value, b.value);
  if (a.kind === 'timestamp' && b.kind === 'timestamp') return a.seconds - b.seconds || a.nanos - b.nanos;
  if (a.kind === 'string' && b.kind === 'string') return compareUtf8(a.value, b.value);
  if (a.kind === 'bytes' && b.kind === 'bytes') return compareBytes(a.value, b.value);
  if (a.kind === 'reference' && b.kind === 'reference') return compareResourceNames(a.path, b.path);
  if (a.kind === 'geoPoint' && b.kind === 'geoPoint') {
    return compareNumbers(a.latitude, b.latitude) || compareNumbers(a.longitude, b.longitude);
  }
  if (a.kind === 'array' && b.kind === 'array') return compareArrays(a.values, b.values);
  const vectorA = vectorValues(a);
  const vectorB = vectorValues(b);
  if (vectorA && vectorB) return vectorA.length - vectorB.length || compareArrays(vectorA, vectorB);
  if (a.kind === 'map' && b.kind === 'map') return compareMaps(a.fields, b.fields);
  throw new Error(`Values of kind ${a.kind} and ${b.kind} share a rank without sharing an order.`);
}

function isNumber(value: Value): value is Extract<Value, { kind: 'integer' | 'double' }> {
  return value.kind === 'integer' || value.kind === 'double';
}

/** Compares numbers: NaN comes first, then by magnitude; JavaScript compares a bigint with a number exactly. */
function compareNumbers(a: number | bigint, b: number | bigint): number {
  if (Number.isNaN(a)) return Number.isNaN(b) ? 0 : -1;
  if (Number.isNaN(b)) return 1;
  return a < b ? -1 : a > b ? 1 : 0;
}

function compareArrays(a: readonly Value[], b: readonly Value[]): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const [x, y] = [a[i], b[i]];
    const order = x && y ? compareValues(x, y) : 0;
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** Compares maps by the sorted list of their entries: first key, its value, second key…; a prefix comes first. */
function compareMaps(a: FieldMap, b: FieldMap): number {
  const entriesA = sortedEntries(a);
  const entriesB = sortedEntries(b);
  const length = Math.min(entriesA.length, entriesB.length);
  for (let i = 0; i < length; i++) {
    const [x, y] = [entriesA[i], entriesB[i]];
    if (!x || !y) break;
    const order = compareUtf8(x[0], y[0]) || compareValues(x[1], y[1]);
    if (order !== 0) return order;
  }
  return entriesA.length - entriesB.length;
}

function sortedEntries(fields: FieldMap): [string, Value][] {
  return [...fields].toSorted(([a], [b]) => compareUtf8(a, b));
}

/** The numbers of a vector, which SDKs write as `{ __type__: '__vector__', value: […] }`. */
export function vectorValues(value: Value): readonly Value[] | undefined {
  if (value.kind !== 'map') return undefined;
  const type = value.fields.get('__type__');
  const values = value.fields.get('value');
  return type?.kind === 'string' && type.value === '__vector__' && values?.kind === 'array'
    ? values.values
    : undefined;
}
