import type { Deps } from '../deps.ts';
import { networkHash } from '../hashing.ts';
import { neighbourhood } from './client-address.ts';
import type { Http } from './http.ts';

/** Returns the hash of the network in which a request was made. */
export function networkOf(http: Http, { addressOf, config }: Pick<Deps, 'addressOf' | 'config'>): string {
  return networkHash(config.hashSecret, neighbourhood(addressOf(http)));
}
