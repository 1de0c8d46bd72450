import { z } from 'zod';
import { emailSchema } from '../shared/email-schema.ts';
import { instantSchema } from '../shared/fields.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../shared/language.ts';

export const newsletterInputSchema = z.strictObject({ email: emailSchema });

/** An earlier subscription of the same address, retained as evidence of consent and withdrawal. */
export const withdrawalSchema = z.strictObject({
  subscribedAt: instantSchema,
  confirmedAt: instantSchema.optional(),
  unsubscribedAt: instantSchema,
});

export const newsletterSubscriptionSchema = z.strictObject({
  /** SHA-256 of the normalized address, in hex, so that the same address cannot be stored twice. */
  id: z.string().regex(/^[0-9a-f]{64}$/),
  email: emailSchema,
  /**
   * False once the subscriber has withdrawn. Mails are sent only to subscriptions that are also confirmed; see
   * `subscriptionState`.
   */
  isActive: z.boolean().default(true),
  /** The language of mails to the subscriber. */
  language: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE),
  subscribedAt: instantSchema,
  /** When the subscriber followed the confirmation link. */
  confirmedAt: instantSchema.optional(),
  /** The deadline for confirmation; present only while unconfirmed. */
  confirmBy: instantSchema.optional(),
  /** The id of the latest confirmation mail; present only while unconfirmed. */
  confirmationMail: z.string().optional(),
  /** When the next consent renewal notice is due; present only while confirmed and active. */
  renewalDueAt: instantSchema.optional(),
  /** When the latest consent renewal notice was sent. */
  renewedAt: instantSchema.optional(),
  /** When the subscriber withdrew; absent while the subscription is active. */
  unsubscribedAt: instantSchema.optional(),
  /** Earlier subscriptions, oldest first. */
  withdrawals: z.array(withdrawalSchema).optional(),
});

export type NewsletterInput = z.infer<typeof newsletterInputSchema>;
export type NewsletterSubscription = z.infer<typeof newsletterSubscriptionSchema>;
