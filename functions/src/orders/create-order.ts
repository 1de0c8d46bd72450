import { isDeepStrictEqual } from 'node:util';
import { BRAND } from '@app/domain/brand.ts';
import { DomainError, type FieldError } from '@app/domain/errors.ts';
import { LEGAL_EFFECTIVE_FROM } from '@app/domain/legal.ts';
import { orderAmount } from '@app/domain/order/order-amount.ts';
import type { OrderEvent } from '@app/domain/order/order-event-schema.ts';
import { applyOrderEvent } from '@app/domain/order/order-ledger.ts';
import { productOrderNumber } from '@app/domain/order/order-number.ts';
import { type Order, type OrderInput, type OrderItem, orderSchema } from '@app/domain/order/order-schema.ts';
import { PAYMENT_MINUTES } from '@app/domain/order/order.ts';
import {
  PAYABLE_MINIMUM_KRW,
  type PaymentSettings,
  payableForProduct,
} from '@app/domain/payment/online-price.ts';
import { optionErrors, wonOfSize } from '@app/domain/product/product-options.ts';
import { type Product, productSchema } from '@app/domain/product/product-schema.ts';
import type { Deps } from '../deps.ts';
import { fromDocument, toDocument } from '../store/documents.ts';
import type { Reader } from '../store/transaction.ts';
import { isVisible } from '@app/domain/shared/visibility.ts';
import { moveStock, orderDocuments, readStock, shortProducts } from './stored-orders.ts';

const MINUTE_MS = 60_000;

/** Returns why a product cannot be ordered online. */
function refusalOf(product: Product, settings: PaymentSettings): string {
  if (product.availability === 'out_of_stock') return `${product.title} is sold out.`;
  if (product.type === 'makgeolli' && !settings.makgeolliOnline)
    return `${product.title} cannot be ordered online: selling alcohol online needs a licence and proof of age.`;
  return `${product.title} has no price that can be paid online.`;
}

/** @throws DomainError not_found, order_refused */
function orderItem(
  { productId, quantity, ...options }: OrderInput['items'][number],
  product: Product | undefined,
  isCounted: boolean,
  { paymentSettings: settings, clock }: CreateDeps,
  field: string,
): OrderItem {
  if (!product || !isVisible(product, clock.now()))
    throw new DomainError('not_found', `There is no product ${productId}.`, [
      { field, message: 'There is no such product' },
    ]);
  const refused = (detail: string, errors: readonly FieldError[] = [{ field, message: detail }]) =>
    new DomainError('order_refused', detail, errors);
  // The stock itself is checked below; the product states it a little later.
  if (payableForProduct({ ...product, hasNoneLeft: false }, settings) === null)
    throw refused(refusalOf(product, settings));
  const errors = optionErrors(product, options);
  if (errors.length > 0)
    throw refused(
      `${product.title} is not sold with these options.`,
      errors.map((error) => ({ ...error, field: `${field}.${error.field}` })),
    );
  const { title, titleKr } = product;
  const unitWon = wonOfSize(product, options)!;
  return { itemId: productId, title, titleKr, quantity, unitWon, isCounted, ...options };
}

/** Returns the items with the stored prices. */
async function loadItems(deps: CreateDeps, reader: Reader, input: OrderInput): Promise<OrderItem[]> {
  const documents = orderDocuments(deps.db);
  const ids = input.items.map(({ productId }) => productId);
  const snapshots = await reader.getAll(...ids.map(documents.product), ...ids.map(documents.stock));
  return input.items.map((item, index) =>
    orderItem(
      item,
      fromDocument(productSchema, snapshots[index]!),
      snapshots[ids.length + index]!.exists,
      deps,
      `items.${index}`,
    ),
  );
}

/** @throws DomainError idempotency_conflict unless the existing order equals the request */
function requireSameContent(order: Order, input: OrderInput): void {
  const { items, buyer, recipient, language, totalWon } = order;
  const content = {
    items: items.map(({ itemId: productId, quantity, grind, weightGrams }) => ({
      productId,
      quantity,
      ...(grind && { grind }),
      ...(weightGrams && { weightGrams }),
    })),
    buyer,
    recipient,
    language,
    totalWon,
    agreed: true,
  };
  if (!isDeepStrictEqual(content, input)) throw new DomainError('idempotency_conflict');
}

type CreateDeps = Pick<Deps, 'db' | 'transaction' | 'clock' | 'paymentSettings'>;

/**
 * Creates an order and reserves its goods, all or nothing. An existing order with the same id is returned unchanged. @throws
 * DomainError not_found, order_refused, out_of_stock, price_changed, idempotency_conflict
 */
export async function createOrder(deps: CreateDeps, id: string, input: OrderInput): Promise<Order> {
  const { db, transaction, clock } = deps;
  const documents = orderDocuments(db);
  return transaction(async (tx) => {
    const [existing] = await tx.getAll(documents.order(id));
    const earlier = fromDocument(orderSchema, existing!);
    if (earlier) {
      requireSameContent(earlier, input);
      return earlier;
    }
    const items = await loadItems(deps, tx, input);
    const amount = orderAmount(items, BRAND.delivery);
    if (amount.totalWon < PAYABLE_MINIMUM_KRW)
      throw new DomainError(
        'order_refused',
        `The least that can be paid online is ${PAYABLE_MINIMUM_KRW} won.`,
      );
    if (amount.totalWon !== input.totalWon)
      throw new DomainError('price_changed', `The total is now ${amount.totalWon} won.`);
    const stock = await readStock(db, tx, items);
    const short = shortProducts(stock, items);
    if (short.length > 0)
      throw new DomainError(
        'out_of_stock',
        undefined,
        items.flatMap(({ itemId, title }, index) =>
          short.includes(itemId)
            ? [{ field: `items.${index}.quantity`, message: `Not enough of ${title} is left` }]
            : [],
        ),
      );

    const at = clock.now();
    const payBy = new Date(at.getTime() + PAYMENT_MINUTES * MINUTE_MS);
    const placed: OrderEvent = { type: 'placed', at, won: amount.totalWon };
    const order: Order = {
      id,
      number: productOrderNumber(id, at),
      kind: 'product',
      items,
      ...amount,
      buyer: input.buyer,
      recipient: input.recipient,
      language: input.language,
      consent: { termsFrom: LEGAL_EFFECTIVE_FROM, agreedAt: at },
      returns: BRAND.returns,
      ledger: applyOrderEvent(undefined, placed),
      eventCount: 1,
      notifications: [],
      createdAt: at,
      payBy,
      expiresAt: payBy,
    };
    tx.create(documents.order(id), toDocument(order));
    tx.create(documents.event(id, 1), { ...placed });
    moveStock(tx, stock, items, -1);
    return order;
  });
}
