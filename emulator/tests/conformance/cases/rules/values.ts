// Operations on values of each type, beyond the cases of operators.ts and builtins.ts.

/** An expression and its value in the format of a trace. */
export type Expression = readonly [expression: string, result: string];

const noMethod = (name: string): string => `error: Function not found error: Name: [${name}].`;
const unsupported = (what: string): string => `error: Unsupported operation error. Received: ${what}.`;

// prettier-ignore
export const STRINGS: readonly Expression[] = [
  ["'abc'.matches('abc')", 'true'], ["'abc'.matches('ab')", 'false'], ["'abc'.matches('bc')", 'false'], ["'abc'.matches('a.c')", 'true'],
  ["'abc'.matches('^abc$')", 'true'], ["'abc'.matches('a|abc')", 'true'], ["''.matches('')", 'true'], ["''.matches('.+')", 'false'],
  ["'2026-03-01'.matches('[0-9]{4}-[0-9]{2}-[0-9]{2}')", 'true'], ["'2026-3-1'.matches('[0-9]{4}-[0-9]{2}-[0-9]{2}')", 'false'],
  ["'user@example.com'.matches('^[^@ ]+@[^@ ]+[.][a-z]{2,}$')", 'true'], ["'user@example'.matches('^[^@ ]+@[^@ ]+[.][a-z]{2,}$')", 'false'],
  ["'볕담'.matches('[가-힣]+')", 'true'], ["'볕담!'.matches('[가-힣]+')", 'false'], ["'🍶'.matches('.')", 'true'], ["'a b'.matches('\\\\w+')", 'false'],
  ["'A1'.matches('[[:alpha:]][[:digit:]]')", 'true'], ["'aaa'.matches('a{2}')", 'false'], ["'ab'.matches('(a)(b)')", 'true'], ["'a'.matches('(?=a)a')", 'error: Invalid regular expression: (?=a)a.'],
  ["'x'.matches(1)", 'error: Unsupported argument. Expected: string, received: int.'],
  ["'ABC def'.lower()", '"abc def"'], ["'É'.lower()", '"é"'], ["'straße'.upper().size() >= 6", 'true'], ["''.upper()", '""'],
  ["'\\t a \\n'.trim()", '"a"'], ["'   '.trim()", '""'], ["'a'.trim().size()", '1'],
  ["'a,b,,c'.split(',').size()", '4'], ["'abc'.split('')[0]", '"a"'], ["'a1b2'.split('[0-9]')[1]", '"b"'],
  ["'banana'.replace('a', 'o')", '"bonono"'], ["'banana'.replace('an', '')", '"ba"'], ["'a.b'.replace('[.]', '-')", '"a-b"'],
  ["'볕담'.size()", '2'], ["''.size()", '0'], ["'a' + 'b' == 'ab'", 'true'], ["'a' + ''", '"a"'], ["'abc'[0:1]", '"a"'], ["'abc'[1:3]", '"bc"'], ["'abc'[3:3]", '""'],
  ["'abc'[0:4]", 'error: Range out of bounds: 0:4.'], ["'a' < 'B'", 'false'], ["'' < 'a'", 'true'], ["'10' < '9'", 'true'], ["'a' == \"a\"", 'true'], ["'a' in ['a']", 'true'],
  ["'a' && true", 'error: Unsupported operation error. Expected: bool, received: string.'], ["'a'.toUtf8().size()", '1'], ["'볕'.toUtf8().size()", '3'], ["'1'.foo()", noMethod('foo')],
];

// prettier-ignore
export const NUMBERS: readonly Expression[] = [
  ['0.1 + 0.2 == 0.3', 'false'], ['1 / 3', '0'], ['1.0 / 3 > 0.33', 'true'], ['10 % 3', '1'], ['2 * 3.5', '7'], ['-0.0 == 0', 'true'], ['1e3 == 1000', 'true'],
  ['int(\'42\')', '42'], ["int('-7')", '-7'], ["int('')", 'error: Cannot convert string to int.'], ['int(1.9)', '1'], ["float('1e2')", '100'], ["float('-0.5')", '-0.5'],
  ['string(42)', '"42"'], ['string(1.5)', '"1.5"'], ['string(true)', '"true"'], ["string('a')", '"a"'],
  ['math.abs(-9)', '9'], ['math.abs(0)', '0'], ['math.ceil(-1.5)', '-1'], ['math.floor(1.9)', '1'], ['math.round(-0.4)', '0'], ['math.round(1.4)', '1'], ['math.sqrt(2) > 1.41', 'true'], ['math.isNaN(math.sqrt(-1))', 'true'],
  ['math.pow(2, 10)', '1024'], ['math.pow(4, 0.5)', '2'], ['math.isNaN(1)', 'false'], ["math.floor('1')", 'error: Unsupported argument. Expected: number, received: string.'],
  ['3 in [1, 2, 3]', 'true'], ['1.5 is number', 'true'], ['1 is string', 'false'], ['1 > null', unsupported('int > null')], ['[1] < [2]', unsupported('list < list')], ['true + 1', unsupported('bool + int')],
];

