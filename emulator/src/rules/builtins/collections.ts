import { failure, isError, type Outcome } from '../evaluation/outcome.ts';
import { distinct, equals, includes } from '../values/compare.ts';
import {
  kindOf,
  list,
  type RulesMap,
  type RulesMapDiff,
  type RulesSet,
  type RulesValue,
} from '../values/rules-value.ts';
import { toText } from './conversion.ts';
import { builtin, type BuiltinTable } from './signature.ts';

type Items = readonly RulesValue[];

const hasAll = (items: Items, sought: Items): boolean => sought.every((item) => includes(items, item));
const hasAny = (items: Items, sought: Items): boolean => sought.some((item) => includes(items, item));
const without = (items: Items, removed: Items): Items => items.filter((item) => !includes(removed, item));
const size = (items: { length: number }): bigint => BigInt(items.length);

/** rules.List */
// prettier-ignore
export const LIST_METHODS: BuiltinTable = {
  concat:    builtin(['list', 'list'],     (a, b) => list([...a.items, ...b.items])),
  hasAll:    builtin(['list', 'list|set'], (a, b) => hasAll(a.items, b.items)),
  hasAny:    builtin(['list', 'list|set'], (a, b) => hasAny(a.items, b.items)),
  hasOnly:   builtin(['list', 'list|set'], (a, b) => hasAll(b.items, a.items)),
  join:      builtin(['list', 'string'],   (a, separator) => join(a.items, separator)),
  removeAll: builtin(['list', 'list'],     (a, b) => list(without(a.items, b.items))),
  size:      builtin(['list'],             (a) => size(a.items)),
  toSet:     builtin(['list'],             (a) => distinct(a.items)),
};

/** rules.Set */
// prettier-ignore
export const SET_METHODS: BuiltinTable = {
  difference:   builtin(['set', 'set'],      (a, b) => distinct(without(a.items, b.items))),
  hasAll:       builtin(['set', 'list|set'], (a, b) => hasAll(a.items, b.items)),
  hasAny:       builtin(['set', 'list|set'], (a, b) => hasAny(a.items, b.items)),
  hasOnly:      builtin(['set', 'list|set'], (a, b) => hasAll(b.items, a.items)),
  intersection: builtin(['set', 'set'],      (a, b) => distinct(a.items.filter((item) => includes(b.items, item)))),
  size:         builtin(['set'],             (a) => size(a.items)),
  union:        builtin(['set', 'set'],      (a, b) => distinct([...a.items, ...b.items])),
};

/** rules.Map; `get` takes a key, or a list of keys of nested maps. */
// prettier-ignore
export const MAP_METHODS: BuiltinTable = {
  diff:   builtin(['map', 'map'],                (left, right) => ({ kind: 'map_diff', left, right })),
  get:    builtin(['map', 'string|list', 'any'], (a, key, otherwise) => getOr(a, typeof key === 'string' ? [key] : key.items, otherwise)),
  keys:   builtin(['map'],                       (a) => list([...a.entries.keys()])),
  size:   builtin(['map'],                       (a) => BigInt(a.entries.size)),
  values: builtin(['map'],                       (a) => list([...a.entries.values()])),
};

/** rules.MapDiff, the result of `left.diff(right)`; added keys are those only in the left map. */
// prettier-ignore
export const MAP_DIFF_METHODS: BuiltinTable = {
  addedKeys:     builtin(['map_diff'], (diff) => keySet(diff, (left, right) => left !== undefined && right === undefined)),
  affectedKeys:  builtin(['map_diff'], (diff) => keySet(diff, (left, right) => !same(left, right))),
  changedKeys:   builtin(['map_diff'], (diff) => keySet(diff, (left, right) => left !== undefined && right !== undefined && !same(left, right))),
  removedKeys:   builtin(['map_diff'], (diff) => keySet(diff, (left, right) => left === undefined && right !== undefined)),
  unchangedKeys: builtin(['map_diff'], (diff) => keySet(diff, same)),
};

type Side = RulesValue | undefined;

function same(left: Side, right: Side): boolean {
  return left !== undefined && right !== undefined && equals(left, right);
}

function keySet({ left, right }: RulesMapDiff, counts: (left: Side, right: Side) => boolean): RulesSet {
  const keys = [...new Set([...left.entries.keys(), ...right.entries.keys()])];
  return { kind: 'set', items: keys.filter((key) => counts(left.entries.get(key), right.entries.get(key))) };
}

function getOr(from: RulesMap, keys: Items, otherwise: RulesValue): Outcome {
  if (keys.length === 0) return failure('Expected at least one key.');
  let value: RulesValue = from;
  for (const key of keys) {
    if (typeof key !== 'string')
      return failure(`Unsupported argument. Expected: string, received: ${kindOf(key)}.`);
    if (kindOf(value) !== 'map') return otherwise;
    const found: Side = (value as RulesMap).entries.get(key);
    if (found === undefined) return otherwise;
    value = found;
  }
  return value;
}

function join(items: Items, separator: string): Outcome {
  const texts = items.map(toText);
  return texts.find(isError) ?? texts.join(separator);
}
