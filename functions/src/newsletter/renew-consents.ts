import { renewConsent } from '@app/domain/newsletter/newsletter-subscription.ts';
import type { Deps } from '../deps.ts';
import { toDocument } from '../store/documents.ts';
import { forEachDue } from './due-subscriptions.ts';

/**
 * Tells each reader whose consent is almost two years old when it was given and how to withdraw it, and records that.
 * The law (Network Act, article 50 (8)) wants no answer: who says nothing stays subscribed, who withdraws by the link in
 * the mail does not.
 * @returns how many were told
 */
export function renewConsents(
  store: Pick<Deps, 'db' | 'transaction' | 'clock' | 'log' | 'outbox'>,
): Promise<number> {
  return forEachDue(store, 'renewalDueAt', (tx, document, subscription) => {
    tx.set(document, toDocument(renewConsent(subscription, store.clock.now())));
    store.outbox.newsletterRenewal(tx, subscription);
  });
}
