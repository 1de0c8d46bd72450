import type { Data, Write } from '../../testing/client.ts';
import { arrayUnion, deleteField, increment } from '../../testing/tag.ts';

// Several writes as one commit: all of it is stored, or nothing.

const BEFORE = { a: { n: 1 }, b: { n: 2 } };

/** [what is done to `a: { n: 1 }` and `b: { n: 2 }`, the writes, documents afterwards, the code it is refused with] */
export type BatchCase = readonly [
  title: string,
  writes: readonly Write[],
  stored: Record<string, Data | null>,
  outcome?: string,
];

// prettier-ignore
export const BATCH_CASES: readonly BatchCase[] = [
  ['two sets',                          [['set', 'a', { x: 1 }], ['set', 'c', { x: 2 }]],                   { a: { x: 1 }, b: { n: 2 }, c: { x: 2 } }],
  ['a set and a delete',                [['set', 'a', { x: 1 }], ['delete', 'b']],                          { a: { x: 1 }, b: null }],
  ['two deletes',                       [['delete', 'a'], ['delete', 'b']],                                 { a: null, b: null }],
  ['a delete of nothing beside a set',  [['delete', 'z'], ['set', 'c', {}]],                                { c: {}, z: null }],
  ['two sets of one document',          [['set', 'a', { x: 1 }], ['set', 'a', { y: 2 }]],                   { a: { y: 2 } }],
  ['a set and an update of it',         [['set', 'c', { x: 1 }], ['update', 'c', { y: 2 }]],                { c: { x: 1, y: 2 } }],
  ['two updates of one document',       [['update', 'a', { n: 5 }], ['update', 'a', { m: 6 }]],             { a: { n: 5, m: 6 } }],
  ['a set and a merge of it',           [['set', 'c', { m: { x: 1 } }], ['merge', 'c', { m: { y: 2 } }]],   { c: { m: { x: 1, y: 2 } } }],
  ['a set and a delete of it',          [['set', 'c', { x: 1 }], ['delete', 'c']],                          { c: null }],
  ['a delete and a set of it',          [['delete', 'a'], ['set', 'a', { x: 1 }]],                          { a: { x: 1 } }],
  ['a delete and a merge of it',        [['delete', 'a'], ['merge', 'a', { x: 1 }]],                        { a: { x: 1 } }],
  ['two increments of one field',       [['update', 'a', { n: increment(1) }], ['update', 'a', { n: increment(10) }]], { a: { n: 12 } }],
  ['increments of two documents',       [['update', 'a', { n: increment(1) }], ['update', 'b', { n: increment(-1) }]], { a: { n: 2 }, b: { n: 1 } }],
  ['an increment of what was just set', [['set', 'c', { n: 5 }], ['update', 'c', { n: increment(1) }]],     { c: { n: 6 } }],
  ['unions one after the other',        [['merge', 'c', { l: arrayUnion(1) }], ['merge', 'c', { l: arrayUnion(2, 1) }]], { c: { l: [1, 2] } }],
  ['a field removed and set again',     [['update', 'a', { n: deleteField() }], ['update', 'a', { n: 'x' }]], { a: { n: 'x' } }],
  ['documents of several collections',  [['set', 'a/below/c', { x: 1 }], ['set', 'z/below/c', { x: 2 }]],   { 'a/below/c': { x: 1 }, 'z/below/c': { x: 2 }, z: null }],
  ['what fails, fails whole',           [['set', 'c', { x: 1 }], ['update', 'missing', { x: 1 }]],          { c: null, missing: null, a: { n: 1 } }, 'not-found'],
  ['what fails first, fails whole',     [['update', 'missing', { x: 1 }], ['delete', 'a']],                 { missing: null, a: { n: 1 } }, 'not-found'],
  ['an update after a delete fails',    [['delete', 'a'], ['update', 'a', { x: 1 }]],                       { a: { n: 1 } }, 'invalid-argument'],
  ['an update after a delete of nothing fails', [['delete', 'z'], ['update', 'z', { x: 1 }]],               { z: null }, 'invalid-argument'],
  ['a hundred writes',                  Array.from({ length: 100 }, (_, i): Write => ['set', `m${i}`, { i }]), { m0: { i: 0 }, m99: { i: 99 } }],
];

export const BEFORE_BATCHES: readonly Write[] = Object.entries(BEFORE).map(([id, data]) => ['set', id, data]);
