import { cleanCode } from './clean-text.ts';

export const EMAIL_MAX = 254;
export const EMAIL_MESSAGE = 'Please enter a valid email address';

/** Returns an address with a Unicode domain in its ASCII form (UTS 46), and any other text as it is. */
export function asciiEmail(email: string): string {
  const start = email.lastIndexOf('@') + 1;
  const domain = email.slice(start);
  if (/^[ -~]*$/.test(domain) || /[\s/:?#%\\[\]]/.test(domain)) return email;
  try {
    return email.slice(0, start) + new URL(`http://${domain}`).hostname;
  } catch {
    return email;
  }
}

const stored = (email: string) => asciiEmail(cleanCode(email));

/** Returns the address as stored, in lower case, for comparison. */
export function comparableEmail(email: string): string {
  return stored(email).toLowerCase();
}

/**
 * Returns the address as it was probably typed: as it is, in lower case, with a capital first letter, as telephones suggest
 * it, and in capitals. Addresses are stored as typed, and Firestore compares exactly.
 */
export function emailSpellings(email: string): string[] {
  const lower = comparableEmail(email);
  const capital = `${lower.slice(0, 1).toUpperCase()}${lower.slice(1)}`;
  return [...new Set([stored(email), lower, capital, lower.toUpperCase()])];
}

const GMAIL = ['gmail.com', 'googlemail.com'];

/**
 * Returns the mailbox that an address most likely delivers to, for limits for each person only: without the `+tag` that many
 * providers ignore, and for Gmail without dots. Mailboxes that a provider distinguishes by tag count as one.
 */
export function mailboxOf(email: string): string {
  const comparable = comparableEmail(email);
  const at = comparable.lastIndexOf('@');
  const [name = ''] = comparable.slice(0, at).split('+');
  const domain = comparable.slice(at + 1);
  return GMAIL.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
