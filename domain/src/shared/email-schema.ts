import { cleanedCode, tooLongMessage } from './cleaned-text.ts';
import { asciiEmail, EMAIL_MAX, EMAIL_MESSAGE } from './email.ts';
import { EMAIL_PATTERN } from './email-pattern.ts';

/** An e-mail address as typed, with its domain in ASCII and without invisible characters. RFC 5321 allows 254 characters. */
export const emailSchema = cleanedCode(EMAIL_MESSAGE)
  .overwrite(asciiEmail)
  .max(EMAIL_MAX, tooLongMessage('Email', EMAIL_MAX))
  .regex(EMAIL_PATTERN, EMAIL_MESSAGE)
  .refine((email) => /^[ -~]*$/.test(email), EMAIL_MESSAGE);
