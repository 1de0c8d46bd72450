import { z } from 'zod';
import { idSchema, instantSchema } from '../shared/fields.ts';

/** Days from login until a session expires. Activity does not extend it. */
export const SESSION_DAYS = 14;

/** A session as listed to its owner in the dashboard. */
export const adminSessionSchema = z.strictObject({
  id: idSchema,
  /** `Chrome`, `Safari` …; empty when the user agent does not say. */
  browser: z.string(),
  /** `macOS`, `Android` …; empty when the user agent does not say. */
  system: z.string(),
  startedAt: instantSchema,
  /** Accurate to the hour. */
  lastSeenAt: instantSchema,
  expiresAt: instantSchema,
  /** Whether the listing request was made in this session. */
  isCurrent: z.boolean(),
});
export type AdminSession = z.infer<typeof adminSessionSchema>;
