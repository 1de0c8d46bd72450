import { createHmac } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { neighbourhood } from './client-address.ts';
import type { Http } from './http.ts';

/**
 * Returns the hash of the network in which a request was made, by which bookings of one network are recognized. It cannot be traced
 * back to the network without the secret.
 */
export function networkOf(http: Http, { addressOf, config }: Pick<Deps, 'addressOf' | 'config'>): string {
  return createHmac('sha256', config.hashSecret)
    .update(`network ${neighbourhood(addressOf(http))}`)
    .digest('base64url');
}
