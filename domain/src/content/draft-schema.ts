import { z } from 'zod';
import { instantSchema } from '../shared/fields.ts';
import { VERSIONED_CONTENT } from './versioned-content.ts';

/**
 * The limits of a draft, in UTF-16 code units. `changes` has room for both languages of the longest text, with the characters
 * that JSON escapes.
 */
export const DRAFT_LIMITS = { title: 200, changes: 250_000 };

/** The unsaved changes of a form in the dashboard. The draft's id is that of the item, also of one that does not exist yet. */
export const draftSchema = z.strictObject({
  id: z.string(),
  collection: z.enum(VERSIONED_CONTENT),
  /** The item does not exist yet. */
  isNew: z.boolean(),
  /** What the item is called in the list of drafts; may be empty. */
  title: z.string().max(DRAFT_LIMITS.title),
  /** The values of the form that differ from the stored item, as JSON: as typed, so also what is invalid. */
  changes: z.string().max(DRAFT_LIMITS.changes),
  savedAt: instantSchema,
});
export type Draft = z.infer<typeof draftSchema>;
