import { object, string } from 'yup';
import type { sendContact } from '@app/domain/api/contacts.ts';
import type { RequestBodyOf } from '@app/domain/api/endpoint.ts';
import { CONTACT_LIMITS, INQUIRY_TYPES } from '@app/domain/contact/contact-submission.ts';
import { EMAIL_MAX } from '@app/domain/shared/email.ts';
import { hasInvisibleCharacters, normalizedLine } from '@app/domain/shared/visible-text.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { atLeast, atMost } from '../../lib/character-bounds.ts';
import { EMAIL_PATTERN } from '../../lib/email-pattern.ts';
import type { ContactDraft } from './contact-draft.ts';
import type { Resources } from '../../i18n/resources.ts';

/** A validation error is a translation key, so that its text follows the page language. */
export type ContactError = keyof Resources['contact']['form']['validation'];
const message = (name: ContactError) => name;
const ERROR_NAMES = [
  'nameMin',
  'nameMax',
  'nameInvisible',
  'emailMax',
  'emailInvalid',
  'messageMin',
  'messageMax',
] as const satisfies readonly ContactError[];

/** Returns the translation key in a field's error, or undefined if the field is valid. */
export function contactErrorName(error: string | undefined): ContactError | undefined {
  return ERROR_NAMES.find((name) => name === error);
}

const { nameMin, nameMax, messageMin, messageMax } = CONTACT_LIMITS;

/** Validates the form values with the limits of the domain's contact input. */
export const contactFormSchema = object({
  name: string()
    .transform(normalizedLine)
    .required(message('nameMin'))
    .test('min', message('nameMin'), atLeast(nameMin))
    .test('max', message('nameMax'), atMost(nameMax))
    .test('seen', message('nameInvisible'), (line = '') => !hasInvisibleCharacters(line)),
  email: string()
    .trim()
    .required(message('emailInvalid'))
    .test('max', message('emailMax'), atMost(EMAIL_MAX))
    .matches(EMAIL_PATTERN, message('emailInvalid')),
  inquiryType: string().required().oneOf(INQUIRY_TYPES),
  message: string()
    .trim()
    .required(message('messageMin'))
    .test('min', message('messageMin'), atLeast(messageMin))
    .test('max', message('messageMax'), atMost(messageMax)),
});

/** Returns the request body: trimmed values and the honeypot fields. */
export function contactBody(
  { name, email, inquiryType, message: text, website }: ContactDraft,
  language: Language,
  filledInMs: number,
): RequestBodyOf<typeof sendContact> {
  return {
    name: name.trim(),
    email: email.trim(),
    inquiryType,
    message: text.trim(),
    language,
    website,
    filledInMs,
  };
}
