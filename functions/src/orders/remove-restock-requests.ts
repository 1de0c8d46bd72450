import type { Query } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import type { Deps } from '../deps.ts';

/** Requests per batch. */
const PAGE = 100;

async function removeAll(query: Query): Promise<number> {
  let removed = 0;
  for (let page = await query.limit(PAGE).get(); !page.empty; page = await query.limit(PAGE).get()) {
    const batch = query.firestore.batch();
    for (const { ref } of page.docs) batch.delete(ref);
    await batch.commit();
    removed += page.size;
  }
  return removed;
}

/** Deletes the requests that were not confirmed in time. Returns how many. */
export function removeUnconfirmedRequests({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  return removeAll(db.collection(COLLECTIONS.restockRequests).where('confirmBy', '<=', clock.now()));
}

/** Deletes the requests about a product that was deleted. Returns how many. */
export function removeRequestsAbout({ db }: Pick<Deps, 'db'>, productId: string): Promise<number> {
  return removeAll(db.collection(COLLECTIONS.restockRequests).where('productId', '==', productId));
}
