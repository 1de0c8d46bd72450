import type { FieldMap, Value } from './value.ts';

/**
 * How many entries the automatic indexes of a document have: two for a plain value, none of its own for a map, one
 * for each element of a list (https://firebase.google.com/docs/firestore/query-data/index-overview#automatic_indexing).
 */
export function countIndexEntries(fields: FieldMap): number {
  let count = 0;
  for (const value of fields.values()) count += entriesOf(value);
  return count;
}

function entriesOf(value: Value): number {
  if (value.kind === 'map') return countIndexEntries(value.fields);
  return value.kind === 'array' ? value.values.length : 2;
}
