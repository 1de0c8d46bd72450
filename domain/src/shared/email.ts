export const EMAIL_MAX = 254;
export const EMAIL_MESSAGE = 'Please enter a valid email address';

/** The form in which two spellings of one address are equal: trimmed and lower-cased. */
export function comparableEmail(email: string): string {
  return email.trim().toLowerCase();
}
