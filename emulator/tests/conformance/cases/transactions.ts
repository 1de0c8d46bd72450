import type { Data, Step } from '../../support/client.ts';
import { arrayUnion, deleteField, increment } from '../../support/tag.ts';

export interface TransactionCase {
  readonly title: string;
  readonly steps: readonly Step[];
  /** The documents read by the last attempt. */
  readonly seen?: readonly (Data | null)[];
  /** Documents afterwards, null for a missing one. Initially there are `a: { n: 1 }` and `b: { n: 2 }`. */
  readonly stored: Readonly<Record<string, Data | null>>;
  /** The error message with which the transaction fails. */
  readonly refused?: RegExp;
  /**
   * The number of attempts, and the documents read, by SDKs with optimistic transactions. Locking ones need one
   * attempt.
   */
  readonly withoutLocks?: { readonly attempts: number; readonly seen?: readonly (Data | null)[] };
}

const RETRIED_ONCE = { attempts: 2 };

export const TRANSACTION_CASES: readonly TransactionCase[] = [
  {
    title: 'reads existing documents',
    steps: [
      ['get', 'a'],
      ['get', 'b'],
    ],
    seen: [{ n: 1 }, { n: 2 }],
    stored: { a: { n: 1 }, b: { n: 2 } },
  },
  { title: 'reads a missing document', steps: [['get', 'c']], seen: [null], stored: { c: null } },
  {
    title: 'reads one document twice',
    steps: [
      ['get', 'a'],
      ['get', 'a'],
    ],
    seen: [{ n: 1 }, { n: 1 }],
    stored: { a: { n: 1 } },
  },
  { title: 'writes without reading', steps: [['set', 'a', { x: 1 }]], stored: { a: { x: 1 } } },
  {
    title: 'writes another document than it reads',
    steps: [
      ['get', 'a'],
      ['set', 'c', { x: 1 }],
    ],
    seen: [{ n: 1 }],
    stored: { a: { n: 1 }, c: { x: 1 } },
  },
  {
    title: 'reads a number and stores an increased one',
    steps: [['add', 'a', 10]],
    stored: { a: { n: 11 } },
  },
  { title: 'creates a document that it found missing', steps: [['add', 'c', 10]], stored: { c: { n: 10 } } },
  {
    title: 'moves a document',
    steps: [
      ['get', 'a'],
      ['delete', 'a'],
      ['set', 'c', { n: 1 }],
    ],
    stored: { a: null, c: { n: 1 } },
  },
  {
    title: 'deletes a document that it has read',
    steps: [
      ['get', 'a'],
      ['delete', 'a'],
    ],
    stored: { a: null, b: { n: 2 } },
  },
  {
    title: 'deletes a missing document',
    steps: [
      ['get', 'c'],
      ['delete', 'c'],
    ],
    seen: [null],
    stored: { c: null },
  },
  {
    title: 'merges fields into a document',
    steps: [
      ['get', 'a'],
      ['merge', 'a', { m: { x: 1 } }],
    ],
    stored: { a: { n: 1, m: { x: 1 } } },
  },
  {
    title: 'updates nested fields',
    steps: [
      ['get', 'a'],
      ['update', 'a', { 'm.x': 1 }],
    ],
    stored: { a: { n: 1, m: { x: 1 } } },
  },
  {
    title: 'removes a field',
    steps: [
      ['get', 'a'],
      ['update', 'a', { n: deleteField(), x: 1 }],
    ],
    stored: { a: { x: 1 } },
  },
  {
    title: 'merges only the fields named in mergeFields',
    steps: [
      ['get', 'a'],
      ['mergeFields', 'a', { n: 5, x: 6 }, ['x']],
    ],
    stored: { a: { n: 1, x: 6 } },
  },
  {
    title: 'applies field transforms',
    steps: [
      ['get', 'a'],
      ['update', 'a', { n: increment(5), l: arrayUnion('x') }],
    ],
    stored: { a: { n: 6, l: ['x'] } },
  },
  {
    title: 'writes a document twice',
    steps: [
      ['set', 'c', { x: 1 }],
      ['update', 'c', { y: 2 }],
    ],
    stored: { c: { x: 1, y: 2 } },
  },
  {
    title: 'writes, deletes and writes again',
    steps: [
      ['set', 'c', { x: 1 }],
      ['delete', 'c'],
      ['set', 'c', { y: 2 }],
    ],
    stored: { c: { y: 2 } },
  },
  {
    title: 'writes documents of several collections',
    steps: [
      ['get', 'a'],
      ['set', 'a/below/c', { x: 1 }],
      ['set', 'b', { x: 2 }],
    ],
    stored: { 'a/below/c': { x: 1 }, b: { x: 2 }, a: { n: 1 } },
  },
  {
    title: 'stores nothing when it updates a missing document',
    steps: [
      ['set', 'a', { x: 1 }],
      ['update', 'c', { x: 1 }],
    ],
    stored: { a: { n: 1 }, c: null },
    refused: /No document to update/,
  },
  {
    title: 'fails when it updates a document that it found missing',
    steps: [
      ['get', 'c'],
      ['update', 'c', { x: 1 }],
    ],
    stored: { c: null },
    refused: /No document to update|Can't update a document that doesn't exist/,
  },
  {
    title: 'stores nothing when its callback throws',
    steps: [['get', 'a'], ['set', 'a', { x: 1 }], ['delete', 'b'], ['give up']],
    stored: { a: { n: 1 }, b: { n: 2 } },
    refused: /given up/,
  },
  {
    title: 'is rejected by the SDK when it reads after a write',
    steps: [
      ['set', 'a', { x: 1 }],
      ['get', 'b'],
    ],
    stored: { a: { n: 1 }, b: { n: 2 } },
    refused: /all reads to be executed before all writes/,
  },
  {
    title: 'does not overwrite a concurrent update of a document that it read',
    steps: [
      ['get', 'a'],
      ['outside', ['update', 'a', { n: increment(100) }]],
      ['update', 'a', { n: increment(10) }],
    ],
    seen: [{ n: 1 }],
    stored: { a: { n: 111 } },
    withoutLocks: { attempts: 2, seen: [{ n: 101 }] },
  },
  {
    title: 'keeps a concurrent update of a document that it read but does not write',
    steps: [
      ['get', 'b'],
      ['outside', ['update', 'b', { n: increment(100) }]],
      ['set', 'c', { from: 'b' }],
    ],
    seen: [{ n: 2 }],
    stored: { b: { n: 102 }, c: { from: 'b' } },
    withoutLocks: { attempts: 2, seen: [{ n: 102 }] },
  },
  {
    title: 'does not overwrite a document that was created after it was found missing',
    steps: [
      ['get', 'c'],
      ['outside', ['merge', 'c', { x: 1 }]],
      ['merge', 'c', { y: 2 }],
    ],
    seen: [null],
    stored: { c: { x: 1, y: 2 } },
    withoutLocks: { attempts: 2, seen: [{ x: 1 }] },
  },
  {
    title: 'keeps the concurrent deletion of a document that it read',
    steps: [
      ['get', 'a'],
      ['outside', ['delete', 'a']],
      ['set', 'c', { x: 1 }],
    ],
    seen: [{ n: 1 }],
    stored: { a: null, c: { x: 1 } },
    withoutLocks: { attempts: 2, seen: [null] },
  },
  {
    title: 'is not restarted by a write to another document',
    steps: [
      ['get', 'a'],
      ['outside', ['set', 'b', { x: 1 }]],
      ['update', 'a', { n: 5 }],
    ],
    seen: [{ n: 1 }],
    stored: { a: { n: 5 }, b: { x: 1 } },
  },
  {
    title: 'is not restarted by a write that changes nothing',
    steps: [
      ['get', 'a'],
      ['outside', ['set', 'a', { n: 1 }]],
      ['set', 'c', { x: 1 }],
    ],
    seen: [{ n: 1 }],
    stored: { a: { n: 1 }, c: { x: 1 } },
  },
  {
    title: 'is not restarted by a write to a document that it has not read',
    steps: [
      ['outside', ['merge', 'a', { x: 1 }]],
      ['merge', 'a', { y: 2 }],
    ],
    stored: { a: { n: 1, x: 1, y: 2 } },
  },
  {
    title: 'is restarted when one of several documents that it read changes',
    steps: [
      ['get', 'a'],
      ['get', 'b'],
      ['outside', ['update', 'b', { x: 1 }]],
      ['update', 'b', { y: 2 }],
    ],
    stored: { a: { n: 1 }, b: { n: 2, x: 1, y: 2 } },
    withoutLocks: RETRIED_ONCE,
  },
];
