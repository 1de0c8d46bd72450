/** Returns whether two values of plain objects, arrays, dates and scalars are deeply equal. 0 and -0 are different. */
export function isDeepEqual(a: unknown, b: unknown): boolean {
  if (!isObject(a) || !isObject(b)) return Object.is(a, b);
  if (a instanceof Date || b instanceof Date)
    return a instanceof Date && b instanceof Date && a.getTime() === b.getTime();
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => isDeepEqual(a[name], b[name]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