// prettier-ignore
export const LISTS: readonly Expression[] = [
  ['[].size()', '0'], ['[1, 2, 3].size()', '3'], ['[1, 2] == [1, 2]', 'true'], ['[1, 2] == [1]', 'false'], ['[[1], [2]][1][0]', '2'], ['[1, 2, 3][1:3]', '[2, 3]'], ['[1][1]', 'error: Index out of range: 1.'],
  ['[].hasAll([])', 'true'], ['[1].hasAll([])', 'true'], ['[].hasAll([1])', 'false'], ['[1, 2, 3].hasAll([3, 1])', 'true'], ['[1, 2].hasAll([1, 4])', 'false'], ["['a'].hasAll(['a', 'a'])", 'true'],
  ['[].hasAny([])', 'false'], ['[1].hasAny([])', 'false'], ['[1, 2].hasAny([2, 9])', 'true'], ['[1, 2].hasAny([8, 9])', 'false'], ['[1].hasAny([1.0])', 'true'],
  ['[].hasOnly([])', 'true'], ['[].hasOnly([1])', 'true'], ['[1].hasOnly([])', 'false'], ['[1, 2].hasOnly([2, 1])', 'true'], ['[1, 2].hasOnly([1, 2, 3])', 'true'],
  ['[1].concat([])', '[1]'], ['[].concat([[1]])', '[[1]]'], ["[1].concat('a')", 'error: Unsupported argument. Expected: list, received: string.'], ["[].join(',')", '""'], ["['a', 'b'].join('')", '"ab"'],
  ['[1, 2, 3].removeAll([])', '[1, 2, 3]'], ['[1, 1].removeAll([1])', '[]'], ['[3, 1, 3].toSet().size()', '2'], ['[1, 2].toSet() == [2, 1, 1].toSet()', 'true'], ['[].toSet().size()', '0'],
  ['[1].toSet().hasAll([1].toSet())', 'true'], ['[1, 2].toSet().hasAny([2])', 'true'], ['[1].toSet().hasOnly([1, 2])', 'true'], ['[1, 2].toSet().union([3].toSet()).size()', '3'], ['[1, 2].toSet().intersection([].toSet()).size()', '0'],
  ['[1, 2].toSet().difference([2, 3].toSet()) == [1].toSet()', 'true'], ['2 in [1, 2].toSet()', 'true'], ['[1].toSet()[0]', unsupported('set[int]')], ['[1].first()', noMethod('first')],
];

// prettier-ignore
export const MAPS: readonly Expression[] = [
  ["{'a': 1}.a", '1'], ["{'a': 1}['a']", '1'], ["{'a b': 1}['a b']", '1'], ["{'a': {'b': {'c': 3}}}.a.b.c", '3'], ["{'a': 1}.b", 'error: Property b is undefined on object.'], ["{'a': 1}['b']", 'error: Property b is undefined on object.'],
  ["'a' in {'a': 1}", 'true'], ["!('b' in {'a': 1})", 'true'], ["{'a': 1}.keys().hasAll(['a'])", 'true'], ["{'a': 1, 'b': 2}.keys().hasOnly(['a', 'b', 'c'])", 'true'], ["{}.keys().size()", '0'], ["{'a': 5}.values()[0]", '5'],
  ["{}.size()", '0'], ["{'a': 1, 'b': 2}.size()", '2'], ["{'a': 1}.get('b', null) == null", 'true'], ["{'a': {'b': 1}}.get(['a', 'c'], 0)", '0'], ["{'a': 1}.get('a')", 'error: Expected 3 arguments, received 2.'],
  ["{'a': [1]} == {'a': [1.0]}", 'true'], ["{} == {}", 'true'], ["{'a': 1} == {'a': 2}", 'false'], ["{'a': 1} != {'b': 1}", 'true'], ["{'a': 1} + {'b': 2}", unsupported('map + map')],
  ["{'a': 1}.diff({'a': 1}).affectedKeys().size()", '0'], ["{'a': 1, 'b': 2}.diff({'a': 1}).affectedKeys().hasOnly(['b'])", 'true'], ["{'a': {'x': 1}}.diff({'a': {'x': 2}}).changedKeys() == ['a'].toSet()", 'true'],
  ["{'a': 1}.diff({'b': 1}).addedKeys() == ['a'].toSet()", 'true'], ["{'a': 1}.diff({'b': 1}).removedKeys() == ['b'].toSet()", 'true'], ["{'a': 1, 'b': 2}.diff({'a': 1, 'b': 3}).unchangedKeys() == ['a'].toSet()", 'true'],
  ["{'a': null}.a == null", 'true'], ["{'a': null}.a.b", 'error: Null value error.'], ["{'a': 1}.size", 'error: Property size is undefined on object.'],
];

