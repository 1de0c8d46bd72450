import type { Data, FieldName, Write } from '../../support/client.ts';
import {
  arrayRemove,
  arrayUnion,
  bytes,
  deleteField,
  geoPoint,
  increment,
  reference,
  timestamp,
  vector,
} from '../../support/tag.ts';

// Writes, and the document stored afterwards. Paths are relative to a collection that only the case uses.

const set = (data: Data, path = 'a'): Write => ['set', path, data];
const merge = (data: Data, path = 'a'): Write => ['merge', path, data];
const update = (data: Data, path = 'a'): Write => ['update', path, data];
const mergeFields = (data: Data, ...fields: FieldName[]): Write => ['mergeFields', 'a', data, fields];
const updateFields = (...pairs: [FieldName, unknown][]): Write => ['updateFields', 'a', ...pairs];
const remove = (path = 'a'): Write => ['delete', path];

/** [title, consecutive writes to document `a`, its final state] */
export type DocumentCase = readonly [title: string, writes: readonly Write[], stored: Data | undefined];

// prettier-ignore
export const DOCUMENT_CASES: readonly DocumentCase[] = [
  ['set stores all fields',                       [set({ a: 1, b: { c: [2] } })],                                  { a: 1, b: { c: [2] } }],
  ['set replaces all fields',                     [set({ a: 1 }), set({ b: 2 })],                                  { b: 2 }],
  ['set replaces maps completely',                [set({ m: { x: 1, y: 2 } }), set({ m: { z: 3 } })],              { m: { z: 3 } }],
  ['set without fields empties the document',     [set({ a: 1 }), set({})],                                        {}],
  ['an empty document exists',                    [set({})],                                                       {}],
  ['an empty map is kept',                        [set({ m: {} })],                                                { m: {} }],
  ['an empty list is kept',                       [set({ l: [] })],                                                { l: [] }],
  ['null is stored as a value',                   [set({ a: null })],                                              { a: null }],
  ['setting the same fields twice has no effect', [set({ a: 1 }), set({ a: 1 })],                                  { a: 1 }],
  ['set changes the type of a field',             [set({ a: 1 }), set({ a: 'one' })],                              { a: 'one' }],

  ['merge keeps other fields',                    [set({ a: 1 }), merge({ b: 2 })],                                { a: 1, b: 2 }],
  ['merge keeps nested fields',                   [set({ m: { x: 1, y: 2 } }), merge({ m: { y: 3 } })],            { m: { x: 1, y: 3 } }],
  ['merge creates a missing document',            [merge({ a: { b: 1 } })],                                        { a: { b: 1 } }],
  ['merge replaces lists completely',             [set({ l: [1, 2, 3] }), merge({ l: [4] })],                      { l: [4] }],
  ['merge replaces a value by a map',             [set({ a: 1 }), merge({ a: { b: 2 } })],                         { a: { b: 2 } }],
  ['merge replaces a map by a value',             [set({ a: { b: 2 } }), merge({ a: 1 })],                         { a: 1 }],
  ['merge of an empty map replaces the map',      [set({ m: { x: 1 } }), merge({ m: {} })],                        { m: {} }],
  ['merge without fields keeps all fields',       [set({ a: 1 }), merge({})],                                      { a: 1 }],
  ['merge without fields creates a document',     [merge({})],                                                     {}],
  ['merge takes dots in names literally',         [set({ a: { b: 1 } }), merge({ 'a.b': 2 })],                     { a: { b: 1 }, 'a.b': 2 }],
  ['merge with deleteField removes the field',    [set({ a: 1, b: 2 }), merge({ a: deleteField() })],              { b: 2 }],
  ['merge with a nested deleteField removes it',  [set({ m: { x: 1, y: 2 } }), merge({ m: { x: deleteField() } })], { m: { y: 2 } }],
  ['merge with deleteField creates the document', [merge({ a: deleteField(), b: 1 })],                             { b: 1 }],
  ['merge updates deeply nested fields',          [set({ a: { b: { c: 1, d: 2 } } }), merge({ a: { b: { c: 3 } } })], { a: { b: { c: 3, d: 2 } } }],

  ['mergeFields writes only the named fields',    [set({ a: 1, b: 1 }), mergeFields({ a: 2, b: 2 }, 'a')],         { a: 2, b: 1 }],
  ['mergeFields replaces a named map completely', [set({ m: { x: 1, y: 1 } }), mergeFields({ m: { x: 2 } }, 'm')], { m: { x: 2 } }],
  ['mergeFields accepts a dotted path',           [set({ m: { x: 1, y: 1 } }), mergeFields({ m: { x: 2, y: 2 } }, 'm.x')], { m: { x: 2, y: 1 } }],
  ['mergeFields accepts a FieldPath',             [set({ 'a.b': 1, c: 1 }), mergeFields({ 'a.b': 2, c: 2 }, ['a.b'])], { 'a.b': 2, c: 1 }],
  ['mergeFields with deleteField removes the field', [set({ a: 1, b: 1 }), mergeFields({ a: deleteField(), b: 2 }, 'a', 'b')], { b: 2 }],

  ['update changes only the named field',         [set({ a: 1, b: 1 }), update({ a: 2 })],                         { a: 2, b: 1 }],
  ['update adds a field',                         [set({ a: 1 }), update({ b: 2 })],                               { a: 1, b: 2 }],
  ['update replaces a named map completely',      [set({ m: { x: 1 }, a: 1 }), update({ m: { y: 2 } })],           { m: { y: 2 }, a: 1 }],
  ['update of a dotted path keeps sibling fields', [set({ m: { x: 1, y: 1 } }), update({ 'm.y': 2 })],              { m: { x: 1, y: 2 } }],
  ['update of two dotted paths in one map',       [set({ m: { x: 1, y: 1, z: 1 } }), update({ 'm.x': 2, 'm.y': 3 })], { m: { x: 2, y: 3, z: 1 } }],
  ['update creates intermediate maps',            [set({ m: 5 }), update({ 'm.n.o': 1 })],                         { m: { n: { o: 1 } } }],
  ['update with deleteField removes the field',   [set({ a: 1, b: 2 }), update({ a: deleteField() })],             { b: 2 }],
  ['update removes a nested field',               [set({ m: { x: 1, y: 2 } }), update({ 'm.x': deleteField() })],  { m: { y: 2 } }],
  ['update of the last nested field keeps an empty map', [set({ m: { x: 1 } }), update({ 'm.x': deleteField() })],        { m: {} }],
  ['deleteField of a missing field has no effect', [set({ a: 1 }), update({ 'b.c': deleteField() })],               { a: 1 }],
  ['deleteField below a value that is not a map has no effect', [set({ a: 1 }), update({ 'a.b': deleteField() })],               { a: 1 }],
  ['update by FieldPath takes dots literally',    [set({ 'a.b': 1, a: { b: 1 } }), updateFields([['a.b'], 2])],    { 'a.b': 2, a: { b: 1 } }],
  ['update by FieldPath changes nested fields',   [set({ a: { b: 1, c: 1 } }), updateFields([['a', 'b'], 2])],     { a: { b: 2, c: 1 } }],
  ['update by FieldPath with quotes and backslashes', [set({ '`': { '\\': 1 } }), updateFields([['`', '\\'], 2])],     { '`': { '\\': 2 } }],
  ['update by dotted path and FieldPath together', [set({ a: 1, m: { x: 1 } }), updateFields(['a', 2], [['m', 'x y'], 3])], { a: 2, m: { x: 1, 'x y': 3 } }],

  ['delete removes the document',                 [set({ a: 1 }), remove()],                                       undefined],
  ['delete of a missing document succeeds',       [remove()],                                                      undefined],
  ['delete, then set',                            [set({ a: 1 }), remove(), set({ b: 2 })],                        { b: 2 }],
  ['delete, then merge, keeps no earlier fields', [set({ a: 1 }), remove(), merge({ b: 2 })],                      { b: 2 }],
  ['delete of a document keeps its subcollections', [set({}, 'p'), set({ n: 1 }, 'p/below/a'), remove('p'), set({ n: 2 }, 'a')], { n: 2 }],

  ['field names with spaces, dots and quotes',    [set({ 'a b': 1, 'c.d': 2, '`': 3, '\\': 4, 한: 5 })],           { 'a b': 1, 'c.d': 2, '`': 3, '\\': 4, 한: 5 }],
  ['merge of field names that need quoting',      [set({ 'a b': 1, '`': 3, '\\': 4 }), merge({ '`': 7, '\\': 8, 한: 9 })], { 'a b': 1, '`': 7, '\\': 8, 한: 9 }],
  ['field names that begin with digits',          [set({ '1a': 1, '2': 2 }), merge({ '2': 3 })],                   { '1a': 1, '2': 3 }],
  ['field names of JavaScript’s built-in properties', [set({ constructor: 1, toString: 2, length: 3 })],               { constructor: 1, toString: 2, length: 3 }],
  ['an emoji as a field name',                    [set({ '🌞': 1 }), merge({ '🌞': 2 })],                          { '🌞': 2 }],
];

