import { z, type ZodType } from 'zod';
import { isDeepEqual } from './deep-equal.ts';

/**
 * The schema of an item as Firestore keeps it. An item is in its stored form when parsing leaves it as it is: every
 * field there, texts trimmed, moments as Dates. Pages show stored items without parsing them again, and security rules
 * accept exactly these.
 */
export function storedSchema<T>(schema: ZodType<T>): ZodType<T> {
  return z.unknown().transform((item, context): T => {
    const parsed = schema.safeParse(item);
    if (!parsed.success) {
      for (const { message, path } of parsed.error.issues)
        context.addIssue({ code: 'custom', message, path });
      return z.NEVER;
    }
    if (!isDeepEqual(item, parsed.data))
      context.addIssue({ code: 'custom', message: 'Not in its stored form' });
    return parsed.data;
  });
}
