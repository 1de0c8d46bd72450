import { COLLECTIONS } from '@app/domain/collections.ts';
import type { Deps } from '../deps.ts';
import type { Deadline } from '../store/run-parts.ts';
import { orderDocuments } from './stored-orders.ts';

/**
 * Copies to a product whether no counted piece is left, as both are stored now. It therefore does not matter in what order
 * and how often changes of the stock are reported.
 * @returns whether the product was changed
 */
export async function updateNoneLeft(
  { db, transaction }: Pick<Deps, 'db' | 'transaction'>,
  productId: string,
): Promise<boolean> {
  const documents = orderDocuments(db);
  return transaction(async (tx) => {
    const [product, stock] = await tx.getAll(documents.product(productId), documents.stock(productId));
    if (!product!.exists) return false;
    const hasNoneLeft = stock!.get('left') === 0;
    if (hasNoneLeft === (product!.get('hasNoneLeft') === true)) return false;
    tx.update(product!.ref, { hasNoneLeft });
    return true;
  });
}

/**
 * Corrects the products whose event was lost, until the deadline: those of which none is left, and those marked so.
 * @returns how many were changed
 */
export async function updateAllNoneLeft(
  deps: Pick<Deps, 'db' | 'transaction'>,
  deadline: Deadline,
): Promise<number> {
  const [empty, marked] = await Promise.all([
    deps.db.collection(COLLECTIONS.productStock).where('left', '==', 0).select().get(),
    deps.db.collection(COLLECTIONS.products).where('hasNoneLeft', '==', true).select().get(),
  ]);
  let changed = 0;
  for (const id of new Set([...empty.docs, ...marked.docs].map((document) => document.id))) {
    if (deadline.isOver()) return changed;
    if (await updateNoneLeft(deps, id)) changed += 1;
  }
  return changed;
}
