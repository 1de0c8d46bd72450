export const EMAIL_MAX = 254;
export const EMAIL_MESSAGE = 'Please enter a valid email address';

/** The form in which two spellings of one address are equal: trimmed and lower-cased. */
export function comparableEmail(email: string): string {
  return email.trim().toLowerCase();
}

const GMAIL = ['gmail.com', 'googlemail.com'];

/**
 * The mailbox that an address most likely leads to, for counting only: without the `+tag` that many providers ignore,
 * and for Gmail without dots. Two mailboxes that a provider tells apart by a tag are counted as one.
 */
export function mailboxOf(email: string): string {
  const comparable = comparableEmail(email);
  const at = comparable.lastIndexOf('@');
  const [name = ''] = comparable.slice(0, at).split('+');
  const domain = comparable.slice(at + 1);
  return GMAIL.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
