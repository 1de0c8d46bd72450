import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The name under which calls of `subject`, such as an address, are counted. Without the secret nobody can tell from it
 * whom it stands for. It does not change with the day, or every count would begin anew at midnight; it is forgotten
 * when Firestore's TTL removes the count, minutes after the last call.
 */
export function pseudonym(secret: string, subject: string): string {
  return createHmac('sha256', secret).update(`rate limit ${subject}`).digest('hex');
}

/** SHA-256 in hex: the id under which the subscription of a comparable e-mail address is stored. */
export function subscriptionId(comparableAddress: string): string {
  return createHash('sha256').update(comparableAddress).digest('hex');
}

/** What the link in a mail may do with the subscription that it names. */
type LinkPurpose = 'unsubscribe' | 'confirm';

/** A token that only who knows the secret can make (RFC 8058, 3.1), good for one purpose. */
function linkToken(secret: string, purpose: LinkPurpose, id: string): string {
  const signature = createHmac('sha256', secret).update(`${purpose} ${id}`).digest('base64url');
  return `${id}.${signature}`;
}

/** The id of the subscription that a token names; null when it was not made here, or for another purpose. */
function readLinkToken(secret: string, purpose: LinkPurpose, token: string): string | null {
  const [id = '', signed = ''] = token.split('.');
  const expected = Buffer.from(linkToken(secret, purpose, id));
  const actual = Buffer.from(`${id}.${signed}`);
  const isGenuine = actual.length === expected.length && timingSafeEqual(actual, expected);
  return isGenuine && token === `${id}.${signed}` ? id : null;
}

/** What ends one subscription. */
export const unsubscribeToken = (secret: string, id: string) => linkToken(secret, 'unsubscribe', id);
export const readUnsubscribeToken = (secret: string, token: string) =>
  readLinkToken(secret, 'unsubscribe', token);

/** What confirms one subscription. */
export const confirmToken = (secret: string, id: string) => linkToken(secret, 'confirm', id);
export const readConfirmToken = (secret: string, token: string) => readLinkToken(secret, 'confirm', token);
