import { Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import type { NewsletterSubscription } from '@app/domain/newsletter/newsletter-subscription-schema.ts';
import type { Deps } from '../deps.ts';
import { requireNone, tryPart } from '../store/run-parts.ts';
import { findSubscription } from './newsletter-store.ts';
import type { Transaction } from '../store/transaction.ts';

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
export async function forEachDue(
  store: Store,
  field: 'confirmBy' | 'renewalDueAt',
  work: Work,
): Promise<number> {
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
