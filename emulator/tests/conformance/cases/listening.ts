import type { Data, QuerySpec, Write } from '../../support/client.ts';
import { deleteField, increment } from '../../support/tag.ts';

/** Writes that another client commits together, and the listener's snapshot; undefined when there is none. */
type ListenStep = readonly [writes: readonly Write[], snapshot?: string];

export interface ListeningCase {
  readonly title: string;
  /** The query or the document that is listened to, in a collection that only this case uses. */
  readonly target: Partial<Omit<QuerySpec, 'from'>> | { readonly document: string };
  /** The first snapshot. The collection initially contains `a: { n: 1 }`, `b: { n: 2 }` and `c: { n: 3 }`. */
  readonly first: string;
  readonly changes: readonly ListenStep[];
}

const set = (id: string, data: Data): Write => ['set', id, data];
const rank = (id: string, n: number): Write => ['update', id, { n }];
const remove = (id: string): Write => ['delete', id];
const byRank: QuerySpec['orderBy'] = [['n']];

// prettier-ignore
export const LISTENING_CASES: readonly ListeningCase[] = [
  { title: 'added, changed and removed documents of a collection', target: {}, first: '+a +b +c', changes: [[[set('d', { n: 4 })], '+d'], [[rank('a', 9)], '~a'], [[remove('b')], '-b']] },
  { title: 'no changes from subcollections',                    target: {}, first: '+a +b +c', changes: [[[set('a/below/x', {})]], [[set('d', {})], '+d']] },
  { title: 'a document deleted and created again',  target: {}, first: '+a +b +c', changes: [[[remove('a')], '-a'], [[set('a', { n: 1 })], '+a']] },
  { title: 'no snapshot for a write that changes nothing', target: {}, first: '+a +b +c', changes: [[[set('a', { n: 1 })]], [[rank('b', 5)], '~b']] },
  { title: 'no snapshot for the deletion of a missing document', target: {}, first: '+a +b +c', changes: [[[remove('z')]], [[remove('a')], '-a']] },
  { title: 'one snapshot for a batch that creates, updates and deletes', target: {}, first: '+a +b +c', changes: [[[set('d', {}), rank('a', 5), remove('b')], '-b +d ~a']] },
  { title: 'no snapshot for a batch that creates and deletes the same document', target: {}, first: '+a +b +c', changes: [[[set('d', {}), remove('d')]], [[rank('a', 0)], '~a']] },
  { title: 'a change for a batch that deletes and recreates a document', target: {}, first: '+a +b +c', changes: [[[remove('a'), set('a', { x: 1 })], '~a']] },
  { title: 'a change by an increment',              target: {}, first: '+a +b +c', changes: [[[['update', 'a', { n: increment(1) }]], '~a']] },
  { title: 'a change that removes a field',         target: {}, first: '+a +b +c', changes: [[[['update', 'a', { n: deleteField() }]], '~a']] },
  { title: 'one snapshot for a batch of many new documents', target: {}, first: '+a +b +c', changes: [[['d', 'e', 'f', 'g', 'h'].map((id) => set(id, {})), '+d +e +f +g +h']] },

  { title: 'ordered: a document that moves is a change', target: { orderBy: byRank }, first: '+a +b +c', changes: [[[rank('a', 9)], '~a'], [[rank('c', 0)], '~c']] },
  { title: 'ordered descending: added documents',   target: { orderBy: [['n', 'desc']] }, first: '+c +b +a', changes: [[[set('d', { n: 2.5 }), set('e', { n: 9 })], '+e +d']] },
  { title: 'ordered: a document that loses the field is removed', target: { orderBy: byRank }, first: '+a +b +c', changes: [[[set('a', { x: 1 })], '-a'], [[set('a', { n: 5 })], '+a']] },
  { title: 'ordered: a new document without the field is not added', target: { orderBy: byRank }, first: '+a +b +c', changes: [[[set('d', { x: 1 })]], [[set('e', { n: 0 })], '+e']] },

  { title: '==: documents that start or stop matching', target: { where: ['n', '==', 2] }, first: '+b', changes: [[[rank('a', 2)], '+a'], [[rank('b', 3)], '-b'], [[remove('a')], '-a']] },
  { title: '==: no snapshot for documents that do not match', target: { where: ['n', '==', 2] }, first: '+b', changes: [[[rank('a', 5)]], [[remove('c')]], [[['merge', 'b', { x: 1 }]], '~b']] },
  { title: '==: the first match of an empty result', target: { where: ['n', '==', 9] }, first: '', changes: [[[rank('a', 9)], '+a'], [[rank('a', 8)], '-a']] },
  { title: 'range: documents that enter and leave it', target: { where: ['n', '>', 1] }, first: '+b +c', changes: [[[rank('a', 2.5)], '+a'], [[rank('c', 0)], '-c']] },
  { title: 'range with two bounds: documents that enter and leave it', target: { where: { and: [['n', '>=', 2], ['n', '<', 3]] } }, first: '+b', changes: [[[rank('c', 2.9)], '+c'], [[rank('b', 3)], '-b']] },
  { title: 'range: a value of another type leaves it', target: { where: ['n', '>', 1] }, first: '+b +c', changes: [[[set('b', { n: 'two' })], '-b']] },
  { title: '!=: documents that start or stop matching', target: { where: ['n', '!=', 2] }, first: '+a +c', changes: [[[rank('b', 5)], '+b'], [[rank('a', 2)], '-a']] },
  { title: 'in: documents that start or stop matching', target: { where: ['n', 'in', [1, 3]] }, first: '+a +c', changes: [[[rank('a', 3)], '~a'], [[rank('a', 2)], '-a'], [[rank('b', 1)], '+b']] },
  { title: 'not-in: documents that start or stop matching', target: { where: ['n', 'not-in', [1, 3]] }, first: '+b', changes: [[[rank('a', 5)], '+a'], [[rank('b', 1)], '-b']] },
  { title: 'array-contains: documents that start or stop matching', target: { where: ['l', 'array-contains', 'x'] }, first: '', changes: [[[set('a', { l: ['x', 'y'] })], '+a'], [[set('a', { l: ['y'] })], '-a']] },
  { title: 'array-contains-any: documents that start or stop matching', target: { where: ['l', 'array-contains-any', ['x', 'y']] }, first: '', changes: [[[set('a', { l: ['y'] })], '+a'], [[set('a', { l: ['x'] })], '~a'], [[set('a', { l: [] })], '-a']] },
  { title: 'or: documents that start or stop matching', target: { where: { or: [['n', '==', 1], ['x', '==', 1]] } }, first: '+a', changes: [[[set('b', { x: 1 })], '+b'], [[set('a', { x: 1 })], '~a'], [[set('a', {})], '-a']] },
  { title: 'a filter on a nested field',            target: { where: ['m.x', '==', 1] }, first: '', changes: [[[['merge', 'a', { m: { x: 1 } }]], '+a'], [[['update', 'a', { 'm.y': 1 }]], '~a'], [[['update', 'a', { m: {} }]], '-a']] },
  { title: 'a filter on a field whose name contains a dot', target: { where: [['a.b'], '==', 1] }, first: '', changes: [[[set('a', { 'a.b': 1 })], '+a'], [[set('b', { a: { b: 1 } })]], [[remove('a')], '-a']] },
  { title: '== null: documents that start or stop matching', target: { where: ['n', '==', null] }, first: '', changes: [[[set('a', { n: null })], '+a'], [[set('a', {})], '-a']] },
  { title: '== NaN: documents that start or stop matching', target: { where: ['n', '==', NaN] }, first: '', changes: [[[set('a', { n: NaN })], '+a'], [[set('a', { n: 0 })], '-a']] },
  { title: 'a filter on document ids',              target: { where: ['__name__', 'in', ['a', 'x']] }, first: '+a', changes: [[[rank('b', 9)]], [[set('x', {})], '+x'], [[remove('a')], '-a']] },

  { title: 'limit: a removed document is replaced by the next one', target: { orderBy: byRank, limit: 2 }, first: '+a +b', changes: [[[remove('a')], '-a +c']] },
  { title: 'limit: a new first document displaces the last one', target: { orderBy: byRank, limit: 2 }, first: '+a +b', changes: [[[set('z', { n: 0 })], '-b +z']] },
  { title: 'limit: no snapshot for a new document beyond the limit', target: { orderBy: byRank, limit: 2 }, first: '+a +b', changes: [[[set('z', { n: 9 })]], [[rank('a', 1.5)], '~a']] },
  { title: 'limit: a document that moves beyond the limit is replaced', target: { orderBy: byRank, limit: 2 }, first: '+a +b', changes: [[[rank('a', 9)], '-a +c'], [[rank('c', 10)], '-c +a']] },
  { title: 'limit: a document that moves within the limit displaces the last one', target: { orderBy: byRank, limit: 2 }, first: '+a +b', changes: [[[rank('c', 0)], '-b +c']] },
  { title: 'limit: the last document changes, then moves beyond the limit', target: { orderBy: byRank, limit: 2 }, first: '+a +b', changes: [[[rank('b', 2.5)], '~b'], [[rank('b', 3.5)], '-b +c']] },
  { title: 'limit: all documents are replaced in one snapshot', target: { orderBy: byRank, limit: 2 }, first: '+a +b', changes: [[[remove('a'), remove('b'), set('d', { n: 4 })], '-a -b +c +d']] },
  { title: 'limit: fewer documents than the limit, then more again', target: { orderBy: byRank, limit: 3 }, first: '+a +b +c', changes: [[[remove('b')], '-b'], [[set('d', { n: 0 })], '+d'], [[set('e', { n: 2 })], '-c +e']] },
  { title: 'limit of one: the document is replaced', target: { orderBy: [['n', 'desc']], limit: 1 }, first: '+c', changes: [[[rank('a', 4)], '-c +a'], [[remove('a')], '-a +c']] },
  { title: 'limit with a filter: a document that stops matching is replaced', target: { where: ['n', '>=', 2], orderBy: byRank, limit: 1 }, first: '+b', changes: [[[rank('b', 1)], '-b +c'], [[rank('a', 2)], '-c +a']] },
  { title: 'limit without an order: documents are ordered by id', target: { limit: 2 }, first: '+a +b', changes: [[[remove('b')], '-b +c'], [[set('0', {})], '-c +0']] },
  { title: 'limitToLast: a new last document displaces the first one', target: { orderBy: byRank, limitToLast: 2 }, first: '+b +c', changes: [[[set('d', { n: 4 })], '-b +d'], [[remove('c')], '-c +b']] },
  { title: 'startAfter: documents that move across the cursor', target: { orderBy: byRank, startAfter: [1] }, first: '+b +c', changes: [[[rank('a', 1.5)], '+a'], [[rank('b', 1)], '-b']] },
  { title: 'startAt and endBefore: documents that enter and leave the range', target: { orderBy: byRank, startAt: [2], endBefore: [3] }, first: '+b', changes: [[[rank('c', 2.9)], '+c'], [[rank('b', 3)], '-b']] },

  { title: 'a single document that is changed, deleted and created', target: { document: 'a' }, first: '{"n":1}', changes: [[[rank('a', 2)], '{"n":2}'], [[remove('a')], 'null'], [[set('a', { x: 1 })], '{"x":1}']] },
  { title: 'a missing document that is created and deleted', target: { document: 'z' }, first: 'null', changes: [[[rank('a', 2)]], [[set('z', {})], '{}'], [[remove('z')], 'null']] },
  { title: 'no snapshot for a document written without a change', target: { document: 'a' }, first: '{"n":1}', changes: [[[set('a', { n: 1 })]], [[rank('a', 2)], '{"n":2}']] },
  { title: 'a document below a missing parent',     target: { document: 'z/below/y' }, first: 'null', changes: [[[set('z', {})]], [[set('z/below/y', { n: 1 })], '{"n":1}']] },
];
