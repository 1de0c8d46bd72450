import { compareBytes, compareUtf8 } from '../../values/utf8-order.ts';
import {
  isKind,
  isNumber,
  kindOf,
  type RulesMap,
  type RulesPath,
  type RulesSet,
  type RulesValue,
} from './rules-value.ts';

/** Returns whether two values are equal: numbers by value, collections by content; different types are unequal. */
export function equals(a: RulesValue, b: RulesValue): boolean {
  if (isNumber(a) && isNumber(b)) return compare(a, b) === 0;
  const kind = kindOf(a);
  if (kind !== kindOf(b)) return false;
  if (a instanceof Uint8Array && b instanceof Uint8Array) return compareBytes(a, b) === 0;
  if (typeof a !== 'object' || a === null || a instanceof Uint8Array) return a === b;
  switch (a.kind) {
    case 'list':
      return isKind(b, 'list') && sameItems(a.items, b.items);
    case 'set':
      return isKind(b, 'set') && sameSet(a, b);
    case 'map':
      return isKind(b, 'map') && sameMap(a, b);
    case 'map_diff':
      return isKind(b, 'map_diff') && sameMap(a.left, b.left) && sameMap(a.right, b.right);
    case 'path':
      return isKind(b, 'path') && pathText(a) === pathText(b);
    case 'timestamp':
    case 'duration':
      return isKind(b, a.kind) && a.nanos === b.nanos;
    case 'latlng':
      return isKind(b, 'latlng') && a.latitude === b.latitude && a.longitude === b.longitude;
  }
}

function sameItems(a: readonly RulesValue[], b: readonly RulesValue[]): boolean {
  return a.length === b.length && a.every((item, index) => equals(item, b[index] ?? null));
}

function sameSet(a: RulesSet, b: RulesSet): boolean {
  return a.items.length === b.items.length && a.items.every((item) => includes(b.items, item));
}

function sameMap(a: RulesMap, b: RulesMap): boolean {
  if (a.entries.size !== b.entries.size) return false;
  return [...a.entries].every(([key, value]) => {
    const other = b.entries.get(key);
    return other !== undefined && equals(value, other);
  });
}

export function includes(items: readonly RulesValue[], sought: RulesValue): boolean {
  return items.some((item) => equals(item, sought));
}

/** Returns the distinct items, keeping the first of equal ones. */
export function distinct(items: readonly RulesValue[]): RulesSet {
  const kept: RulesValue[] = [];
  for (const item of items) if (!includes(kept, item)) kept.push(item);
  return { kind: 'set', items: kept };
}

/** `/databases/(default)/documents/events/e1` */
export function pathText(value: RulesPath): string {
  return value.segments
    .map((segment) => `/${typeof segment === 'string' ? segment : `$(${segment.unbound})`}`)
    .join('');
}

/** Compares two values: negative, zero or positive, NaN if one is NaN, undefined if they have no order. */
export function compare(a: RulesValue, b: RulesValue): number | undefined {
  if (isNumber(a) && isNumber(b)) return compareNumbers(a, b);
  if (typeof a === 'string' && typeof b === 'string') return compareUtf8(a, b);
  if (a instanceof Uint8Array && b instanceof Uint8Array) return compareBytes(a, b);
  for (const kind of ['timestamp', 'duration'] as const) {
    if (isKind(a, kind) && isKind(b, kind)) return a.nanos < b.nanos ? -1 : a.nanos > b.nanos ? 1 : 0;
  }
  return undefined;
}

/** Compares 64-bit integers and floats exactly; the result is NaN if one of them is NaN. */
function compareNumbers(a: bigint | number, b: bigint | number): number {
  if (a < b) return -1;
  if (a > b) return 1;
  return a >= b ? 0 : NaN;
}
