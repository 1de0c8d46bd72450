import { ADDRESSES, OF_EVERY_TYPE, PICTURES, SPACED } from './hostile-values.ts';

/** What a field's JSON Schema says of it, as far as it makes a bound. */
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
 * The values to try in a field of this shape: at each bound and one step beyond, of every type, and those that look
 * alike; what tells most comes first.
 */
export function stepsOf(shape: FieldShape): unknown[] {
  const shapes = shape.anyOf ?? [shape];
  return [
    ...shapes.flatMap((each) => [...numberSteps(each), ...choiceSteps(each), ...lengthSteps(each)]),
    ...OF_EVERY_TYPE,
    ...shapes.flatMap((each) => [...lookalikes(each), ...recordSteps(each), ...listSteps(each)]),
  ];
}

function lookalikes({ type, enum: choices }: FieldShape): readonly string[] {
  return type === 'string' && !choices ? [...SPACED, ...PICTURES, ...ADDRESSES] : [];
}

/** Lengths count characters: a Korean syllable is one, and so is an emoji, which JavaScript counts as two. */
function lengthSteps({ type, maxLength: max }: FieldShape): string[] {
  if (type !== 'string' || max === undefined) return [];
  return [
    'x',
    'xx',
    ...['x', '가', '😀'].flatMap((one) => [one.repeat(max - 1), one.repeat(max), one.repeat(max + 1)]),
    `${'x'.repeat(max)} `,
    ...[max, max + 1].map((length) => 'https://example.com/'.padEnd(length, 'x')),
  ];
}

function numberSteps({ type, minimum, maximum }: FieldShape): number[] {
  if (type !== 'integer' && type !== 'number') return [];
  return [minimum, maximum].flatMap((bound) =>
    bound === undefined ? [] : [bound - 1, bound - 0.1, bound, bound + 0.1, bound + 1],
  );
}

function choiceSteps({ enum: choices, const: only }: FieldShape): unknown[] {
  const all = choices ?? (only === undefined ? [] : [only]);
  return all.flatMap((choice) =>
    typeof choice === 'string'
      ? [choice, choice.toUpperCase(), `${choice} `, `${choice}x`, [choice]]
      : [choice, String(choice)],
  );
}

/** A valid value of numbers under names: each the greatest that it may be. */
function greatest({ properties = {} }: FieldShape): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(properties).map(([name, { maximum }]) => [name, maximum]));
}

/** Each number under a name is tried beside the greatest others, and each name left out or added. */
function recordSteps(shape: FieldShape): unknown[] {
  const properties = Object.entries(shape.properties ?? {});
  if (properties.length === 0) return [];
  const valid = greatest(shape);
  return [
    valid,
    ...properties.flatMap(([name, each]) => stepsOf(each).map((step) => ({ ...valid, [name]: step }))),
    ...properties.map(([name]) =>
      Object.fromEntries(Object.entries(valid).filter(([other]) => other !== name)),
    ),
    { ...valid, other: 1 },
  ];
}

/** What to try as one value of a list. Firestore holds no list within a list. */
const elementSteps = (items: FieldShape): unknown[] => stepsOf(items).filter((step) => !Array.isArray(step));

/** In a list of a fixed length each value is tried at both ends, among valid ones. */
function fixedListSteps(items: FieldShape, length: number): unknown[] {
  const valid = greatest((items.anyOf ?? [items]).find(({ properties }) => properties) ?? {});
  const filled = (count: number) => Array.from({ length: count }, () => valid);
  return [
    filled(length),
    filled(length - 1),
    filled(length + 1),
    ...elementSteps(items).flatMap((step) => [
      [step, ...filled(length - 1)],
      [...filled(length - 1), step],
    ]),
  ];
}

/** A list's values are tried alone and behind another. */
function listSteps({ items, minItems, maxItems = 0 }: FieldShape): unknown[] {
  if (!items) return [];
  if (minItems === maxItems) return fixedListSteps(items, maxItems);
  const other = items.maxLength === undefined ? 'events/other.png' : 'other';
  const many = Array.from({ length: maxItems + 1 }, (_, index) =>
    items.maxLength === undefined ? `events/p${index}.png` : `p${index}`,
  );
  return [
    ...elementSteps(items).flatMap((step) => [[step], [other, step]]),
    [other, other],
    many.slice(0, -1),
    many,
    // An element that looks like two others which are there as well.
    [other, 'a', `${other}\na`],
    Array.from({ length: maxItems }, () => `${'x'.repeat(items.maxLength ?? 40)}`),
  ];
}
