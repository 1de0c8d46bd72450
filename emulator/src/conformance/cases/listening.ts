import type { Data, QuerySpec, Write } from '../../testing/client.ts';
import { deleteField, increment } from '../../testing/tag.ts';

/** Writes of another client, as one commit, and the listener's snapshot; none when it is absent. */
export type Heard = readonly [writes: readonly Write[], heard?: string];

export interface ListeningCase {
  readonly title: string;
  /** What is listened to within a collection of the case's own, or one document of it. */
  readonly target: Partial<Omit<QuerySpec, 'from'>> | { readonly document: string };
  /** Before, there are `a: { n: 1 }`, `b: { n: 2 }` and `c: { n: 3 }`. */
  readonly first: string;
  readonly changes: readonly Heard[];
}

const set = (id: string, data: Data): Write => ['set', id, data];
const rank = (id: string, n: number): Write => ['update', id, { n }];
const remove = (id: string): Write => ['delete', id];
const byRank: QuerySpec['orderBy'] = [['n']];

// prettier-ignore
export const LISTENING_CASES: readonly ListeningCase[] = [
  { title: 'a collection',                          target: {}, first: '+a +b +c', changes: [[[set('d', { n: 4 })], '+d'], [[rank('a', 9)], '~a'], [[remove('b')], '-b']] },
  { title: 'what is below the documents is another collection', target: {}, first: '+a +b +c', changes: [[[set('a/below/x', {})]], [[set('d', {})], '+d']] },
  { title: 'a document deleted and made again',     target: {}, first: '+a +b +c', changes: [[[remove('a')], '-a'], [[set('a', { n: 1 })], '+a']] },
  { title: 'a write that changes nothing',          target: {}, first: '+a +b +c', changes: [[[set('a', { n: 1 })]], [[rank('b', 5)], '~b']] },
  { title: 'a delete of what is missing',           target: {}, first: '+a +b +c', changes: [[[remove('z')]], [[remove('a')], '-a']] },
  { title: 'a batch of all kinds at once',          target: {}, first: '+a +b +c', changes: [[[set('d', {}), rank('a', 5), remove('b')], '-b +d ~a']] },
  { title: 'a batch that makes and removes the same', target: {}, first: '+a +b +c', changes: [[[set('d', {}), remove('d')]], [[rank('a', 0)], '~a']] },
  { title: 'a batch that removes and makes the same', target: {}, first: '+a +b +c', changes: [[[remove('a'), set('a', { x: 1 })], '~a']] },
  { title: 'an increment',                          target: {}, first: '+a +b +c', changes: [[[['update', 'a', { n: increment(1) }]], '~a']] },
  { title: 'a field that disappears',               target: {}, first: '+a +b +c', changes: [[[['update', 'a', { n: deleteField() }]], '~a']] },
  { title: 'many new documents of a batch',         target: {}, first: '+a +b +c', changes: [[['d', 'e', 'f', 'g', 'h'].map((id) => set(id, {})), '+d +e +f +g +h']] },

  { title: 'an order: a document moves',            target: { orderBy: byRank }, first: '+a +b +c', changes: [[[rank('a', 9)], '~a'], [[rank('c', 0)], '~c']] },
  { title: 'an order, descending',                  target: { orderBy: [['n', 'desc']] }, first: '+c +b +a', changes: [[[set('d', { n: 2.5 }), set('e', { n: 9 })], '+e +d']] },
  { title: 'an order: without its field a document leaves', target: { orderBy: byRank }, first: '+a +b +c', changes: [[[set('a', { x: 1 })], '-a'], [[set('a', { n: 5 })], '+a']] },
  { title: 'an order: without its field none comes', target: { orderBy: byRank }, first: '+a +b +c', changes: [[[set('d', { x: 1 })]], [[set('e', { n: 0 })], '+e']] },

  { title: 'an equality: into it and out',          target: { where: ['n', '==', 2] }, first: '+b', changes: [[[rank('a', 2)], '+a'], [[rank('b', 3)], '-b'], [[remove('a')], '-a']] },
  { title: 'an equality: what stays outside',       target: { where: ['n', '==', 2] }, first: '+b', changes: [[[rank('a', 5)]], [[remove('c')]], [[['merge', 'b', { x: 1 }]], '~b']] },
  { title: 'an equality that nothing meets yet',    target: { where: ['n', '==', 9] }, first: '', changes: [[[rank('a', 9)], '+a'], [[rank('a', 8)], '-a']] },
  { title: 'a range',                               target: { where: ['n', '>', 1] }, first: '+b +c', changes: [[[rank('a', 2.5)], '+a'], [[rank('c', 0)], '-c']] },
  { title: 'a range of both ends',                  target: { where: { and: [['n', '>=', 2], ['n', '<', 3]] } }, first: '+b', changes: [[[rank('c', 2.9)], '+c'], [[rank('b', 3)], '-b']] },
  { title: 'a range, left by another type',         target: { where: ['n', '>', 1] }, first: '+b +c', changes: [[[set('b', { n: 'two' })], '-b']] },
  { title: 'an inequality',                         target: { where: ['n', '!=', 2] }, first: '+a +c', changes: [[[rank('b', 5)], '+b'], [[rank('a', 2)], '-a']] },
  { title: 'in',                                    target: { where: ['n', 'in', [1, 3]] }, first: '+a +c', changes: [[[rank('a', 3)], '~a'], [[rank('a', 2)], '-a'], [[rank('b', 1)], '+b']] },
  { title: 'not-in',                                target: { where: ['n', 'not-in', [1, 3]] }, first: '+b', changes: [[[rank('a', 5)], '+a'], [[rank('b', 1)], '-b']] },
  { title: 'array-contains',                        target: { where: ['l', 'array-contains', 'x'] }, first: '', changes: [[[set('a', { l: ['x', 'y'] })], '+a'], [[set('a', { l: ['y'] })], '-a']] },
  { title: 'array-contains-any',                    target: { where: ['l', 'array-contains-any', ['x', 'y']] }, first: '', changes: [[[set('a', { l: ['y'] })], '+a'], [[set('a', { l: ['x'] })], '~a'], [[set('a', { l: [] })], '-a']] },
  { title: 'or',                                    target: { where: { or: [['n', '==', 1], ['x', '==', 1]] } }, first: '+a', changes: [[[set('b', { x: 1 })], '+b'], [[set('a', { x: 1 })], '~a'], [[set('a', {})], '-a']] },
  { title: 'a nested field',                        target: { where: ['m.x', '==', 1] }, first: '', changes: [[[['merge', 'a', { m: { x: 1 } }]], '+a'], [[['update', 'a', { 'm.y': 1 }]], '~a'], [[['update', 'a', { m: {} }]], '-a']] },
  { title: 'a field called by its names',           target: { where: [['a.b'], '==', 1] }, first: '', changes: [[[set('a', { 'a.b': 1 })], '+a'], [[set('b', { a: { b: 1 } })]], [[remove('a')], '-a']] },
  { title: 'null',                                  target: { where: ['n', '==', null] }, first: '', changes: [[[set('a', { n: null })], '+a'], [[set('a', {})], '-a']] },
  { title: 'NaN',                                   target: { where: ['n', '==', NaN] }, first: '', changes: [[[set('a', { n: NaN })], '+a'], [[set('a', { n: 0 })], '-a']] },
  { title: 'names',                                 target: { where: ['__name__', 'in', ['a', 'x']] }, first: '+a', changes: [[[rank('b', 9)]], [[set('x', {})], '+x'], [[remove('a')], '-a']] },

  { title: 'a limit: the first leaves',             target: { orderBy: byRank, limit: 2 }, first: '+a +b', changes: [[[remove('a')], '-a +c']] },
  { title: 'a limit: one comes before all',         target: { orderBy: byRank, limit: 2 }, first: '+a +b', changes: [[[set('z', { n: 0 })], '-b +z']] },
  { title: 'a limit: one comes behind all',         target: { orderBy: byRank, limit: 2 }, first: '+a +b', changes: [[[set('z', { n: 9 })]], [[rank('a', 1.5)], '~a']] },
  { title: 'a limit: one moves behind the edge',    target: { orderBy: byRank, limit: 2 }, first: '+a +b', changes: [[[rank('a', 9)], '-a +c'], [[rank('c', 10)], '-c +a']] },
  { title: 'a limit: one moves before the edge',    target: { orderBy: byRank, limit: 2 }, first: '+a +b', changes: [[[rank('c', 0)], '-b +c']] },
  { title: 'a limit: the edge itself changes',      target: { orderBy: byRank, limit: 2 }, first: '+a +b', changes: [[[rank('b', 2.5)], '~b'], [[rank('b', 3.5)], '-b +c']] },
  { title: 'a limit: all of it is exchanged',       target: { orderBy: byRank, limit: 2 }, first: '+a +b', changes: [[[remove('a'), remove('b'), set('d', { n: 4 })], '-a -b +c +d']] },
  { title: 'a limit: it is not filled any more',    target: { orderBy: byRank, limit: 3 }, first: '+a +b +c', changes: [[[remove('b')], '-b'], [[set('d', { n: 0 })], '+d'], [[set('e', { n: 2 })], '-c +e']] },
  { title: 'a limit of one',                        target: { orderBy: [['n', 'desc']], limit: 1 }, first: '+c', changes: [[[rank('a', 4)], '-c +a'], [[remove('a')], '-a +c']] },
  { title: 'a limit with a filter',                 target: { where: ['n', '>=', 2], orderBy: byRank, limit: 1 }, first: '+b', changes: [[[rank('b', 1)], '-b +c'], [[rank('a', 2)], '-c +a']] },
  { title: 'a limit without an order',              target: { limit: 2 }, first: '+a +b', changes: [[[remove('b')], '-b +c'], [[set('0', {})], '-c +0']] },
  { title: 'a limit to last',                       target: { orderBy: byRank, limitToLast: 2 }, first: '+b +c', changes: [[[set('d', { n: 4 })], '-b +d'], [[remove('c')], '-c +b']] },
  { title: 'a cursor',                              target: { orderBy: byRank, startAfter: [1] }, first: '+b +c', changes: [[[rank('a', 1.5)], '+a'], [[rank('b', 1)], '-b']] },
  { title: 'a window between cursors',              target: { orderBy: byRank, startAt: [2], endBefore: [3] }, first: '+b', changes: [[[rank('c', 2.9)], '+c'], [[rank('b', 3)], '-b']] },

  { title: 'one document',                          target: { document: 'a' }, first: '{"n":1}', changes: [[[rank('a', 2)], '{"n":2}'], [[remove('a')], 'null'], [[set('a', { x: 1 })], '{"x":1}']] },
  { title: 'one document that is missing',          target: { document: 'z' }, first: 'null', changes: [[[rank('a', 2)]], [[set('z', {})], '{}'], [[remove('z')], 'null']] },
  { title: 'one document, written without a change', target: { document: 'a' }, first: '{"n":1}', changes: [[[set('a', { n: 1 })]], [[rank('a', 2)], '{"n":2}']] },
  { title: 'one document below a missing one',      target: { document: 'z/below/y' }, first: 'null', changes: [[[set('z', {})]], [[set('z/below/y', { n: 1 })], '{"n":1}']] },
];
