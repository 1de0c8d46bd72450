import { DomainError } from '@app/domain/errors.ts';
import type { Deps } from '../deps.ts';
import { orderDocuments } from './stored-orders.ts';

interface StockChange {
  /** The new number of pieces; null if the product is no longer counted. */
  left: number | null;
  /** The number that the admin saw. A sale since then would be lost. */
  before: number | null;
}

/** Sets the stock of a product. @throws DomainError not_found, stock_changed */
export async function setStock(
  { db, transaction }: Pick<Deps, 'db' | 'transaction'>,
  productId: string,
  { left, before }: StockChange,
): Promise<void> {
  const documents = orderDocuments(db);
  await transaction(async (tx) => {
    const [product, stock] = await tx.getAll(documents.product(productId), documents.stock(productId));
    if (!product!.exists) throw new DomainError('not_found', 'There is no such product.');
    const current = stock!.exists ? ((stock!.get('left') as number | undefined) ?? 0) : null;
    if (current !== before)
      throw new DomainError('stock_changed', `The stock is ${current ?? 'not counted'} now.`);
    if (left === null) tx.delete(stock!.ref);
    else tx.set(stock!.ref, { left });
  });
}

/** Removes the stock of a product that was deleted. A product that exists again under the same id keeps its stock. */
export async function removeStock(
  { db, transaction }: Pick<Deps, 'db' | 'transaction'>,
  productId: string,
): Promise<void> {
  const documents = orderDocuments(db);
  await transaction(async (tx) => {
    const [product, stock] = await tx.getAll(documents.product(productId), documents.stock(productId));
    if (!product!.exists && stock!.exists) tx.delete(stock!.ref);
  });
}
