import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Returns SHA-256 in hex: the document id of the subscription of a normalized e-mail address. */
export function subscriptionId(comparableAddress: string): string {
  return createHash('sha256').update(comparableAddress).digest('hex');
}

/** Returns SHA-256 in hex: the document id of the request of a normalized e-mail address to hear of a product. */
export function restockRequestId(productId: string, comparableAddress: string): string {
  return createHash('sha256').update(`${productId} ${comparableAddress}`).digest('hex');
}

/** What a link does with its subscription, restock request, booking, waitlist entry or order. */
type LinkPurpose =
  | 'unsubscribe'
  | 'confirm'
  | 'restock'
  | 'booking'
  | 'waitlist'
  | 'personalData'
  | OrderLink;
type OrderLink = 'order' | 'notification';

/** Returns a token that is valid for one purpose and cannot be created without the secret (RFC 8058, 3.1). */
function linkToken(secret: string, purpose: LinkPurpose, id: string): string {
  const signature = createHmac('sha256', secret).update(`${purpose} ${id}`).digest('base64url');
  return `${id}.${signature}`;
}

/** Returns the id of a token; null when the token is forged or made for another purpose. */
function readLinkToken(secret: string, purpose: LinkPurpose, token: string): string | null {
  const [id = '', signed = ''] = token.split('.');
  const expected = Buffer.from(linkToken(secret, purpose, id));
  const actual = Buffer.from(`${id}.${signed}`);
  const isGenuine = actual.length === expected.length && timingSafeEqual(actual, expected);
  return isGenuine && token === `${id}.${signed}` ? id : null;
}

/** The token of a link that ends one subscription. */
export const unsubscribeToken = (secret: string, id: string) => linkToken(secret, 'unsubscribe', id);
export const readUnsubscribeToken = (secret: string, token: string) =>
  readLinkToken(secret, 'unsubscribe', token);

/** The token of a link that confirms one subscription. */
export const confirmToken = (secret: string, id: string) => linkToken(secret, 'confirm', id);
export const readConfirmToken = (secret: string, token: string) => readLinkToken(secret, 'confirm', token);

/** The token of a link that confirms one restock request. */
export const restockToken = (secret: string, id: string) => linkToken(secret, 'restock', id);
export const readRestockToken = (secret: string, token: string) => readLinkToken(secret, 'restock', token);

/** A booking, an order or a waitlist entry and the version of its link; raising the version revokes the earlier links. */
interface VersionedLink {
  id: string;
  version: number;
}

function readVersionedToken(secret: string, purpose: LinkPurpose, token: string): VersionedLink | null {
  const signed = readLinkToken(secret, purpose, token);
  if (signed === null) return null;
  const [id = '', version = '0'] = signed.split('~');
  return { id, version: Number(version) };
}

/** Returns the signed part of a link whose first version is not named. */
const withVersion = (id: string, version: number) => (version > 0 ? `${id}~${version}` : id);

/** The token of an order's link for its buyer, or of its address for the payment provider. */
export const orderToken = (secret: string, link: OrderLink, id: string, version = 0) =>
  linkToken(secret, link, withVersion(id, version));
export const readOrderToken = (secret: string, link: OrderLink, token: string) =>
  readVersionedToken(secret, link, token);

/** The token of the link by which a guest manages one booking. */
export const bookingToken = (secret: string, { id, version }: VersionedLink) =>
  linkToken(secret, 'booking', `${id}~${version}`);
export const readBookingToken = (secret: string, token: string) =>
  readVersionedToken(secret, 'booking', token);

/** The token of the link by which a guest answers an offer or leaves the waitlist. */
export const waitlistToken = (secret: string, id: string, version = 0) =>
  linkToken(secret, 'waitlist', withVersion(id, version));
export const readWaitlistToken = (secret: string, token: string) =>
  readVersionedToken(secret, 'waitlist', token);

/** The token of the link to what is stored about an address. */
export const dataToken = (secret: string, id: string) => linkToken(secret, 'personalData', id);
export const readDataToken = (secret: string, token: string) => readLinkToken(secret, 'personalData', token);
