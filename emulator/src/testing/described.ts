/**
 * Returns a condition in rules that an expression has the value shown in a trace, such as `set("a")` or `{a: 1}`,
 * and no other. For an error, the condition is itself an error.
 */
export function conditionFor(expression: string, described: string): string {
  if (described.startsWith('error: ')) return `(${expression}) == null || (${expression}) != null`;
  if (described === 'NaN') return `math.isNaN(${expression})`;
  const bytes = /^bytes\((.*)\)$/.exec(described);
  if (bytes) return `(${expression}).toHexString() == "${bytes[1]?.toUpperCase()}"`;
  return `(${expression}) == ${asRules(described)}`;
}

/** [notation in a trace, notation in rules] */
const WAYS: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [/^diff\((\{.*\}), (\{.*\})\)$/, (_, left = '', right = '') => `${asRules(left)}.diff(${asRules(right)})`],
  [/^set\((.*)\)$/, (_, items = '') => `[${items}].toSet()`],
  [/^timestamp\((.*)\)$/, (_, iso = '') => `timestamp.value(${Date.parse(iso)})`],
  [/^duration\((.*)s\)$/, (_, seconds) => `duration.value(${Number(seconds) * 1000}, 'ms')`],
  [/^latlng\((.*)\)$/, (_, numbers) => `latlng.value(${numbers})`],
  [/^Infinity$/, () => '1.0 / 0'],
  [/^(\/.*)$/, (_, path) => `path('${path}')`],
];

function asRules(described: string): string {
  const way = WAYS.find(([pattern]) => pattern.test(described));
  if (way) return described.replace(...way);
  return described.replaceAll(/([{ ])(\w+): /g, '$1"$2": ');
}
