import { COLLECTIONS } from '@app/domain/collections.ts';
import { DomainError } from '@app/domain/errors.ts';
import type { DeliveryState } from '@app/domain/mail/mail.ts';
import { type Product, productSchema } from '@app/domain/product/product-schema.ts';
import {
  confirmRestockRequest,
  isAvailable,
  newRestockRequest,
} from '@app/domain/restock/restock-request.ts';
import {
  type RestockInput,
  type RestockRequest,
  restockRequestSchema,
} from '@app/domain/restock/restock-request-schema.ts';
import { comparableEmail } from '@app/domain/shared/email.ts';
import { isVisible } from '@app/domain/shared/visibility.ts';
import type { Deps } from '../deps.ts';
import { restockRequestId } from '../mail/link-tokens.ts';
import { queueWithinDailyLimit } from '../mail/mailbox-limit.ts';
import { isQueued, mailDocument } from '../mail/waiting-mail.ts';
import { orderDocuments } from './stored-orders.ts';
import { fromDocument, toDocument } from '../store/documents.ts';
import type { Reader } from '../store/transaction.ts';

export type RestockStore = Pick<Deps, 'db' | 'transaction' | 'outbox' | 'clock'>;

export const requestDocument = ({ db }: Pick<Deps, 'db'>, id: string) =>
  db.collection(COLLECTIONS.restockRequests).doc(id);

/** Returns a product that visitors see and whether it can be bought; undefined if they do not see it. */
export async function findProduct(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  reader: Reader,
  id: string,
): Promise<{ product: Product; isAvailable: boolean } | undefined> {
  const documents = orderDocuments(db);
  const [stored, stock] = await reader.getAll(documents.product(id), documents.stock(id));
  const product = fromDocument(productSchema, stored!);
  if (!product || !isVisible(product, clock.now())) return undefined;
  return { product, isAvailable: isAvailable(product, stock!.get('left') as number | undefined) };
}

export async function findRequest(
  store: Pick<Deps, 'db'>,
  reader: Reader,
  id: string,
): Promise<RestockRequest | undefined> {
  const [snapshot] = await reader.getAll(requestDocument(store, id));
  return fromDocument(restockRequestSchema, snapshot!);
}

/** Returns whether the request needs no mail: it is confirmed, or its confirmation mail is still queued. */
async function isSettled({ db }: RestockStore, reader: Reader, request: RestockRequest): Promise<boolean> {
  if (request.isConfirmed || !request.confirmationMail) return request.isConfirmed;
  const [mail] = await reader.getAll(mailDocument(db, request.confirmationMail));
  return mail!.exists && isQueued(mail!.get('delivery.state') as DeliveryState | undefined);
}

/**
 * Stores an unconfirmed request and queues its confirmation mail, atomically. An address that waits already gets no second
 * mail once it has confirmed, and the caller cannot tell.
 * @throws DomainError not_found (product), product_available, rate_limited (the mailbox, under any of its addresses)
 */
export async function requestRestock(
  store: RestockStore & Pick<Deps, 'limiter'>,
  input: RestockInput,
): Promise<void> {
  const id = restockRequestId(input.productId, comparableEmail(input.email));
  await queueWithinDailyLimit(store, 'confirmations', input.email, () =>
    store.transaction(async (tx) => {
      const found = await findProduct(store, tx, input.productId);
      if (!found) {
        const errors = [{ field: 'productId', message: 'There is no such product' }];
        throw new DomainError('not_found', 'There is no such product.', errors);
      }
      if (found.isAvailable) throw new DomainError('product_available');
      const earlier = await findRequest(store, tx, id);
      if (earlier && (await isSettled(store, tx, earlier))) return false;
      const request = newRestockRequest({ ...input, id }, store.clock.now());
      request.confirmationMail = store.outbox.restockConfirmation(tx, request, found.product);
      tx.set(requestDocument(store, id), toDocument(request));
      return true;
    }),
  );
}

/** Confirms a request. Returns it, or undefined when there is none or it can no longer be confirmed. */
export async function confirmRequest(store: RestockStore, id: string): Promise<RestockRequest | undefined> {
  return store.transaction(async (tx) => {
    const request = await findRequest(store, tx, id);
    const confirmed = request && confirmRestockRequest(request, store.clock.now());
    if (confirmed && !request.isConfirmed) tx.set(requestDocument(store, id), toDocument(confirmed));
    return confirmed;
  });
}
