import type { Data, Write } from '../../support/client.ts';
import { arrayUnion, deleteField, increment } from '../../support/tag.ts';

// Several writes in one atomic commit.

const BEFORE = { a: { n: 1 }, b: { n: 2 } };

/**
 * [title, writes to a collection with `a: { n: 1 }` and `b: { n: 2 }`, documents afterwards, error code if rejected]
 */
export type BatchCase = readonly [
  title: string,
  writes: readonly Write[],
  stored: Record<string, Data | null>,
  outcome?: string,
];

// prettier-ignore
export const BATCH_CASES: readonly BatchCase[] = [
  ['two sets of different documents',   [['set', 'a', { x: 1 }], ['set', 'c', { x: 2 }]],                   { a: { x: 1 }, b: { n: 2 }, c: { x: 2 } }],
  ['a set and a delete',                [['set', 'a', { x: 1 }], ['delete', 'b']],                          { a: { x: 1 }, b: null }],
  ['two deletes',                       [['delete', 'a'], ['delete', 'b']],                                 { a: null, b: null }],
  ['the deletion of a missing document and a set', [['delete', 'z'], ['set', 'c', {}]],                                { c: {}, z: null }],
  ['two sets of one document',          [['set', 'a', { x: 1 }], ['set', 'a', { y: 2 }]],                   { a: { y: 2 } }],
  ['a set and an update of the same document', [['set', 'c', { x: 1 }], ['update', 'c', { y: 2 }]],                { c: { x: 1, y: 2 } }],
  ['two updates of one document',       [['update', 'a', { n: 5 }], ['update', 'a', { m: 6 }]],             { a: { n: 5, m: 6 } }],
  ['a set and a merge of the same document', [['set', 'c', { m: { x: 1 } }], ['merge', 'c', { m: { y: 2 } }]],   { c: { m: { x: 1, y: 2 } } }],
  ['a set and a delete of the same document', [['set', 'c', { x: 1 }], ['delete', 'c']],                          { c: null }],
  ['a delete and a set of the same document', [['delete', 'a'], ['set', 'a', { x: 1 }]],                          { a: { x: 1 } }],
  ['a delete and a merge of the same document', [['delete', 'a'], ['merge', 'a', { x: 1 }]],                        { a: { x: 1 } }],
  ['two increments of one field',       [['update', 'a', { n: increment(1) }], ['update', 'a', { n: increment(10) }]], { a: { n: 12 } }],
  ['increments of two documents',       [['update', 'a', { n: increment(1) }], ['update', 'b', { n: increment(-1) }]], { a: { n: 2 }, b: { n: 1 } }],
  ['a set and an increment of the same field', [['set', 'c', { n: 5 }], ['update', 'c', { n: increment(1) }]],     { c: { n: 6 } }],
  ['two arrayUnions of the same field', [['merge', 'c', { l: arrayUnion(1) }], ['merge', 'c', { l: arrayUnion(2, 1) }]], { c: { l: [1, 2] } }],
  ['a field removed and set again',     [['update', 'a', { n: deleteField() }], ['update', 'a', { n: 'x' }]], { a: { n: 'x' } }],
  ['documents of several collections',  [['set', 'a/below/c', { x: 1 }], ['set', 'z/below/c', { x: 2 }]],   { 'a/below/c': { x: 1 }, 'z/below/c': { x: 2 }, z: null }],
  ['a set and a failing update, which stores nothing', [['set', 'c', { x: 1 }], ['update', 'missing', { x: 1 }]],          { c: null, missing: null, a: { n: 1 } }, 'not-found'],
  ['a failing update and a delete, which stores nothing', [['update', 'missing', { x: 1 }], ['delete', 'a']],                 { missing: null, a: { n: 1 } }, 'not-found'],
  ['an update after a delete, which is rejected', [['delete', 'a'], ['update', 'a', { x: 1 }]],                       { a: { n: 1 } }, 'invalid-argument'],
  ['an update after the delete of a missing document, which is rejected', [['delete', 'z'], ['update', 'z', { x: 1 }]],               { z: null }, 'invalid-argument'],
  ['a hundred writes',                  Array.from({ length: 100 }, (_, i): Write => ['set', `m${i}`, { i }]), { m0: { i: 0 }, m99: { i: 99 } }],
];

export const BEFORE_BATCHES: readonly Write[] = Object.entries(BEFORE).map(([id, data]) => ['set', id, data]);
