import { z, type ZodType } from 'zod';

/**
 * The schema of an item as Firestore keeps it. An item is in its stored form when parsing leaves it as it is: every
 * field there, texts trimmed, moments as Dates. Pages show stored items without parsing them again, and security rules
 * accept exactly these.
 */
export function stored<T>(schema: ZodType<T>): ZodType<T> {
  return z.unknown().transform((item, context): T => {
    const parsed = schema.safeParse(item);
    if (!parsed.success) {
      for (const { message, path } of parsed.error.issues)
        context.addIssue({ code: 'custom', message, path });
      return z.NEVER;
    }
    if (!isSame(item, parsed.data)) context.addIssue({ code: 'custom', message: 'Not in its stored form' });
    return parsed.data;
  });
}

/** Whether two values of plain objects, lists, dates and scalars are the same to the letter; 0 and -0 are not. */
function isSame(a: unknown, b: unknown): boolean {
  if (!isObject(a) || !isObject(b)) return Object.is(a, b);
  if (a instanceof Date || b instanceof Date)
    return a instanceof Date && b instanceof Date && a.getTime() === b.getTime();
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => isSame(a[name], b[name]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
