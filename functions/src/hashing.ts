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

const signature = (secret: string, id: string) =>
  createHmac('sha256', secret).update(`unsubscribe ${id}`).digest('base64url');

/** What ends one subscription; only who knows the secret can make one (RFC 8058, 3.1). */
export function unsubscribeToken(secret: string, id: string): string {
  return `${id}.${signature(secret, id)}`;
}

/** The id of the subscription that a token ends; null when it was not made here. */
export function readUnsubscribeToken(secret: string, token: string): string | null {
  const [id = '', signed = ''] = token.split('.');
  const expected = Buffer.from(unsubscribeToken(secret, id));
  const actual = Buffer.from(`${id}.${signed}`);
  const isGenuine = actual.length === expected.length && timingSafeEqual(actual, expected);
  return isGenuine && token === `${id}.${signed}` ? id : null;
}
