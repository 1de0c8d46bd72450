import { z } from 'zod';
import { instantSchema } from '../shared/fields.ts';
import { AUDIT_ACTIONS, AUDITED_COLLECTIONS } from './audit-entry.ts';

const valueSchema = z.union([instantSchema, z.string(), z.number(), z.boolean(), z.null()]);

/** One change made by an admin, in the dashboard, through the API or in Google's console. */
export const auditEntrySchema = z.strictObject({
  id: z.string(),
  /** The admin's uid, or an e-mail address when the change was made in Google's console. */
  who: z.string(),
  what: z.enum(AUDIT_ACTIONS),
  when: instantSchema,
  collection: z.enum(AUDITED_COLLECTIONS),
  /** The id of the changed document. */
  item: z.string(),
  changes: z.record(
    z.string(),
    z.strictObject({ before: valueSchema.optional(), after: valueSchema.optional() }),
  ),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
