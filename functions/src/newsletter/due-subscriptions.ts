import { Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import type { NewsletterSubscription } from '@app/domain/newsletter/newsletter-subscription-schema.ts';
import type { Deps } from '../deps.ts';
import { findSubscription } from '../store/newsletter-store.ts';
import type { Transaction } from '../store/transaction.ts';

type Store = Pick<Deps, 'db' | 'transaction' | 'clock'>;
type Work = (
  tx: Transaction,
  document: FirebaseFirestore.DocumentReference,
  subscription: NewsletterSubscription,
) => void;

const PAGE = 100;

/**
 * Does `work`, in a transaction of its own, for each subscription whose `field` has passed. Page by page: whatever is
 * done is no longer due, so a run that was cut off is taken up by the next one.
 * @returns how many there were
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
  let done = 0;
  for (let page = await due.get(); !page.empty; page = await due.startAfter(page.docs.at(-1)!).get()) {
    for (const { ref } of page.docs) {
      done += await store.transaction(async (tx) => {
        const subscription = await findSubscription(store, tx, ref.id);
        const isDue = subscription?.[field] !== undefined && subscription[field] <= now;
        if (isDue) work(tx, ref, subscription);
        return isDue ? 1 : 0;
      });
    }
  }
  return done;
}
