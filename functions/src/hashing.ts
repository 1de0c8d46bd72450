import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const day = (now: Date) => now.toISOString().slice(0, 10);

/**
 * A name for a person's address under which it can be counted, but not found out: the salt changes every day (UTC), so
 * that no name outlives it.
 */
export function dailyPseudonym(secret: string, subject: string, now: Date): string {
  const salt = createHmac('sha256', secret)
    .update(`salt of ${day(now)}`)
    .digest();
  return createHmac('sha256', salt).update(subject).digest('hex');
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
