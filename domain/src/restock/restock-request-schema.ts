import { z } from 'zod';
import { emailSchema } from '../shared/email-schema.ts';
import { idSchema, instantSchema } from '../shared/fields.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../shared/language.ts';

export const restockInputSchema = z.strictObject({
  productId: idSchema,
  email: emailSchema,
  /** The language the visitor used. Both mails are written in it. */
  language: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE),
});

/** One address that is to be told when one product is available again. It is deleted with that mail. */
export const restockRequestSchema = z.strictObject({
  ...restockInputSchema.shape,
  /** SHA-256 of the product's id and the normalized address, in hex. */
  id: z.string().regex(/^[0-9a-f]{64}$/),
  /** Whether the link in the mail was followed. Nobody else is told. */
  isConfirmed: z.boolean(),
  createdAt: instantSchema,
  /** The deadline for confirmation; present only while unconfirmed. */
  confirmBy: instantSchema.optional(),
  /** The id of the latest confirmation mail; present only while unconfirmed. */
  confirmationMail: z.string().optional(),
});

export type RestockInput = z.infer<typeof restockInputSchema>;
export type RestockRequest = z.infer<typeof restockRequestSchema>;
