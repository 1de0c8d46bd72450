/**
 * A value of the rules language. JavaScript values represent themselves: `bigint` is an integer, `number` a
 * float, `Uint8Array` bytes. Other values are tagged objects.
 */
export type RulesValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | Uint8Array
  | RulesList
  | RulesSet
  | RulesMap
  | RulesMapDiff
  | RulesPath
  | RulesTimestamp
  | RulesDuration
  | RulesLatLng;

export interface RulesList {
  readonly kind: 'list';
  readonly items: readonly RulesValue[];
}

/** Items are distinct by the equality of the language, in insertion order. */
export interface RulesSet {
  readonly kind: 'set';
  readonly items: readonly RulesValue[];
}

export interface RulesMap {
  readonly kind: 'map';
  readonly entries: ReadonlyMap<string, RulesValue>;
}

export interface RulesMapDiff {
  readonly kind: 'map_diff';
  readonly left: RulesMap;
  readonly right: RulesMap;
}

/** A segment is text or an unbound name: `/users/$(uid)`. `bindings` are the bound names. */
export interface RulesPath {
  readonly kind: 'path';
  readonly segments: readonly (string | { readonly unbound: string })[];
  readonly bindings: ReadonlyMap<string, string>;
}

/** Nanoseconds since the epoch. */
export interface RulesTimestamp {
  readonly kind: 'timestamp';
  readonly nanos: bigint;
}

/** Nanoseconds; may be negative. */
export interface RulesDuration {
  readonly kind: 'duration';
  readonly nanos: bigint;
}

/** Degrees. */
export interface RulesLatLng {
  readonly kind: 'latlng';
  readonly latitude: number;
  readonly longitude: number;
}

/** The name of a value's type, as used by `is` and messages. */
export type Kind =
  | 'null'
  | 'bool'
  | 'int'
  | 'float'
  | 'string'
  | 'bytes'
  | Exclude<RulesValue, null | boolean | bigint | number | string | Uint8Array>['kind'];

export function kindOf(value: RulesValue): Kind {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'bigint') return 'int';
  if (typeof value === 'number') return 'float';
  if (typeof value === 'string') return 'string';
  return value instanceof Uint8Array ? 'bytes' : value.kind;
}

export function isKind<
  K extends Exclude<RulesValue, null | boolean | bigint | number | string | Uint8Array>['kind'],
>(value: RulesValue, kind: K): value is Extract<RulesValue, { kind: K }> {
  return kindOf(value) === kind;
}

export function isNumber(value: RulesValue): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}

export function list(items: readonly RulesValue[]): RulesList {
  return { kind: 'list', items };
}

export function map(entries: ReadonlyMap<string, RulesValue> | Record<string, RulesValue>): RulesMap {
  return { kind: 'map', entries: entries instanceof Map ? entries : new Map(Object.entries(entries)) };
}

export function path(
  segments: RulesPath['segments'],
  bindings: RulesPath['bindings'] = new Map(),
): RulesPath {
  return { kind: 'path', segments, bindings };
}

export function timestamp(nanos: bigint): RulesTimestamp {
  return { kind: 'timestamp', nanos };
}

export function duration(nanos: bigint): RulesDuration {
  return { kind: 'duration', nanos };
}

/** Returns the segments of a path without unbound names, otherwise undefined. */
export function boundSegments(value: RulesPath): readonly string[] | undefined {
  return value.segments.every((segment) => typeof segment === 'string') ? value.segments : undefined;
}
