import { without, type FirestoreCase } from '../cases/firestore-case.ts';
import { ENTITIES, writing, type Entity } from './entities.ts';
import { stepsOf } from './field-steps.ts';

/** A field of an item and what it is changed to; without a value the field is left out. */
export interface Step {
  readonly field: string;
  readonly value?: unknown;
}

/** Fields that do not belong there: those of other entities, and names that mean something elsewhere. */
const STRANGERS = [
  ...new Set(ENTITIES.flatMap(({ shapes }) => Object.keys(shapes))),
  'id',
  'isAdmin',
  'constructor',
  'toString',
  'hasOwnProperty',
  'Title',
  'title ',
  '제목',
];

/**
 * Every change of one field that is worth trying. A time of creation is another matter: rules hold it to the clock,
 * which no schema knows.
 */
export function allSteps({ shapes }: Entity): Step[] {
  const ofFields = Object.entries(shapes).map(([field, shape]): Step[] => [
    { field },
    ...stepsOf(shape)
      .filter((value) => field !== 'createdAt' || !(value instanceof Date))
      .map((value): Step => ({ field, value })),
  ]);
  const ofStrangers = STRANGERS.filter((name) => !(name in shapes)).map((field): Step[] =>
    ['x', [], null].map((value) => ({ field, value })),
  );
  return inTurn([...ofFields, ...ofStrangers]);
}

/** The first of each list, then the second of each, and so on. */
export function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat();
}

export function applied(fields: Readonly<Record<string, unknown>>, steps: readonly Step[]) {
  return steps.reduce(
    (changed, step) =>
      'value' in step ? { ...changed, [step.field]: step.value } : without(changed, step.field),
    fields,
  );
}

/** Every step from a valid new item, as a case. */
export const stepCases = (entity: Entity): FirestoreCase[] =>
  allSteps(entity).map((step) =>
    writing(entity, applied(entity.valid, [step]), { change: describeStep(step) }),
  );

export function describeStep(step: Step): string {
  if (!('value' in step)) return `no ${step.field}`;
  const text = JSON.stringify(step.value) ?? String(step.value);
  return `${step.field} ${text.length > 60 ? `${text.slice(0, 60)}… (${text.length})` : text}`;
}
