import { z } from 'zod';
import { emailSchema } from '../shared/email-schema.ts';
import { idSchema, instantSchema } from '../shared/fields.ts';
import { LANGUAGES } from '../shared/language.ts';
import { storedSchema } from '../shared/stored-schema.ts';
import { nameInputSchema, nameSchema } from '../shared/name-schema.ts';
import { cleanedText, tooLongMessage } from '../shared/cleaned-text.ts';
import { CONTACT_LIMITS, INQUIRY_TYPES } from './contact-submission.ts';

const MESSAGE_MESSAGE = 'Message must be at least 10 characters';

const fields = {
  name: nameSchema,
  email: emailSchema,
  inquiryType: z.enum(INQUIRY_TYPES),
  message: cleanedText(MESSAGE_MESSAGE)
    .min(CONTACT_LIMITS.messageMin, MESSAGE_MESSAGE)
    .max(CONTACT_LIMITS.messageMax, tooLongMessage('Message', CONTACT_LIMITS.messageMax)),
};

export const contactInputSchema = z.strictObject({
  ...fields,
  name: nameInputSchema,
});

/** A reply that the admin sends by mail. */
export const contactReplyInputSchema = z.strictObject({
  message: cleanedText()
    .min(1, 'Please write a reply')
    .max(CONTACT_LIMITS.replyMax, tooLongMessage('Reply', CONTACT_LIMITS.replyMax)),
});

const contactReplySchema = z.strictObject({
  id: idSchema,
  ...contactReplyInputSchema.shape,
  sentAt: instantSchema,
});

export const contactSubmissionSchema = z.strictObject({
  id: idSchema,
  ...fields,
  /** The language the visitor used, in which mails to the visitor are written. Absent: Korean. */
  language: z.enum(LANGUAGES).optional(),
  isRead: z.boolean().default(false),
  /** Oldest first. Absent: none. */
  replies: z.array(contactReplySchema).optional(),
  createdAt: instantSchema,
});
export const storedContactSubmissionSchema = storedSchema(contactSubmissionSchema);

export type ContactReply = z.infer<typeof contactReplySchema>;
export type ContactInput = z.infer<typeof contactInputSchema>;
export type ContactSubmission = z.infer<typeof contactSubmissionSchema>;
