/** An expression and its value, then a failing expression and its error. */
export type Audit = readonly [expression: string, result: string, failing: string, error: string];

const notA = (wanted: string, received: string): string =>
  `error: Unsupported argument. Expected: ${wanted}, received: ${received}.`;
const noMethod = (name: string): string => `error: Function not found error: Name: [${name}].`;

/** Every method and function of the public reference, keyed `type.method` or by the function's dotted name. */
// prettier-ignore
export const AUDIT: Readonly<Record<string, Audit>> = {
  'string.lower':   ["'KOFFEE'.lower()",                     '"koffee"',            'true.lower()',                    noMethod('lower')],
  'string.matches': ["'a@b.co'.matches('.+@.+[.]co')",       'true',                "'a'.matches('(')",                'error: Invalid regular expression: (.'],
  'string.replace': ["'a1b22'.replace('[0-9]+', '#')",      '"a#b#"',            "'a'.replace('a', 1)",             notA('string', 'int')],
  'string.size':    ["'막걸리'.size()",                        '3',                   '(5).size()',                      noMethod('size')],
  'string.split':   ["'a/b//c'.split('/')",                  '["a", "b", "", "c"]', "'a'.split(1)",                    notA('string', 'int')],
  'string.toUtf8':  ["'é'.toUtf8()",                         'bytes(c3a9)',         'null.toUtf8()',                   noMethod('toUtf8')],
  'string.trim':    ["'  a b '.trim()",                      '"a b"',               '(1.5).trim()',                    noMethod('trim')],
  'string.upper':   ["'abc'.upper()",                        '"ABC"',               '[].upper()',                      noMethod('upper')],

  'bytes.size':        ["b'\\x00\\x01'.size()",              '2',                   'false.size()',                    noMethod('size')],
  'bytes.toBase64':    ["b'hello'.toBase64()",               '"aGVsbG8="',          "'hello'.toBase64()",              noMethod('toBase64')],
  'bytes.toHexString': ["b'\\x0fa'.toHexString()",           '"0F61"',              "'x'.toHexString()",               noMethod('toHexString')],

  'list.concat':    ['[1].concat([2, 3])',                   '[1, 2, 3]',           '[1].concat(2)',                   notA('list', 'int')],
  'list.hasAll':    ["['a', 'b'].hasAll(['b'])",             'true',                "['a'].hasAll('a')",               notA('list|set', 'string')],
  'list.hasAny':    ["['a', 'b'].hasAny(['c', 'b'])",        'true',                '[1].hasAny(null)',                notA('list|set', 'null')],
  'list.hasOnly':   ["['a', 'a'].hasOnly(['a', 'b'])",       'true',                '[1].hasOnly({})',                 notA('list|set', 'map')],
  'list.join':      ["['a', 1, true].join('-')",             '"a-1-true"',          "[[1]].join(',')",                 'error: Cannot convert list to string.'],
  'list.removeAll': ['[1, 2, 1, 3].removeAll([1])',          '[2, 3]',              '[1].removeAll(1)',                notA('list', 'int')],
  'list.size':      ['[1, [2, 3]].size()',                   '2',                   'null.size()',                     noMethod('size')],
  'list.toSet':     ["['a', 'b', 'a'].toSet()",              'set("a", "b")',       "'a'.toSet()",                     noMethod('toSet')],

  'set.difference':   ['[1, 2].toSet().difference([2].toSet())',      'set(1)',       '[1].toSet().difference([1])',     notA('set', 'list')],
  'set.hasAll':       ['[1, 2].toSet().hasAll([1])',                  'true',         '[1].toSet().hasAll(1)',           notA('list|set', 'int')],
  'set.hasAny':       ['[1, 2].toSet().hasAny([3])',                  'false',        '[1].toSet().hasAny(1)',           notA('list|set', 'int')],
  'set.hasOnly':      ['[1, 2].toSet().hasOnly([1])',                 'false',        '[1].toSet().hasOnly(1)',          notA('list|set', 'int')],
  'set.intersection': ['[1, 2].toSet().intersection([2, 3].toSet())', 'set(2)',       '[1].toSet().intersection([1])',   notA('set', 'list')],
  'set.size':         ['[1, 1].toSet().size()',                       '1',            'duration.value(1, "s").size()',   noMethod('size')],
  'set.union':        ['[1].toSet().union([1, 2].toSet())',           'set(1, 2)',    '[1].toSet().union([2])',          notA('set', 'list')],

  'map.diff':   ["{'a': 1}.diff({'a': 2})",                  'diff({a: 1}, {a: 2})', "{'a': 1}.diff(null)",            notA('map', 'null')],
  'map.get':    ["{'a': {'b': 1}}.get(['a', 'b'], 7)",       '1',                   "{'a': 1}.get(1, 7)",              notA('string|list', 'int')],
  'map.keys':   ["{'a': 1, 'b': 2}.keys()",                  '["a", "b"]',          '[1].keys()',                      noMethod('keys')],
  'map.size':   ["{'a': 1}.size()",                          '1',                   'true.size()',                     noMethod('size')],
  'map.values': ["{'a': 1, 'b': [2]}.values()",              '[1, [2]]',            "'a'.values()",                    noMethod('values')],

  'map_diff.addedKeys':     ["{'a': 1}.diff({}).addedKeys()",                       'set("a")',      "{'a': 1}.addedKeys()",     noMethod('addedKeys')],
  'map_diff.affectedKeys':  ["{'a': 0, 'c': 0, 'u': 0}.diff({'r': 0, 'c': 1, 'u': 0}).affectedKeys()", 'set("a", "c", "r")', '{}.affectedKeys()', noMethod('affectedKeys')],
  'map_diff.changedKeys':   ["{'a': 0}.diff({'a': 1, 'b': 4}).changedKeys()",       'set("a")',      '{}.changedKeys()',         noMethod('changedKeys')],
  'map_diff.removedKeys':   ["{}.diff({'a': 1}).removedKeys()",                     'set("a")',      '{}.removedKeys()',         noMethod('removedKeys')],
  'map_diff.unchangedKeys': ["{'a': 0, 'b': 1}.diff({'a': 0.0}).unchangedKeys()",   'set("a")',      '{}.unchangedKeys()',       noMethod('unchangedKeys')],

  'path.bind': ["(/path/$(foo)/$(bar)).bind({'foo': 'something', 'bar': 'another'})", '/path/something/another', "(/path/$(foo)).bind({'foo': 1})", 'error: Cannot bind foo: expected string, received int.'],

  'timestamp.date':      ['timestamp.value(951868799123).date()',        'timestamp(2000-02-29T00:00:00.000Z)', "'a'.date()",      noMethod('date')],
  'timestamp.day':       ['timestamp.value(951868799123).day()',         '29',                 "'a'.day()",                       noMethod('day')],
  'timestamp.dayOfWeek': ['timestamp.date(2026, 3, 1).dayOfWeek()',      '7',                  "'a'.dayOfWeek()",                 noMethod('dayOfWeek')],
  'timestamp.dayOfYear': ['timestamp.date(2024, 12, 31).dayOfYear()',    '366',                "'a'.dayOfYear()",                 noMethod('dayOfYear')],
  'timestamp.hours':     ['timestamp.value(951868799123).hours()',       '23',                 "'a'.hours()",                     noMethod('hours')],
  'timestamp.minutes':   ['timestamp.value(951868799123).minutes()',     '59',                 "'a'.minutes()",                   noMethod('minutes')],
  'timestamp.month':     ['timestamp.value(951868799123).month()',       '2',                  "'a'.month()",                     noMethod('month')],
  'timestamp.nanos':     ['timestamp.value(-1).nanos()',                 '999000000',          "'a'.nanos()",                     noMethod('nanos')],
  'timestamp.seconds':   ['timestamp.value(951868799123).seconds()',     '59',                 "'a'.seconds()",                   noMethod('seconds')],
  'timestamp.time':      ['timestamp.value(3723000).time()',             'duration(3723s)',    "'a'.time()",                      noMethod('time')],
  'timestamp.toMillis':  ['timestamp.value(-1).toMillis()',              '-1',                 "'a'.toMillis()",                  noMethod('toMillis')],
  'timestamp.year':      ['timestamp.value(-1).year()',                  '1969',               "'a'.year()",                      noMethod('year')],

  'duration.nanos':   ["duration.value(-1500, 'ms').nanos()",   '-500000000', "'a'.nanos()",   noMethod('nanos')],
  'duration.seconds': ["duration.value(-1500, 'ms').seconds()", '-1',         "'a'.seconds()", noMethod('seconds')],

  'latlng.distance':  ['math.round(latlng.value(37.5665, 126.978).distance(latlng.value(35.1796, 129.0756)) / 1000)', '325', 'latlng.value(0, 0).distance(1)', notA('latlng', 'int')],
  'latlng.latitude':  ['latlng.value(37.5, 127).latitude()',  '37.5', "'a'.latitude()",  noMethod('latitude')],
  'latlng.longitude': ['latlng.value(37.5, 127).longitude()', '127',  "'a'.longitude()", noMethod('longitude')],

  float:  ["float('1.5')",        '1.5',   "float('a')",    'error: Cannot convert string to float.'],
  int:    ['int(-2.9)',           '-2',    "int('2.5')",    'error: Cannot convert string to int.'],
  path:   ["path('a/b')",         '/a/b',  'path(1)',       notA('string', 'int')],
  string: ['string(2.0)',         '"2.0"', 'string([1])',   'error: Cannot convert list to string.'],

  'duration.abs':   ["duration.abs(duration.value(-10, 's'))", 'duration(10s)',     'duration.abs(10)',            notA('duration', 'int')],
  'duration.time':  ['duration.time(1, 2, 3, 500000000)',      'duration(3723.5s)', "duration.time(1, 2, '3', 4)", notA('int', 'string')],
  'duration.value': ["duration.value(1, 'w')",                 'duration(604800s)', "duration.value(1, 'y')",      'error: Unknown unit of duration: y.'],

  'timestamp.value': ['timestamp.value(0)',           'timestamp(1970-01-01T00:00:00.000Z)', "timestamp.value('0')",      notA('int', 'string')],
  // timestamp.date, the method above, is a function too: see the further cases.

  'latlng.value': ['latlng.value(1, 2.5)', 'latlng(1, 2.5)', 'latlng.value(91, 0)', 'error: No such point: 91, 0.'],

  'math.abs':        ['math.abs(-1)',                 '1',    "math.abs('1')",        notA('number', 'string')],
  'math.ceil':       ['math.ceil(2.1)',               '3',    'math.ceil([])',        notA('number', 'list')],
  'math.floor':      ['math.floor(-1.5)',             '-2',   'math.floor(null)',     notA('number', 'null')],
  'math.isNaN':      ['math.isNaN(0.0 / 0.0)',        'true', 'math.isNaN(true)',     notA('number', 'bool')],
  'math.pow':        ['math.pow(1.5, 2)',             '2.25', "math.pow(2, '2')",     notA('number', 'string')],
  'math.round':      ['math.round(2.5)',              '3',    'math.round({})',       notA('number', 'map')],
  'math.sqrt':       ['math.sqrt(2.25)',              '1.5',  "math.sqrt('4')",       notA('number', 'string')],

  'hashing.crc32':  ["hashing.crc32('123456789').toHexString()",  '"2639F4CB"',                         'hashing.crc32(1)',   notA('string|bytes', 'int')],
  'hashing.crc32c': ["hashing.crc32c('123456789').toHexString()", '"839206E3"',                         'hashing.crc32c([])', notA('string|bytes', 'list')],
  'hashing.md5':    ["hashing.md5(b'').toHexString()",            '"D41D8CD98F00B204E9800998ECF8427E"', 'hashing.md5(null)',  notA('string|bytes', 'null')],
  'hashing.sha256': ["hashing.sha256('abc').toBase64()",          '"ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0="', 'hashing.sha256(1)', notA('string|bytes', 'int')],
};

