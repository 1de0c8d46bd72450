import { COLLECTIONS } from '@app/domain/collections.ts';
import { requireNone, tryPart } from '../store/run-parts.ts';
import type { Deps } from '../deps.ts';
import { findProduct, findRequest, requestDocument, type RestockStore } from './restock-store.ts';

type NoticeDeps = RestockStore & Pick<Deps, 'log'>;

/** Requests per page. */
const PAGE = 100;

/** Queues the mail of one request and forgets it, unless it has gone or the product has. Returns the number of mails. */
export function sendRestockNotice(store: RestockStore, id: string): Promise<number> {
  return store.transaction(async (tx) => {
    const request = await findRequest(store, tx, id);
    if (!request?.isConfirmed) return 0;
    const found = await findProduct(store, tx, request.productId);
    if (!found?.isAvailable) return 0;
    tx.delete(requestDocument(store, id));
    store.outbox.restocked(tx, request, found.product);
    return 1;
  });
}

/**
 * Tells everybody who waits for a product, once, if it is available. Every mail is queued in the transaction that deletes its
 * request, so a repeated or concurrent run sends none twice.
 * @throws Error that names the requests that failed, after all have been tried
 */
export async function sendRestockNotices(deps: NoticeDeps, productId: string): Promise<number> {
  const found = await findProduct(deps, deps.db, productId);
  if (!found?.isAvailable) return 0;
  const waiting = deps.db
    .collection(COLLECTIONS.restockRequests)
    .where('productId', '==', productId)
    .where('isConfirmed', '==', true)
    .limit(PAGE);
  const failed: string[] = [];
  let sent = 0;
  for (
    let page = await waiting.get();
    !page.empty;
    page = await waiting.startAfter(page.docs.at(-1)!).get()
  ) {
    for (const { ref } of page.docs) {
      const outcome = await tryPart(deps, ref.id, 'restock notice', () => sendRestockNotice(deps, ref.id));
      if (outcome) sent += outcome.result;
      else failed.push(ref.path);
    }
  }
  requireNone(failed);
  return sent;
}

/** Tells everybody who waits for any product that is available. Makes up for lost events and for products that become visible. */
export async function sendAllRestockNotices(deps: NoticeDeps): Promise<number> {
  const waiting = await deps.db
    .collection(COLLECTIONS.restockRequests)
    .where('isConfirmed', '==', true)
    .select('productId')
    .get();
  let sent = 0;
  for (const productId of new Set(waiting.docs.map((request) => request.get('productId') as string)))
    sent += await sendRestockNotices(deps, productId);
  return sent;
}
