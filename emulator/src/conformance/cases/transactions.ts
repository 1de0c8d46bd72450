import type { Data, Step } from '../../testing/client.ts';
import { arrayUnion, deleteField, increment } from '../../testing/tag.ts';

export interface TransactionCase {
  readonly title: string;
  readonly steps: readonly Step[];
  /** What the last attempt's gets have read. */
  readonly seen?: readonly (Data | null)[];
  /** Documents afterwards, null for one that is missing; before, there are `a: { n: 1 }` and `b: { n: 2 }`. */
  readonly stored: Readonly<Record<string, Data | null>>;
  /** What the transaction is refused with. */
  readonly refused?: RegExp;
  /** How often an SDK that locks nothing has to begin, and what is different then. Those that lock begin once. */
  readonly withoutLocks?: { readonly attempts: number; readonly seen?: readonly (Data | null)[] };
}

const BEGINS_AGAIN = { attempts: 2 };

export const TRANSACTION_CASES: readonly TransactionCase[] = [
  {
    title: 'reads what is there',
    steps: [
      ['get', 'a'],
      ['get', 'b'],
    ],
    seen: [{ n: 1 }, { n: 2 }],
    stored: { a: { n: 1 }, b: { n: 2 } },
  },
  { title: 'reads what is missing', steps: [['get', 'c']], seen: [null], stored: { c: null } },
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
  { title: 'reads and adds', steps: [['add', 'a', 10]], stored: { a: { n: 11 } } },
  { title: 'reads what is missing and makes it', steps: [['add', 'c', 10]], stored: { c: { n: 10 } } },
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
    title: 'deletes what it has read',
    steps: [
      ['get', 'a'],
      ['delete', 'a'],
    ],
    stored: { a: null, b: { n: 2 } },
  },
  {
    title: 'deletes what is missing',
    steps: [
      ['get', 'c'],
      ['delete', 'c'],
    ],
    seen: [null],
    stored: { c: null },
  },
  {
    title: 'merges',
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
    title: 'merges the named fields alone',
    steps: [
      ['get', 'a'],
      ['mergeFields', 'a', { n: 5, x: 6 }, ['x']],
    ],
    stored: { a: { n: 1, x: 6 } },
  },
  {
    title: 'transforms',
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
    title: 'updates what is missing, and fails whole',
    steps: [
      ['set', 'a', { x: 1 }],
      ['update', 'c', { x: 1 }],
    ],
    stored: { a: { n: 1 }, c: null },
    refused: /No document to update/,
  },
  {
    title: 'updates what it found missing, and fails',
    steps: [
      ['get', 'c'],
      ['update', 'c', { x: 1 }],
    ],
    stored: { c: null },
    refused: /No document to update|Can't update a document that doesn't exist/,
  },
  {
    title: 'gives up, and leaves nothing',
    steps: [['get', 'a'], ['set', 'a', { x: 1 }], ['delete', 'b'], ['give up']],
    stored: { a: { n: 1 }, b: { n: 2 } },
    refused: /given up/,
  },
  {
    title: 'reads after it has written, and is refused by the SDK',
    steps: [
      ['set', 'a', { x: 1 }],
      ['get', 'b'],
    ],
    stored: { a: { n: 1 }, b: { n: 2 } },
    refused: /all reads to be executed before all writes/,
  },
  {
    title: 'notices that what it has read was changed meanwhile',
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
    title: 'adds to what was changed meanwhile, and loses nothing',
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
    title: 'notices that what it found missing was made meanwhile',
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
    title: 'notices that what it has read was deleted meanwhile',
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
    title: 'is not disturbed by a write to another document',
    steps: [
      ['get', 'a'],
      ['outside', ['set', 'b', { x: 1 }]],
      ['update', 'a', { n: 5 }],
    ],
    seen: [{ n: 1 }],
    stored: { a: { n: 5 }, b: { x: 1 } },
  },
  {
    title: 'is not disturbed by a write that changes nothing',
    steps: [
      ['get', 'a'],
      ['outside', ['set', 'a', { n: 1 }]],
      ['set', 'c', { x: 1 }],
    ],
    seen: [{ n: 1 }],
    stored: { a: { n: 1 }, c: { x: 1 } },
  },
  {
    title: 'is not disturbed by a write to what it only writes',
    steps: [
      ['outside', ['merge', 'a', { x: 1 }]],
      ['merge', 'a', { y: 2 }],
    ],
    stored: { a: { n: 1, x: 1, y: 2 } },
  },
  {
    title: 'that reads several begins again for one of them',
    steps: [
      ['get', 'a'],
      ['get', 'b'],
      ['outside', ['update', 'b', { x: 1 }]],
      ['update', 'b', { y: 2 }],
    ],
    stored: { a: { n: 1 }, b: { n: 2, x: 1, y: 2 } },
    withoutLocks: BEGINS_AGAIN,
  },
];
