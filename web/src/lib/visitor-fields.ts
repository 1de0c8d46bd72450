import { string } from 'yup';
import { EMAIL_MAX } from '@app/domain/shared/email.ts';
import { EMAIL_PATTERN } from '@app/domain/shared/email-pattern.ts';
import { NAME_LIMITS } from '@app/domain/shared/name.ts';
import { cleanCode, cleanLine } from '@app/domain/shared/clean-text.ts';
import { characterCount } from './character-count.ts';

/** The errors of the two fields: translation keys that each form's namespace has. */
export type VisitorError = 'nameMin' | 'nameMax' | 'emailMax' | 'emailInvalid';

/**
 * Cleans and validates a text. It counts characters as the backend does; yup's own `min` and `max` count an emoji twice. The inputs
 * have no `maxLength`, because that would silently truncate pasted text.
 */
export const textField = <ErrorName extends string>(
  clean: (text: string) => string,
  [min, max]: readonly [number, number],
  [tooShort, tooLong]: readonly [ErrorName, ErrorName],
) =>
  string()
    .default('')
    .transform(clean)
    .test('min', tooShort, (text) => characterCount(text) >= min)
    .test('max', tooLong, (text) => characterCount(text) <= max);

const text = textField<VisitorError>;

/** Validates a visitor's name like the domain's `nameInputSchema`. */
export const nameField = text(cleanLine, [NAME_LIMITS.min, NAME_LIMITS.max], ['nameMin', 'nameMax']);

/** Validates an e-mail address like the domain's `emailSchema`. */
export const emailField = text(cleanCode, [1, EMAIL_MAX], ['emailInvalid', 'emailMax']).matches(
  EMAIL_PATTERN,
  'emailInvalid' satisfies VisitorError,
);
