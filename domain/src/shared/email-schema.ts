import { z } from 'zod';
import { EMAIL_MAX, EMAIL_MESSAGE } from './email.ts';
import { cleanedCode, tooLongMessage } from './cleaned-text.ts';

/** An e-mail address as typed, without invisible characters. RFC 5321 allows 254 characters. */
export const emailSchema = cleanedCode(EMAIL_MESSAGE)
  .max(EMAIL_MAX, tooLongMessage('Email', EMAIL_MAX))
  .pipe(z.email(EMAIL_MESSAGE));
