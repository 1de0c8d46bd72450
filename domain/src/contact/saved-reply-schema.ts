import { z } from 'zod';
import { idSchema, requiredText, TEXT_LIMITS } from '../shared/fields.ts';
import { storedSchema } from '../shared/stored-schema.ts';
import { CONTACT_LIMITS } from './contact-submission.ts';

const fields = {
  /** By which the owner finds it. */
  title: requiredText('Title is required', TEXT_LIMITS.title),
  /** Both texts are required: the language of a message decides which one is inserted. */
  text: requiredText('English text is required', CONTACT_LIMITS.replyMax),
  textKr: requiredText('Korean text is required', CONTACT_LIMITS.replyMax),
};

/** A text that the owner inserts into replies to messages. */
export const savedReplyInputSchema = z.strictObject(fields);
export const savedReplySchema = z.strictObject({ id: idSchema, ...fields });
export const storedSavedReplySchema = storedSchema(savedReplySchema);

export type SavedReplyInput = z.infer<typeof savedReplyInputSchema>;
export type SavedReply = z.infer<typeof savedReplySchema>;
