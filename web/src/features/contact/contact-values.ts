import { object, string } from 'yup';
import { CONTACT_LIMITS, INQUIRY_TYPES } from '@app/domain/contact/contact-submission.ts';
import { cleanText } from '@app/domain/shared/clean-text.ts';
import { emailField, nameField, textField, type VisitorError } from '../../lib/visitor-fields.ts';
import type { Resources } from '../../i18n/resources.ts';

export type ContactError = VisitorError | keyof Resources['contact']['form']['validation'];
const { messageMin, messageMax } = CONTACT_LIMITS;

/** Validates the form values with the limits of the domain's contact input. */
export const contactFormSchema = object({
  name: nameField,
  email: emailField,
  inquiryType: string().required().oneOf(INQUIRY_TYPES),
  message: textField<ContactError>(cleanText, [messageMin, messageMax], ['messageMin', 'messageMax']),
  website: string().default(''),
});
