import { z, type ZodType } from 'zod';
import { isDeepEqual } from './deep-equal.ts';

/**
 * Returns a schema for an item as stored in Firestore. An item is in its stored form when parsing does not change it:
 * all fields present, texts trimmed, instants as `Date`. Pages show stored items without parsing them again, and the
 * security rules accept stored items only.
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
