import { valuesIdentical } from '../values/compare.ts';
import { formatFieldPath } from '../values/field-path.ts';
import type { FieldPath } from '../values/field-path.ts';
import type { FieldMap } from '../values/value.ts';

/** Returns the sorted paths of the fields that differ between two versions of a document, with nested paths in maps. */
export function changedFields(before: FieldMap, after: FieldMap): string[] {
  return [...differing(before, after, [])].map(formatFieldPath).toSorted();
}

function* differing(before: FieldMap, after: FieldMap, at: FieldPath): Iterable<FieldPath> {
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [a, b] = [before.get(name), after.get(name)];
    if (a?.kind === 'map' && b?.kind === 'map') yield* differing(a.fields, b.fields, [...at, name]);
    else if (!a || !b || !valuesIdentical(a, b)) yield [...at, name];
  }
}
