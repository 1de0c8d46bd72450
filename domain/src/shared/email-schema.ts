import { z } from 'zod';
import { EMAIL_MAX, EMAIL_MESSAGE } from './email.ts';
import { tooLongMessage } from './single-line-text.ts';

/** An e-mail address as typed, trimmed. RFC 5321 allows 254 characters. */
export const emailSchema = z
  .string(EMAIL_MESSAGE)
  .trim()
  .max(EMAIL_MAX, tooLongMessage('Email', EMAIL_MAX))
  .pipe(z.email(EMAIL_MESSAGE));
