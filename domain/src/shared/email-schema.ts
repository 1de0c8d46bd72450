import { z } from 'zod';
import { EMAIL_MAX, EMAIL_MESSAGE } from './email.ts';
import { tooLong } from './visitor-line-schema.ts';

/** An e-mail address as typed, trimmed. RFC 5321 allows 254 characters. */
export const emailSchema = z
  .string(EMAIL_MESSAGE)
  .trim()
  .max(EMAIL_MAX, tooLong('Email', EMAIL_MAX))
  .pipe(z.email(EMAIL_MESSAGE));
