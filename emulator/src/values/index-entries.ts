import type { FieldMap, Value } from './value.ts';

/**
 * Returns the number of automatic index entries of a document: two for a plain value, none for a map itself, one
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
