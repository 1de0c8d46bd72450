import { z } from 'zod';
import { emailSchema } from '../shared/email-schema.ts';
import { instantSchema } from '../shared/fields.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../shared/language.ts';

export const newsletterInputSchema = z.strictObject({ email: emailSchema });

/** An earlier subscription of the same address, kept as evidence of its consent and its withdrawal. */
export const withdrawalSchema = z.strictObject({
  subscribedAt: instantSchema,
  confirmedAt: instantSchema.optional(),
  unsubscribedAt: instantSchema,
});

export const newsletterSubscriptionSchema = z.strictObject({
  /** SHA-256 of the comparable address, in hex: the same person cannot be stored twice. */
  id: z.string().regex(/^[0-9a-f]{64}$/),
  email: emailSchema,
  /** False once the person has withdrawn. Mails go only to those that are also confirmed: see `subscriptionState`. */
  isActive: z.boolean().default(true),
  /** The language in which mails are written to the person. */
  language: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE),
  subscribedAt: instantSchema,
  /** When the person confirmed it by the link in the first mail. */
  confirmedAt: instantSchema.optional(),
  /** Until when it may be confirmed; only while it is not. */
  confirmBy: instantSchema.optional(),
  /** The id of the last mail that asked for the confirmation; only while there is none. */
  confirmationMail: z.string().optional(),
  /** When the person is next told of the consent; only while it is confirmed and active. */
  renewalDueAt: instantSchema.optional(),
  /** When the person was last told of it. */
  renewedAt: instantSchema.optional(),
  /** When the person withdrew; absent while the subscription is active. */
  unsubscribedAt: instantSchema.optional(),
  /** Earlier subscriptions, the oldest first. */
  withdrawals: z.array(withdrawalSchema).optional(),
});

export type NewsletterInput = z.infer<typeof newsletterInputSchema>;
export type NewsletterSubscription = z.infer<typeof newsletterSubscriptionSchema>;
