import { z } from 'zod';
import { emailSchema } from '../shared/email-schema.ts';
import { idSchema, instantSchema } from '../shared/fields.ts';
import { LANGUAGES } from '../shared/language.ts';
import { DATA_REQUEST_STATES } from './data-request.ts';

/** A request to receive or delete what is stored about an address. */
export const dataRequestSchema = z.strictObject({
  id: idSchema,
  /** Absent once everything that may be deleted is deleted. */
  email: emailSchema.optional(),
  language: z.enum(LANGUAGES),
  state: z.enum(DATA_REQUEST_STATES),
  requestedAt: instantSchema,
  /** From when the retention period of the request counts: when it was made or, once it is done, from then; absent while it is open. */
  closedAt: instantSchema.optional(),
  /** When the guest asked for deletion, and by when the owner must have answered. */
  erasure: z.strictObject({ at: instantSchema, dueAt: instantSchema }).optional(),
  /** The number of records that are still needed and will be deleted afterwards. */
  left: z.int().min(0).optional(),
});
export type DataRequest = z.infer<typeof dataRequestSchema>;
