import { z } from 'zod';
import { emailSchema } from '../shared/email-schema.ts';
import { instantSchema } from '../shared/fields.ts';
import { LANGUAGES } from '../shared/language.ts';
import { DELIVERY_PROBLEMS, DELIVERY_STATES } from './mail.ts';

const attachmentSchema = z.strictObject({
  filename: z.string(),
  content: z.string(),
  contentType: z.string(),
});

/** The delivery status of a mail, written by the function that sends it. */
export const deliverySchema = z.object({
  state: z.enum(DELIVERY_STATES),
  /** The number of delivery attempts. */
  attempts: z.int().min(0).default(0),
  /** When the next attempt is due; present only while the mail is queued. */
  nextAttemptAt: instantSchema.optional(),
  /** When delivery is abandoned if the mail is still queued. */
  giveUpAt: instantSchema.optional(),
  /**
   * The mailbox whose hourly limit holds the mail back (see `mailboxOf`). Present only while the mail is queued for
   * that reason.
   */
  line: z.string().optional(),
  startTime: instantSchema.optional(),
  endTime: instantSchema.optional(),
  /** When the lease of the sending function expires. After that it is unknown whether the mail was sent. */
  leaseExpireTime: instantSchema.nullish(),
  /** Why delivery was given up, if not because of `error` alone. */
  problem: z.enum(DELIVERY_PROBLEMS).optional(),
  /** The error message of the mail server or the connection, which the admin is shown as it is. */
  error: z.string().nullish(),
});

/** A mail in the collection `mail`, in the format of Firebase's "Trigger Email" extension. */
export const mailSchema = z.strictObject({
  id: z.string(),
  to: emailSchema,
  replyTo: emailSchema.optional(),
  headers: z.record(z.string(), z.string()).optional(),
  message: z.strictObject({
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    attachments: z.array(attachmentSchema).optional(),
  }),
  /**
   * The record the mail refers to, as `bookings/ID`. The mail is sent only while that record exists and is deleted with
   * it.
   */
  about: z.string().optional(),
  /** Records with personal data that the mail repeats; it is deleted with the first of them. */
  mentions: z.array(z.string()).optional(),
  /** The fields that the record must still have when the mail is sent; otherwise the mail is deleted instead. */
  onlyWhile: z.record(z.string(), z.string()).optional(),
  /** Whether a visitor's action caused the mail. Such mails are rate-limited per mailbox. */
  fromVisitor: z.boolean().optional(),
  /** Whether a person waits for the link in the mail. Such mails overtake the others that the limit of their mailbox holds back. */
  isAwaited: z.boolean().optional(),
  /** The language the mail is written in. */
  language: z.enum(LANGUAGES),
  createdAt: instantSchema,
  delivery: deliverySchema.optional(),
});

export type Delivery = z.infer<typeof deliverySchema>;
export type Mail = z.infer<typeof mailSchema>;
export type MailAttachment = z.infer<typeof attachmentSchema>;
