import { without, type FirestoreCase } from '../cases/firestore-case.ts';
import { ENTITIES, writeCase, type Entity } from './entities.ts';
import { boundaryValues } from './boundary-values.ts';

/** A change of one field of an item. Without a value the field is removed. */
export interface FieldChange {
  readonly field: string;
  readonly value?: unknown;
}

/** Unknown fields: those of other entities, and names with a special meaning elsewhere. */
const UNKNOWN_FIELDS = [
  ...new Set(ENTITIES.flatMap(({ shapes }) => Object.keys(shapes))),
  'id',
  'hasNoneLeft',
  'previousDates',
  'isAdmin',
  'constructor',
  'toString',
  'hasOwnProperty',
  'Title',
  'title ',
  '제목',
];

/**
 * Returns every single-field change worth testing. Dates in `createdAt` are excluded: the rules compare them with the
 * request time, which the schema does not know.
 */
export function allFieldChanges({ shapes }: Entity): FieldChange[] {
  const ofFields = Object.entries(shapes).map(([field, shape]): FieldChange[] => [
    { field },
    ...boundaryValues(shape)
      .filter((value) => field !== 'createdAt' || !(value instanceof Date))
      .map((value): FieldChange => ({ field, value })),
  ]);
  const ofUnknownFields = UNKNOWN_FIELDS.filter((name) => !(name in shapes)).map((field): FieldChange[] =>
    ['x', [], null].map((value) => ({ field, value })),
  );
  return interleave([...ofFields, ...ofUnknownFields]);
}

/** Interleaves lists: the first element of each, then the second of each, and so on. */
export function interleave<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat();
}

export function applyChanges(fields: Readonly<Record<string, unknown>>, changes: readonly FieldChange[]) {
  return changes.reduce(
    (changed, change) =>
      'value' in change ? { ...changed, [change.field]: change.value } : without(changed, change.field),
    fields,
  );
}

/** Returns every single-field change of a valid new item as a case. */
export const fieldChangeCases = (entity: Entity): FirestoreCase[] =>
  allFieldChanges(entity).map((change) =>
    writeCase(entity, applyChanges(entity.valid, [change]), { change: describeChange(change) }),
  );

export function describeChange(change: FieldChange): string {
  if (!('value' in change)) return `no ${change.field}`;
  const text = JSON.stringify(change.value) ?? String(change.value);
  return `${change.field} ${text.length > 60 ? `${text.slice(0, 60)}… (${text.length})` : text}`;
}
