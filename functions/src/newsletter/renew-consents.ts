import { renewConsent } from '@app/domain/newsletter/newsletter-subscription.ts';
import type { Deps } from '../deps.ts';
import { toDocument } from '../store/documents.ts';
import { forEachDue } from './due-subscriptions.ts';

/**
 * Queues the consent notice for each reader whose consent is almost two years old, and records it. The law (Network Act,
 * article 50 (8)) requires no answer: the subscription continues unless the reader withdraws by the link in the mail.
 * @returns the number of notices
 */
export function renewConsents(
  store: Pick<Deps, 'db' | 'transaction' | 'clock' | 'log' | 'outbox'>,
): Promise<number> {
  return forEachDue(store, 'renewalDueAt', (tx, document, subscription) => {
    tx.set(document, toDocument(renewConsent(subscription, store.clock.now())));
    store.outbox.newsletterRenewal(tx, subscription);
  });
}
