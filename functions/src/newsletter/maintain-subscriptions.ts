import { Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import type { NewsletterSubscription } from '@app/domain/newsletter/newsletter-subscription-schema.ts';
import { discardUnconfirmedRequest, renewConsent } from '@app/domain/newsletter/newsletter-subscription.ts';
import type { Deps } from '../deps.ts';
import { requireNone, tryPart } from '../store/run-parts.ts';
import { findSubscription } from './newsletter-store.ts';
import type { Transaction } from '../store/transaction.ts';
import { toDocument } from '../store/documents.ts';

type Store = Pick<Deps, 'db' | 'transaction' | 'clock' | 'log'>;
type Work = (
  tx: Transaction,
  document: FirebaseFirestore.DocumentReference,
  subscription: NewsletterSubscription,
) => void;

const PAGE = 100;

/**
 * Runs `work`, in a transaction each, for every subscription whose `field` is in the past, page by page. A processed
 * subscription is no longer due, so the next run continues after an interrupted one. A subscription for which `work`
 * fails is logged and stays due.
 * @returns the number of due subscriptions
 * @throws Error that names the failed subscriptions, after all have been tried
 */
async function forEachDue(store: Store, field: 'confirmBy' | 'renewalDueAt', work: Work): Promise<number> {
  const now = store.clock.now();
  const due = store.db
    .collection(COLLECTIONS.newsletterSubscriptions)
    .where(field, '<=', Timestamp.fromDate(now))
    .orderBy(field)
    .limit(PAGE);
  const failed: string[] = [];
  let done = 0;
  for (let page = await due.get(); !page.empty; page = await due.startAfter(page.docs.at(-1)!).get()) {
    for (const { ref } of page.docs) {
      const processDue = async (tx: Transaction) => {
        const subscription = await findSubscription(store, tx, ref.id);
        const isDue = subscription?.[field] !== undefined && subscription[field] <= now;
        if (isDue) work(tx, ref, subscription);
        return isDue ? 1 : 0;
      };
      const outcome = await tryPart(store, ref.id, field, () => store.transaction(processDue));
      if (outcome) done += outcome.result;
      else failed.push(ref.path);
    }
  }
  requireNone(failed);
  return done;
}

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
