import { URLS, VALUES_OF_EVERY_TYPE, IMAGE_PATHS, WHITE_SPACE_TEXTS } from './hostile-values.ts';

/** The constraints in a field's JSON Schema. */
export interface FieldShape {
  readonly type?: string;
  readonly anyOf?: readonly FieldShape[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly items?: FieldShape;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, FieldShape>>;
}

/**
 * Returns the values to test in a field of this shape: at and just beyond each limit, of every type, and lookalikes;
 * the most revealing values come first.
 */
export function boundaryValues(shape: FieldShape): unknown[] {
  const shapes = shape.anyOf ?? [shape];
  return [
    ...shapes.flatMap((each) => [...numberValues(each), ...enumValues(each), ...lengthValues(each)]),
    ...VALUES_OF_EVERY_TYPE,
    ...shapes.flatMap((each) => [...lookalikeTexts(each), ...objectValues(each), ...listValues(each)]),
  ];
}

function lookalikeTexts({ type, enum: choices }: FieldShape): readonly string[] {
  return type === 'string' && !choices ? [...WHITE_SPACE_TEXTS, ...IMAGE_PATHS, ...URLS] : [];
}

/** Lengths count characters: a Korean syllable is one, and so is an emoji, whose `length` in JavaScript is two. */
function lengthValues({ type, maxLength: max }: FieldShape): string[] {
  if (type !== 'string' || max === undefined) return [];
  return [
    'x',
    'xx',
    ...['x', '가', '😀'].flatMap((one) => [one.repeat(max - 1), one.repeat(max), one.repeat(max + 1)]),
    `${'x'.repeat(max)} `,
    ...[max, max + 1].map((length) => 'https://example.com/'.padEnd(length, 'x')),
  ];
}

function numberValues({ type, minimum, maximum }: FieldShape): number[] {
  if (type !== 'integer' && type !== 'number') return [];
  return [minimum, maximum].flatMap((bound) =>
    bound === undefined ? [] : [bound - 1, bound - 0.1, bound, bound + 0.1, bound + 1],
  );
}

function enumValues({ enum: choices, const: only }: FieldShape): unknown[] {
  const all = choices ?? (only === undefined ? [] : [only]);
  return all.flatMap((choice) =>
    typeof choice === 'string'
      ? [choice, choice.toUpperCase(), `${choice} `, `${choice}x`, [choice]]
      : [choice, String(choice)],
  );
}

/** Returns a valid object whose numbers all have their maximum value. */
function maximumObject({ properties = {} }: FieldShape): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(properties).map(([name, { maximum }]) => [name, maximum]));
}

/** Tests each property with the others at their maximum, and objects with a missing or an extra property. */
function objectValues(shape: FieldShape): unknown[] {
  const properties = Object.entries(shape.properties ?? {});
  if (properties.length === 0) return [];
  const valid = maximumObject(shape);
  return [
    valid,
    ...properties.flatMap(([name, each]) =>
      boundaryValues(each).map((value) => ({ ...valid, [name]: value })),
    ),
    ...properties.map(([name]) =>
      Object.fromEntries(Object.entries(valid).filter(([other]) => other !== name)),
    ),
    { ...valid, other: 1 },
  ];
}

/** Returns the values to test as a list element. Firestore does not support nested lists. */
const elementValues = (items: FieldShape): unknown[] =>
  boundaryValues(items).filter((value) => !Array.isArray(value));

/** In a list of fixed length, tests each value as first and last element among valid ones. */
function fixedLengthListValues(items: FieldShape, length: number): unknown[] {
  const valid = maximumObject((items.anyOf ?? [items]).find(({ properties }) => properties) ?? {});
  const filled = (count: number) => Array.from({ length: count }, () => valid);
  return [
    filled(length),
    filled(length - 1),
    filled(length + 1),
    ...elementValues(items).flatMap((value) => [
      [value, ...filled(length - 1)],
      [...filled(length - 1), value],
    ]),
  ];
}

/** Tests each value as the only element and after another one. */
function listValues({ items, minItems, maxItems = 0 }: FieldShape): unknown[] {
  if (!items) return [];
  if (minItems === maxItems) return fixedLengthListValues(items, maxItems);
  const other = items.maxLength === undefined ? 'events/other.png' : 'other';
  const many = Array.from({ length: maxItems + 1 }, (_, index) =>
    items.maxLength === undefined ? `events/p${index}.png` : `p${index}`,
  );
  return [
    ...elementValues(items).flatMap((value) => [[value], [other, value]]),
    [other, other],
    many.slice(0, -1),
    many,
    // An element whose text looks like two other elements of the list.
    [other, 'a', `${other}\na`],
    Array.from({ length: maxItems }, () => `${'x'.repeat(items.maxLength ?? 40)}`),
  ];
}