// prettier-ignore
export const TRANSFORM_CASES: readonly DocumentCase[] = [
  ['increment adds integers',                     [set({ n: 5 }), update({ n: increment(-7) })],                   { n: -2 }],
  ['increment by 0',                              [set({ n: 5 }), update({ n: increment(0) })],                    { n: 5 }],
  ['increment adds doubles',                      [set({ n: 1 }), update({ n: increment(0.5) })],                  { n: 1.5 }],
  ['increment of a double by an integer',         [set({ n: 0.5 }), update({ n: increment(1) })],                  { n: 1.5 }],
  ['increment of a missing field starts at 0',    [set({}), update({ 'deep.n': increment(3) })],                   { deep: { n: 3 } }],
  ['increment replaces text',                     [set({ n: 'x' }), update({ n: increment(3) })],                  { n: 3 }],
  ['increment replaces null',                     [set({ n: null }), update({ n: increment(3) })],                 { n: 3 }],
  ['increment replaces a list',                   [set({ n: [1] }), update({ n: increment(3) })],                  { n: 3 }],
  ['increment of NaN is NaN',                     [set({ n: NaN }), update({ n: increment(3) })],                  { n: NaN }],
  ['increment by Infinity',                       [set({ n: 1 }), update({ n: increment(Infinity) })],             { n: Infinity }],
  ['increment twice in a row',                    [set({ n: 1 }), update({ n: increment(1) }), update({ n: increment(1) })], { n: 3 }],
  ['increment in a merge creates the document',   [merge({ n: increment(2) })],                                    { n: 2 }],
  ['increment in a merge keeps other fields',     [set({ n: 1, a: 1 }), merge({ n: increment(2) })],               { n: 3, a: 1 }],
  ['increment in a set starts at 0',              [set({ n: 5 }), set({ n: increment(2) })],                       { n: 2 }],
  ['increment of a nested field in a merge',      [set({ m: { n: 1, x: 1 } }), merge({ m: { n: increment(2) } })], { m: { n: 3, x: 1 } }],
  ['increments of two fields',                    [set({ a: 1, b: 1 }), update({ a: increment(1), b: increment(2) })], { a: 2, b: 3 }],
  ['increment together with a plain value',       [set({ a: 1, b: 1 }), update({ a: increment(1), b: 9 })],        { a: 2, b: 9 }],

  ['arrayUnion adds each missing element once',   [set({ l: [1, 'a'] }), update({ l: arrayUnion('a', 'b', 'b', 1) })], { l: [1, 'a', 'b'] }],
  ['arrayUnion creates the list',                 [set({}), update({ l: arrayUnion(1, 2) })],                      { l: [1, 2] }],
  ['arrayUnion replaces a value that is not a list', [set({ l: 'x' }), update({ l: arrayUnion({ k: 1 }) })],          { l: [{ k: 1 }] }],
  ['arrayUnion of existing elements keeps the order', [set({ l: [3, 1, 2] }), update({ l: arrayUnion(1, 3) })],        { l: [3, 1, 2] }],
  ['arrayUnion keeps existing duplicates',        [set({ l: [1, 1] }), update({ l: arrayUnion(1, 2) })],           { l: [1, 1, 2] }],
  ['arrayUnion compares complete maps',           [set({ l: [{ a: 1, b: 2 }] }), update({ l: arrayUnion({ b: 2, a: 1 }, { a: 1 }) })], { l: [{ a: 1, b: 2 }, { a: 1 }] }],
  ['arrayUnion of null',                          [set({ l: [null] }), update({ l: arrayUnion(null, 1) })],        { l: [null, 1] }],
  ['arrayUnion of NaN',                           [set({ l: [NaN] }), update({ l: arrayUnion(NaN) })],             { l: [NaN] }],
  ['arrayUnion in a merge',                       [merge({ m: { l: arrayUnion('x') } })],                          { m: { l: ['x'] } }],
  ['arrayRemove removes all equal elements',      [set({ l: [1, 2, 1, { k: 1 }] }), update({ l: arrayRemove(1, { k: 1 }) })], { l: [2] }],
  ['arrayRemove of a missing element has no effect', [set({ l: [1] }), update({ l: arrayRemove(2) })],                { l: [1] }],
  ['arrayRemove of the last element keeps an empty list', [set({ l: [1] }), update({ l: arrayRemove(1) })],                { l: [] }],
  ['arrayRemove of a missing field stores an empty list', [set({}), update({ l: arrayRemove(1) })],                        { l: [] }],
  ['arrayRemove replaces a value that is not a list', [set({ l: 'x' }), update({ l: arrayRemove('x') })],              { l: [] }],
  ['arrayRemove and arrayUnion in one update',    [set({ k: [1], l: [1] }), update({ k: arrayRemove(1), l: arrayUnion(2) })], { k: [], l: [1, 2] }],
  ['a merge of transforms alone creates the document', [merge({ l: arrayUnion(1), n: increment(1) })],             { l: [1], n: 1 }],
  ['a transform of a field below a name that needs quoting', [set({ 'a b': { n: 1 } }), updateFields([['a b', 'n'], increment(1)])], { 'a b': { n: 2 } }],
];

