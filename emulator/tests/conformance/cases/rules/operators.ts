// In these expressions `data` is DATA of expressions.ts, and `rest` is the path a/b/c.

const received = (what: string): string => `error: Unsupported operation error. Received: ${what}.`;
const NOT_BOOL = 'error: Unsupported operation error. Expected: bool, received: ';

/** Every operator with expressions that succeed and expressions that fail. */
// prettier-ignore
export const OPERATORS: Readonly<Record<string, readonly (readonly [expression: string, result: string])[]>> = {
  literals: [
    ['null', 'null'], ['true', 'true'], ["'it\\'s'", '"it\'s"'], ['"\\u00e9\\x41\\n"', '"éA\\n"'], ["'\\\\d'", '"\\\\d"'],
    ['0x1F', '31'], ['1.5e3', '1500'], ['2e-1', '0.2'], ['-9223372036854775808', '-9223372036854775808'],
    ["b'\\xff'", 'bytes(ff)'], ['[1, [2], ]', '[1, [2]]'], ["{'a': 1, 'b': [2]}", '{a: 1, b: [2]}'], ['{}', '{}'],
    ['/databases/(default)/documents/a-b/$("x" + "y")', '/databases/(default)/documents/a-b/xy'],
    ['/a/$(rest)/d', '/a/a/b/c/d'], ['/a/$(1)', 'error: Unsupported path segment: int.'],
    ["{1: 2}", 'error: Map keys must be strings.'], ['[1, data.missing]', 'error: Property missing is undefined on object.'],
  ],
  'arithmetic': [
    ['1 + 2', '3'], ['1 + 2.5', '3.5'], ["'a' + 'b'", '"ab"'], ["'a' + 1", received('string + int')], ['[1] + [2]', received('list + list')],
    ['9223372036854775807 + 1', 'error: Integer overflow.'], ['null + 1', received('null + int')],
    ['5 - 7', '-2'], ["'a' - 'b'", received('string - string')], ['-9223372036854775807 - 2', 'error: Integer overflow.'],
    ['5 * 1024 * 1024', '5242880'], ["'a' * 2", received('string * int')], ['4611686018427387904 * 2', 'error: Integer overflow.'],
    ['7 / 2', '3'], ['-7 / 2', '-3'], ['7 / 2.0', '3.5'], ['1 / 0', 'error: Division by zero.'], ['1.0 / 0', 'Infinity'], ['true / 1', received('bool / int')],
    ['-7 % 3', '-1'], ['7.5 % 2', '1.5'], ['1 % 0', 'error: Division by zero.'], ["'a' % 2", received('string % int')],
    ['-(2)', '-2'], ['-(1.5)', '-1.5'], ["-('a')", 'error: Unsupported operation error. Received: -string.'],
  ],
  'times': [
    ["timestamp.value(0) + duration.value(1, 'd') == timestamp.date(1970, 1, 2)", 'true'],
    ["duration.value(1, 'd') + timestamp.value(0) == timestamp.date(1970, 1, 2)", 'true'],
    ["timestamp.date(1970, 1, 2) - timestamp.value(0) == duration.value(24, 'h')", 'true'],
    ["timestamp.date(1970, 1, 2) - duration.value(24, 'h') == timestamp.value(0)", 'true'],
    ["duration.value(1, 'm') - duration.value(1, 's') == duration.value(59, 's')", 'true'],
    ["duration.value(1, 'm') + duration.value(1, 's') > duration.value(1, 'm')", 'true'],
    ['timestamp.value(0) + timestamp.value(0)', received('timestamp + timestamp')],
    ["duration.value(1, 's') - timestamp.value(0)", received('duration - timestamp')],
    ["timestamp.value(0) < duration.value(1, 's')", received('timestamp < duration')],
    ["timestamp.value(1) == duration.value(1, 'ms')", 'false'],
  ],
  equality: [
    ['1 == 1.0', 'true'], ['1 != 1.0', 'false'], ["1 == '1'", 'false'], ['null == null', 'true'], ['null == false', 'false'],
    ['0.0 / 0.0 == 0.0 / 0.0', 'false'], ['9007199254740993 == 9007199254740992.0', 'false'],
    ['[1, [2.0]] == [1.0, [2]]', 'true'], ['[1, 2] == [2, 1]', 'false'], ['[1, 2].toSet() == [2, 1].toSet()', 'true'], ['[1].toSet() == [1]', 'false'],
    ["{'a': 1, 'b': 2} == {'b': 2, 'a': 1}", 'true'], ["{'a': 1} == {'a': 1, 'b': 2}", 'false'], ["{'a': null} == {'b': null}", 'false'],
    ["/a/b == path('/a/b')", 'true'], ["/a/b == '/a/b'", 'false'], ["b'a' == b'a'", 'true'], ["b'a' == 'a'", 'false'],
    ['latlng.value(1, 2) == latlng.value(1.0, 2.0)', 'true'], ['data.missing == null', 'error: Property missing is undefined on object.'],
    ["{'a': 1}.diff({}) == {'a': 1}.diff({})", 'true'],
  ],
  order: [
    ['1 < 1.5', 'true'], ['2 <= 2.0', 'true'], ['3 > 3', 'false'], ['3 >= 3', 'true'], ["'a' < 'b'", 'true'], ["'ab' >= 'abc'", 'false'],
    ["'\\uffff' < '😀'", 'true'], ["b'a' < b'b'", 'true'], ['0.0 / 0.0 < 1', 'false'], ['0.0 / 0.0 >= 1', 'false'],
    ["1 < '2'", received('int < string')], ['true <= true', received('bool <= bool')], ['null > 1', received('null > int')], ['[1] >= [1]', received('list >= list')],
    ['9007199254740993 > 9007199254740992.0', 'true'],
  ],
  in: [
    ['2 in [1, 2.0]', 'true'], ['3 in [1, 2]', 'false'], ["'a' in {'a': null}", 'true'], ["'z' in {'a': 1}", 'false'], ['1 in [1].toSet()', 'true'],
    ["'a' in 'abc'", received('string in string')], ['1 in {}', received('int in map')], ['1 in null', received('int in null')], ['[1] in [[1]]', 'true'],
  ],
  is: [
    ['null is map', 'false'], ['true is bool', 'true'], ['1 is int', 'true'], ['1 is float', 'false'], ['1 is number', 'true'], ['1.0 is number', 'true'], ['1.0 is int', 'false'],
    ["'a' is string", 'true'], ["b'a' is bytes", 'true'], ['[] is list', 'true'], ['[].toSet() is set', 'true'], ['[].toSet() is list', 'false'], ['{} is map', 'true'],
    ['{}.diff({}) is map_diff', 'true'], ['/a is path', 'true'], ['timestamp.value(0) is timestamp', 'true'], ["duration.value(1, 's') is duration", 'true'],
    ['latlng.value(0, 0) is latlng', 'true'], ['data.missing is string', 'error: Property missing is undefined on object.'],
  ],
  logic: [
    ['true && true', 'true'], ['true && false', 'false'], ['false || true', 'true'], ['false || false', 'false'], ['!false', 'true'],
    ['data.missing || true', 'true'], ['true || data.missing', 'true'], ['data.missing && false', 'false'], ['false && data.missing', 'false'],
    ['data.missing || false', 'error: Property missing is undefined on object.'], ['data.missing && true', 'error: Property missing is undefined on object.'],
    ['!data.missing', 'error: Property missing is undefined on object.'], ['!(data.missing && false)', 'true'],
    ['1 && true', `${NOT_BOOL}int.`], ['true && 1', `${NOT_BOOL}int.`], ["'a' || false", `${NOT_BOOL}string.`], ['null || true', 'true'], ['!1', `${NOT_BOOL}int.`],
    ["true ? 'a' : 'b'", '"a"'], ["false ? 1 : true ? 2 : 3", '2'], ['1 ? 2 : 3', `${NOT_BOOL}int.`], ['true ? 1 : data.missing', '1'],
    ['data.missing ? 1 : 2', 'error: Property missing is undefined on object.'],
  ],
  access: [
    ['data.title', '"Yirgacheffe"'], ["data['price']", '1350'], ['data.nested.a.b', 'null'], ['data.none', 'null'], ['data.none.x', 'error: Null value error.'],
    ["data.title.x", 'error: Property x is undefined on object.'], ["data['none']", 'null'], ["data.none['x']", 'error: Null value error.'], ['data.none[0]', 'error: Null value error.'],
    ['data.tags[1]', '"daily"'], ['data.tags[2]', 'error: Index out of range: 2.'], ['data.tags[-1]', 'error: Index out of range: -1.'], ['[null][0]', 'null'],
    ["'막걸리'[1]", '"걸"'], ["'a'[1]", 'error: Index out of range: 1.'], ['rest[2]', '"c"'], ['rest[3]', 'error: Index out of range: 3.'],
    ['data.tags[true]', 'error: Unsupported operation error. Received: list[bool].'], ['data.price[0]', 'error: Unsupported operation error. Received: int[int].'],
    ['[1, 2, 3][0:2]', '[1, 2]'], ["'abcdef'[2:4]", '"cd"'], ["b'abc'[1:3] == b'bc'", 'true'], ['[1][1:1]', '[]'], ['[1][0:2]', 'error: Range out of bounds: 0:2.'],
    ['[1][1:0]', 'error: Range out of bounds: 1:0.'], ['{}[0:1]', 'error: Unsupported operation error. Received: map[int:int].'], ["'a'['x':1]", 'error: Unsupported operation error. Received: string[string:int].'],
    ["(/users/$(uid)).bind({'uid': 'u1'})[1]", '"u1"'], ["(/users/$(uid)).bind({'uid': 'u1'})['uid']", '"u1"'],
  ],
  precedence: [
    ['1 + 2 * 3 == 7', 'true'], ['!true == false', 'true'], ['2 - 1 - 1', '0'], ['-2 * -3', '6'], ['true || false && false', 'true'],
    ['1 < 2 == true', 'true'], ['true == 1 in [1]', 'true'], ['false == 1 is string', 'true'], ['(1 + 2) * 3', '9'], ['8 / 2 / 2', '2'], ['1 == 1 ? 2 == 2 : false', 'true'],
    ['1 + 1 in [2]', 'true'], ["'a'.size() + 1", '2'], ['/a/b == /a/b && true', 'true'], ['4 / 2', '2'],
  ],
};
