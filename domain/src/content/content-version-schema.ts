import { z } from 'zod';
import { instantSchema } from '../shared/fields.ts';
import { VERSIONED_CONTENT } from './versioned-content.ts';

/** A version of an item of content that a change has replaced. */
export const contentVersionSchema = z.strictObject({
  id: z.string(),
  collection: z.enum(VERSIONED_CONTENT),
  /** The id of the item. */
  item: z.string(),
  /** Who replaced it: the admin's uid, or an e-mail address when the change was made in Google's console. */
  who: z.string(),
  /** When it was replaced. */
  when: instantSchema,
  /** The names of the fields that were changed. */
  fields: z.array(z.string()),
  /** The fields of the version. */
  content: z.record(z.string(), z.unknown()),
});
export type ContentVersion = z.infer<typeof contentVersionSchema>;
