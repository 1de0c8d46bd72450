import { isKind, kindOf, list, type RulesValue } from '../values/rules-value.ts';
import { failure, isError, isUnknown, strictly, UNKNOWN, type Outcome } from '../evaluation/outcome.ts';

/** `object.name` */
export function memberOf(object: Outcome, name: string): Outcome {
  if (isError(object)) return object;
  if (isUnknown(object)) return object.knowledge ? object.knowledge.member(name) : UNKNOWN;
  if (object === null) return failure('Null value error.');
  const entry = entryOf(object, name);
  return entry === undefined ? failure(`Property ${name} is undefined on object.`) : entry;
}

/** Returns the entry of a map, or the value of a bound name of a path. */
function entryOf(object: RulesValue, name: string): RulesValue | undefined {
  if (isKind(object, 'map')) return object.entries.get(name);
  return isKind(object, 'path') ? object.bindings.get(name) : undefined;
}

/** `object[index]`; a string index is equivalent to a member name. */
export function indexOf(object: Outcome, index: Outcome): Outcome {
  if (typeof index === 'string') return memberOf(object, index);
  return strictly([object, index], itemAt);
}

function itemAt(object: RulesValue, index: RulesValue): Outcome {
  if (object === null) return failure('Null value error.');
  const items = itemsOf(object);
  if (typeof index !== 'bigint' || !items) {
    return failure(`Unsupported operation error. Received: ${kindOf(object)}[${kindOf(index)}].`);
  }
  const item = items[Number(index)];
  return item === undefined ? failure(`Index out of range: ${index}.`) : item;
}

function itemsOf(object: RulesValue): readonly RulesValue[] | undefined {
  if (isKind(object, 'list')) return object.items;
  if (isKind(object, 'path'))
    return object.segments.map((segment) => (typeof segment === 'string' ? segment : null));
  return typeof object === 'string' ? [...object] : undefined;
}

/** `object[from:to]`, `to` exclusive, of a list, a string or bytes. */
export function sliceOf(object: RulesValue, from: RulesValue, to: RulesValue): Outcome {
  if (typeof from !== 'bigint' || typeof to !== 'bigint') {
    return failure(
      `Unsupported operation error. Received: ${kindOf(object)}[${kindOf(from)}:${kindOf(to)}].`,
    );
  }
  const cut = cutterOf(object);
  if (!cut) return failure(`Unsupported operation error. Received: ${kindOf(object)}[int:int].`);
  const inRange = from >= 0n && from <= to && to <= BigInt(cut.length);
  return inRange ? cut.slice(Number(from), Number(to)) : failure(`Range out of bounds: ${from}:${to}.`);
}

function cutterOf(
  object: RulesValue,
): { length: number; slice(from: number, to: number): RulesValue } | undefined {
  if (isKind(object, 'list'))
    return { length: object.items.length, slice: (from, to) => list(object.items.slice(from, to)) };
  if (object instanceof Uint8Array) return object;
  if (typeof object !== 'string') return undefined;
  const characters = [...object];
  return { length: characters.length, slice: (from, to) => characters.slice(from, to).join('') };
}
