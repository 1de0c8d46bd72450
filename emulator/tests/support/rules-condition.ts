/**
 * Returns a condition in rules that an expression has the value shown in a trace, such as `set("a")` or `{a: 1}`,
 * and no other. For an error, the condition is itself an error.
 */
export function conditionFor(expression: string, traceValue: string): string {
  if (traceValue.startsWith('error: ')) return `(${expression}) == null || (${expression}) != null`;
  if (traceValue === 'NaN') return `math.isNaN(${expression})`;
  const bytes = /^bytes\((.*)\)$/.exec(traceValue);
  if (bytes) return `(${expression}).toHexString() == "${bytes[1]?.toUpperCase()}"`;
  return `(${expression}) == ${asRules(traceValue)}`;
}

/** [notation in a trace, notation in rules] */
const NOTATIONS: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [/^diff\((\{.*\}), (\{.*\})\)$/, (_, left = '', right = '') => `${asRules(left)}.diff(${asRules(right)})`],
  [/^set\((.*)\)$/, (_, items = '') => `[${items}].toSet()`],
  [/^timestamp\((.*)\)$/, (_, iso = '') => `timestamp.value(${Date.parse(iso)})`],
  [/^duration\((.*)s\)$/, (_, seconds) => `duration.value(${Number(seconds) * 1000}, 'ms')`],
  [/^latlng\((.*)\)$/, (_, numbers) => `latlng.value(${numbers})`],
  [/^Infinity$/, () => '1.0 / 0'],
  [/^(\/.*)$/, (_, path) => `path('${path}')`],
];

function asRules(traceValue: string): string {
  const notation = NOTATIONS.find(([pattern]) => pattern.test(traceValue));
  if (notation) return traceValue.replace(...notation);
  return traceValue.replaceAll(/([{ ])(\w+): /g, '$1"$2": ');
}
