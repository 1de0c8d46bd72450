import { discardUnconfirmedRequest } from '@app/domain/newsletter/newsletter-subscription.ts';
import type { Deps } from '../deps.ts';
import { toDocument } from '../store/documents.ts';
import { forEachDue } from './due-subscriptions.ts';

/**
 * Removes the subscriptions that were not confirmed in time. When the same address had withdrawn from an earlier
 * subscription, that record is kept.
 * @returns how many were removed
 */
export function removeUnconfirmed(
  store: Pick<Deps, 'db' | 'transaction' | 'clock' | 'log'>,
): Promise<number> {
  return forEachDue(store, 'confirmBy', (tx, document, subscription) => {
    const earlier = discardUnconfirmedRequest(subscription);
    if (earlier) tx.set(document, toDocument(earlier));
    else tx.delete(document);
  });
}