/** More cases of built-ins with several behaviours. */
// prettier-ignore
export const MORE: readonly (readonly [string, string])[] = [
  ['timestamp.date(1984, 1, 2) == timestamp.value(441849600000)', 'true'],
  ['timestamp.date(2023, 2, 29)',                'error: No such date: 2023-2-29.'],
  ["'https://x'.matches('x')",                   'false'],
  ["'a\\nb'.matches('a.b')",                     'false'],
  ["'ab'.matches('(?i)AB')",                     'true'],
  ["''.split(',')",                              '[""]'],
  ["'a b c'.replace('x', 'y')",                  '"a b c"'],
  ["['a', 'b'].hasOnly(['a', 'c'])",             'false'],
  ["['a', 'a', 'b'].hasOnly(['a', 'b', 'b'])",   'true'],
  ["{'a': 3, 'b': 2}.get('c', 7)",               '7'],
  ["{'a': [2, 7]}.get('c', [1, 1])",             '[1, 1]'],
  ["{'a': null}.get('a', 7)",                    'null'],
  ["{'a': 1}.get(['a', 'b'], 7)",                '7'],
  ["{'a': 1}.get([], 7)",                        'error: Expected at least one key.'],
  ["{'a': 1}.get([1], 7)",                       'error: Unsupported argument. Expected: string, received: int.'],
  ["(/users/$(uid)).bind({'uid': 'u1'}).uid",    '"u1"'],
  ['[1, 1.0, 2].toSet().size()',                 '2'],
  ['int(7)',                                     '7'],
  ["int('9223372036854775808')",                 'error: Integer overflow.'],
  ['float(2)',                                   '2'],
  ["float('')",                                  'error: Cannot convert string to float.'],
  ['string(null)',                               '"null"'],
  ["string(/a/b)",                               '"/a/b"'],
  ['math.abs(-1.5)',                             '1.5'],
  ['math.ceil(7)',                               '7'],
  ["hashing.md5('abc') == hashing.md5('abc'.toUtf8())", 'true'],
  ["'a'.size(1)",                                'error: Expected 1 arguments, received 2.'],
  ["'a'.constructor()",                          'error: Function not found error: Name: [constructor].'],
  ['math.cbrt(8)',                               'error: Function not found error: Name: [math.cbrt].'],
];

