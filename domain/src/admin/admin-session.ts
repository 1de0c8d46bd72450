import { z } from 'zod';
import { idSchema, instantSchema } from '../shared/fields.ts';

/** A session ends so many days after its login, however much it is used. */
export const SESSION_DAYS = 14;

/** A session as its owner sees it in the dashboard. */
export const adminSessionSchema = z.strictObject({
  id: idSchema,
  /** `Chrome`, `Safari` …; empty when the browser does not say. */
  browser: z.string(),
  /** `macOS`, `Android` …; empty when the browser does not say. */
  system: z.string(),
  startedAt: instantSchema,
  /** To the hour. */
  lastSeenAt: instantSchema,
  expiresAt: instantSchema,
  /** Whether the request that lists the sessions belongs to this one. */
  isCurrent: z.boolean(),
});
export type AdminSession = z.infer<typeof adminSessionSchema>;
