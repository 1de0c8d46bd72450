import { object, string } from 'yup';
import type { sendContact } from '@app/domain/api/contacts.ts';
import type { RequestBodyOf } from '@app/domain/api/endpoint.ts';
import { CONTACT_LIMITS, INQUIRY_TYPES } from '@app/domain/contact/contact-submission.ts';
import { cleanCode, cleanLine, cleanText } from '@app/domain/shared/clean-text.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { atLeast, atMost } from '../../lib/character-bounds.ts';
import { emailField, nameField, VISITOR_ERRORS } from '../../lib/visitor-fields.ts';
import type { ContactDraft } from './contact-draft.ts';
import type { Resources } from '../../i18n/resources.ts';

/** A validation error is a translation key, so that its text follows the page language. */
export type ContactError = keyof Resources['contact']['form']['validation'];
const message = (name: ContactError) => name;
const ERROR_NAMES = [
  ...VISITOR_ERRORS,
  'messageMin',
  'messageMax',
] as const satisfies readonly ContactError[];

/** Returns the translation key in a field's error, or undefined if the field is valid. */
export function contactErrorName(error: string | undefined): ContactError | undefined {
  return ERROR_NAMES.find((name) => name === error);
}

const { messageMin, messageMax } = CONTACT_LIMITS;

/** Validates the form values with the limits of the domain's contact input. */
export const contactFormSchema = object({
  name: nameField,
  email: emailField,
  inquiryType: string().required().oneOf(INQUIRY_TYPES),
  message: string()
    .transform(cleanText)
    .required(message('messageMin'))
    .test('min', message('messageMin'), atLeast(messageMin))
    .test('max', message('messageMax'), atMost(messageMax)),
});

/** Returns the request body: cleaned values and the honeypot fields. */
export function contactBody(
  { name, email, inquiryType, message: text, website }: ContactDraft,
  language: Language,
  filledInMs: number,
): RequestBodyOf<typeof sendContact> {
  return {
    name: cleanLine(name),
    email: cleanCode(email),
    inquiryType,
    message: cleanText(text),
    language,
    website,
    filledInMs,
  };
}