const unknown = (name: string): string => `error: Function not found error: Name: [${name}].`;

/**
 * Results that the Rules Test API of production returned where the public reference has no statement or a different
 * one: github.com/davideast/pyric, packages/conformance/rules-corpus/firestore (bytes-toutf8-and-hashing,
 * path-constructor-and-bind, ast-strictness-and-unsupported-casts, string-literals-and-regex), storage (bool-function,
 * conversion-functions, stdlib-string-bytes-hashing) and src/rules-math-cases.ts.
 */
// prettier-ignore
export const RECORDED: readonly (readonly [string, string])[] = [
  ["'~~~'.toUtf8().toBase64()",                   '"fn5-"'],
  ["b'\\xff\\xfe'.toBase64()",                    '"__4="'],
  ["'hi'.toUtf8().toBase64()",                    '"aGk="'],
  ["hashing.sha256('abc').toHexString()",         '"BA7816BF8F01CFEA414140DE5DAE2223B00361A396177A9CB410FF61F20015AD"'],
  ["hashing.md5('abc').toHexString()",            '"900150983CD24FB0D6963F7D28E17F72"'],
  ["hashing.crc32('abc').toHexString()",          '"C2412435"'],
  ["hashing.crc32c('abc').toHexString()",         '"B73F4B36"'],

  ["path('users/{uid}').bind({'uid': 'alice'}) == path('users/alice')", 'true'],
  ["path('users/{uid}').bind({'uid': 'alice'}).uid", '"alice"'],
  ["path('users/{uid}').bind({'uid': 'alice'}) == path('users/bob')", 'false'],
  ["path(path('users/alice'))",                   'error: Unsupported argument. Expected: string, received: path.'],

  ["bool('true')",                                unknown('bool')],
  ['bool(true)',                                  unknown('bool')],
  ["bool('true') == true || true",                'true'],
  ["!(bool('true') && false)",                    'true'],
  ['math.isInfinite(1.0)',                        unknown('math.isInfinite')],
  ['math.isInfinite(1.0) || true',                'true'],
  ['debug(1)',                                    unknown('debug')],
  ['debug(1) == 1 || true',                       'true'],

  ['math.abs(-9223372036854775807 - 1)',          '-9223372036854775808'],
  ['math.ceil(1.5) is float',                     'true'],
  ['math.floor(1) is int',                        'false'],
  ['math.round(-2.5)',                            '-2'],
  ['math.round(math.sqrt(-1))',                   '0'],
  ['math.round(math.pow(0, -1))',                 '9223372036854775807'],
  ["int(float('-1e20'))",                         '-9223372036854775808'],
  ["int(float('NaN'))",                           '0'],

  ["'🍶'.size()",                                 '2'],
  ["'\\ud83d\\ude00'.size()",                     '2'],
  ["'a.b'.replace('.', '-')",                     '"---"'],
  ["'ab'.replace('(a)', '$1$1')",                 '"aab"'],
  ["'\\x41\\u0041\\101' == 'AAA'",              'true'],
  ["'\\xe9'.toUtf8() == b'\\xc3\\xa9'",         'true'],
];
