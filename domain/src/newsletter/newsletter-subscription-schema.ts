import { z } from 'zod';
import { emailSchema } from '../shared/email-schema.ts';
import { instantSchema } from '../shared/fields.ts';

export const newsletterInputSchema = z.strictObject({ email: emailSchema });

export const newsletterSubscriptionSchema = z.strictObject({
  /** SHA-256 of the comparable address, in hex: the same person cannot be stored twice. */
  id: z.string().regex(/^[0-9a-f]{64}$/),
  email: emailSchema,
  isActive: z.boolean().default(true),
  subscribedAt: instantSchema,
  /** When the person withdrew; absent while the subscription is active. */
  unsubscribedAt: instantSchema.optional(),
});

export type NewsletterInput = z.infer<typeof newsletterInputSchema>;
export type NewsletterSubscription = z.infer<typeof newsletterSubscriptionSchema>;