// prettier-ignore
export const TIMES: readonly Expression[] = [
  ['timestamp.date(2026, 1, 1).year()', '2026'], ['timestamp.date(2026, 12, 31).month()', '12'], ['timestamp.date(2024, 2, 29).day()', '29'], ['timestamp.date(2026, 1, 1).hours()', '0'], ['timestamp.date(2026, 3, 2).dayOfWeek()', '1'],
  ['timestamp.date(2026, 1, 1).dayOfYear()', '1'], ['timestamp.date(2026, 2, 30)', 'error: No such date: 2026-2-30.'], ['timestamp.value(1500).toMillis()', '1500'], ['timestamp.value(1500).nanos()', '500000000'], ['timestamp.value(90061000).minutes()', '1'],
  ['timestamp.value(0) < timestamp.value(1)', 'true'], ['timestamp.value(0) == timestamp.value(0)', 'true'], ['timestamp.value(0) != null', 'true'], ['timestamp.value(86400000).date() == timestamp.date(1970, 1, 2)', 'true'],
  ["timestamp.value(0) + duration.value(1, 's') == timestamp.value(1000)", 'true'], ["timestamp.value(1000) - timestamp.value(0) == duration.value(1, 's')", 'true'], ['timestamp.value(0) + 1', unsupported('timestamp + int')],
  ["duration.value(60, 's') == duration.value(1, 'm')", 'true'], ["duration.value(1, 'h') > duration.value(59, 'm')", 'true'], ["duration.value(7, 'd') == duration.value(1, 'w')", 'true'], ["duration.value(1, 'ms').nanos()", '1000000'], ["duration.value(5, 'ns').nanos()", '5'],
  ["duration.value(90, 'm').seconds()", '5400'], ["duration.abs(duration.value(-3, 's')).seconds()", '3'], ['duration.time(1, 0, 0, 0).seconds()', '3600'], ["duration.value('1', 's')", 'error: Unsupported argument. Expected: int, received: string.'],
];

// prettier-ignore
export const BYTES: readonly Expression[] = [
  ["b'abc'.size()", '3'], ["b''.size()", '0'], ["b'abc' == b'abd'", 'false'], ["b'abc'[0:1] == b'a'", 'true'], ["b'a' < b'b'", 'true'], ["b'\\x00'.toHexString()", '"00"'], ["b'abc'.toBase64()", '"YWJj"'],
  ["hashing.sha256('').toHexString()[0:8]", '"E3B0C442"'], ["hashing.md5('a').toHexString()", '"0CC175B9C0F1B6A831C399E269772661"'], ["hashing.crc32('').toHexString()", '"00000000"'], ["hashing.crc32c(b'').size()", '4'],
  ['latlng.value(37.5, 127) == latlng.value(37.5, 127)', 'true'], ['latlng.value(0, 0).distance(latlng.value(0, 0))', '0'], ['latlng.value(0, 181)', 'error: No such point: 0, 181.'], ['latlng.value(-90, -180).latitude()', '-90'],
  ["path('/a/b')[1]", '"b"'], ["path('a/b') == /a/b", 'true'], ["(/a/$(x)).bind({'x': 'y'}) == /a/y", 'true'], ['/a/b is path', 'true'], ["'/a/b' is path", 'false'],
];