/** Values that every SDK must read as they were written. */
// prettier-ignore
export const VALUES: readonly (readonly [title: string, value: unknown])[] = [
  ['null', null], ['true', true], ['false', false], ['0', 0], ['1', 1], ['-1', -1],
  ['the largest safe integer',             Number.MAX_SAFE_INTEGER], ['the smallest safe integer', Number.MIN_SAFE_INTEGER],
  ['a double', -0.1], ['a tiny double', 5e-324], ['a huge double', 1.7976931348623157e308],
  ['NaN', NaN], ['Infinity', Infinity], ['-Infinity', -Infinity], ['-0', -0],
  ['text', 'línea\n"quoted" \\ 볕담 🌞 \u0000'], ['an empty text', ''], ['text of one emoji', '🍶'], ['the text U+FFFF',    '\uffff'],
  ['a timestamp', timestamp(1_700_000_000, 123_456_000)], ['the timestamp of the epoch', timestamp(0)], ['a timestamp before 1970', timestamp(-1, 999_999_000)],
  ['the earliest timestamp',  timestamp(-62_135_596_800)], ['the latest timestamp', timestamp(253_402_300_799, 999_999_000)],
  ['bytes', bytes(0, 1, 254, 255)], ['empty bytes', bytes()],
  ['a reference', reference('things/x y')], ['a deep reference', reference('a/b/c/d/e/f')],
  ['a geopoint', geoPoint(37.5665, -126.978)], ['the geopoint of the south pole', geoPoint(-90, -180)], ['the geopoint of the north pole', geoPoint(90, 180)], ['the geopoint 0, 0', geoPoint(0, 0)],
  ['a list', [1, 'a', null, { b: [] }]], ['an empty list', []], ['a list of equal elements', [1, 1, 1]],
  ['a map', { a: { b: { c: {} } } }], ['an empty map', {}], ['a map in a list in a map', { a: [{ b: [{ c: 1 }] }] }],
  ['a vector', vector(1, -2.5)], ['a vector of integers',      vector(1, 2, 3)],
  ['a list with elements of all types', [null, true, 1, 1.5, timestamp(1), 'x', bytes(1), reference('a/b'), geoPoint(1, 2), { m: 1 }]],
];
