import { z } from 'zod';
import { emailSchema } from '../shared/email-schema.ts';
import { instantSchema } from '../shared/fields.ts';
import { LANGUAGES } from '../shared/language.ts';
import { DELIVERY_STATES } from './mail.ts';

const attachmentSchema = z.strictObject({
  filename: z.string(),
  content: z.string(),
  contentType: z.string(),
});

/** What a function notes about the sending of a mail. */
export const deliverySchema = z.object({
  state: z.enum(DELIVERY_STATES),
  /** How often a mail server was asked to take it. */
  attempts: z.int().min(0).default(0),
  /** When it is due; only while it waits. */
  nextAttemptAt: instantSchema.optional(),
  /** When it is given up if it still waits then. */
  giveUpAt: instantSchema.optional(),
  /** The mailbox whose hourly limit it waits for: see `mailboxOf`. Only while it waits for that. */
  line: z.string().optional(),
  startTime: instantSchema.optional(),
  endTime: instantSchema.optional(),
  /** Until when the function that is sending it may take; after that nobody knows whether it was sent. */
  leaseExpireTime: instantSchema.nullish(),
  /** What went wrong, for the admin to read. */
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
  /** The record that it is about, as `bookings/ID`: it is sent as long as that stands, and deleted with it. */
  about: z.string().optional(),
  /** Whether a visitor caused it: such mails are limited for each mailbox. */
  fromVisitor: z.boolean().optional(),
  /** The language that it is written in. */
  language: z.enum(LANGUAGES),
  createdAt: instantSchema,
  delivery: deliverySchema.optional(),
});

export type Delivery = z.infer<typeof deliverySchema>;
export type Mail = z.infer<typeof mailSchema>;
export type MailAttachment = z.infer<typeof attachmentSchema>;
