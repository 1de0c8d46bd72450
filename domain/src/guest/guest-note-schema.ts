import { z } from 'zod';
import { instantSchema } from '../shared/fields.ts';
import { cleanedText, tooLongMessage } from '../shared/cleaned-text.ts';

/** The longest note on a guest. */
export const GUEST_NOTE_MAX = 2_000;

/** The text of a note on a guest; an empty one removes the note. */
export const guestNoteTextSchema = cleanedText().max(GUEST_NOTE_MAX, tooLongMessage('Note', GUEST_NOTE_MAX));

/** A note on a guest that only the dashboard shows. The document's id is the hash of the guest's address. */
export const guestNoteSchema = z.strictObject({
  id: z.string(),
  text: z.string(),
  updatedAt: instantSchema,
});
export type GuestNote = z.infer<typeof guestNoteSchema>;
