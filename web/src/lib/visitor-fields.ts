import { string } from 'yup';
import { EMAIL_MAX } from '@app/domain/shared/email.ts';
import { EMAIL_PATTERN } from '@app/domain/shared/email-pattern.ts';
import { NAME_LIMITS } from '@app/domain/shared/name.ts';
import { cleanCode, cleanLine } from '@app/domain/shared/clean-text.ts';
import { atLeast, atMost } from './character-bounds.ts';

/** The errors of the two fields: translation keys that each form's namespace has. */
export const VISITOR_ERRORS = ['nameMin', 'nameMax', 'emailMax', 'emailInvalid'] as const;
const message = (name: (typeof VISITOR_ERRORS)[number]) => name;

/** Validates a visitor's name like the domain's `nameInputSchema`. */
export const nameField = string()
  .transform(cleanLine)
  .required(message('nameMin'))
  .test('min', message('nameMin'), atLeast(NAME_LIMITS.min))
  .test('max', message('nameMax'), atMost(NAME_LIMITS.max));

/** Validates an e-mail address like the domain's `emailSchema`. */
export const emailField = string()
  .transform(cleanCode)
  .required(message('emailInvalid'))
  .test('max', message('emailMax'), atMost(EMAIL_MAX))
  .matches(EMAIL_PATTERN, message('emailInvalid'));
