import type { DocumentReference, DocumentSnapshot, Firestore, QuerySnapshot } from 'firebase-admin/firestore';
import { COLLECTIONS, ORDER_EVENTS } from '@app/domain/collections.ts';
import { DomainError } from '@app/domain/errors.ts';
import { cashReceiptOwed } from '@app/domain/order/cash-receipt.ts';
import { journalEntry } from '@app/domain/order/journal-entry.ts';
import { type OrderEvent, orderEventSchema } from '@app/domain/order/order-event-schema.ts';
import { applyOrderEvent, isReturnOpen } from '@app/domain/order/order-ledger.ts';
import { type Order, orderSchema } from '@app/domain/order/order-schema.ts';
import { ORDER_LIMITS } from '@app/domain/order/order.ts';
import { sendBy } from '@app/domain/order/send-by.ts';
import { heldWon, isUnpaid, moneyOf } from '@app/domain/order/settlement.ts';
import type { NoticeKind } from '@app/domain/owner-notice/owner-notice.ts';
import type { Deps } from '../deps.ts';
import { tellOwner } from '../store/tell-owner.ts';
import { fromDocument, toDocument, withDates } from '../store/documents.ts';
import { findPage, type Page, type PageRequest } from '../store/page.ts';
import type { Reader, Transaction } from '../store/transaction.ts';
import type { OrderHold } from './order-hold.ts';

/** Returns references to the documents that a change of an order reads or writes. */
export function orderDocuments(db: Firestore) {
  const order = (id: string) => db.collection(COLLECTIONS.orders).doc(id);
  return {
    order,
    /** Events are numbered from 1, and each number is used once. */
    event: (id: string, index: number) =>
      order(id).collection(ORDER_EVENTS).doc(String(index).padStart(4, '0')),
    journalEntry: (id: string) => db.collection(COLLECTIONS.journalEntries).doc(id),
    product: (id: string) => db.collection(COLLECTIONS.products).doc(id),
    stock: (productId: string) => db.collection(COLLECTIONS.productStock).doc(productId),
  };
}

/** Returns all orders, newest first. */
export const findOrders = (db: Firestore, page?: PageRequest): Promise<Page<Order>> =>
  findPage(db.collection(COLLECTIONS.orders), orderSchema, ['createdAt', 'desc'], page);

/** @throws DomainError not_found */
export async function requireOrder(db: Firestore, reader: Reader, id: string): Promise<Order> {
  const [snapshot] = await reader.getAll(orderDocuments(db).order(id));
  const order = fromDocument(orderSchema, snapshot!);
  if (!order) throw new DomainError('not_found', 'There is no such order.');
  return order;
}

/** Returns the events of an order, which stand in the order in which they happened. @throws ZodError */
export const readOrderEvents = ({ docs }: QuerySnapshot): OrderEvent[] =>
  docs.map((event) => orderEventSchema.parse(withDates(event.data())));

/** The final states; the retention period counts from the time at which one is reached. */
const ENDS: readonly string[] = ['done', 'expired', 'cancelled', 'refunded'];

/** Events that do not move the end of an order. */
const AFTERWARDS: readonly string[] = [
  'shipmentCorrected',
  'emailCorrected',
  'noteAdded',
  'returnRequested',
  'returnDeclined',
  'cashReceiptRequested',
  'cashReceiptIssued',
];

/** The steps of a delivery, which bookings do not have. */
const DELIVERY: readonly string[] = ['preparing', 'sent', 'done'];

/** Returns the order with the amount, the booked event or the address that an event changes. */
function withTerms(order: Order, event: OrderEvent): Order {
  switch (event.type) {
    case 'amountChanged': {
      const [item] = order.items;
      const lines = event.lines ?? [{ quantity: event.won / item!.unitWon, unitWon: item!.unitWon }];
      const items = lines.map((line) => ({ ...item!, ...line }));
      return { ...order, items, goodsWon: event.won, totalWon: event.won };
    }
    case 'bookingMoved': {
      const { eventId: itemId, title, titleKr, dateTime } = event;
      const items = order.items.map((item) => ({ ...item, itemId, title, titleKr }));
      return { ...order, items, suppliedAt: dateTime };
    }
    case 'emailCorrected':
      return {
        ...order,
        buyer: { ...order.buyer, email: event.email },
        linkVersion: (order.linkVersion ?? 0) + 1,
      };
    default:
      return order;
  }
}

/**
 * Returns the order after one more event, with the fields that the scheduled queries use.
 * @throws DomainError order_change_refused
 */
function withEvent(before: Order, event: OrderEvent): Order {
  if (before.kind === 'booking' && DELIVERY.includes(event.type))
    throw new DomainError('order_change_refused', 'A booking is not delivered.');
  const order = withTerms(before, event);
  const ledger = applyOrderEvent(order.ledger, event);
  const {
    expiresAt,
    returnOpenSince: _open,
    sendBy: _sendBy,
    refundDueSince,
    cashReceiptDueSince,
    suppliedAt,
    ...rest
  } = order;
  const endedAt = AFTERWARDS.includes(event.type) ? suppliedAt : event.at;
  const isOver = ENDS.includes(ledger.state);
  // Payments of another amount were once held until the owner decided; those orders have no such time.
  const hasTimeToPay = expiresAt !== undefined || event.type === 'otherAmountPaid';
  const toSendBy = sendBy({ ...order, ledger });
  const supplied = isOver ? endedAt : order.kind === 'booking' ? suppliedAt : undefined;
  return {
    ...rest,
    ledger,
    eventCount: order.eventCount + 1,
    ...((isUnpaid(ledger) || heldWon(ledger) > 0) && hasTimeToPay && { expiresAt: order.payBy }),
    ...(ledger.change && { expiresAt: ledger.change.payBy }),
    ...(moneyOf(ledger.payments).refundingWon > 0 && { refundDueSince: refundDueSince ?? event.at }),
    ...(cashReceiptOwed(ledger) !== 0 && { cashReceiptDueSince: cashReceiptDueSince ?? event.at }),
    ...(isReturnOpen(ledger) && { returnOpenSince: ledger.returnRequest!.at }),
    ...(toSendBy && { sendBy: toSendBy }),
    ...(supplied && { suppliedAt: supplied }),
  };
}

type Stock = readonly DocumentSnapshot[];

const leftOf = (stock: DocumentSnapshot) => (stock.get('left') as number | undefined) ?? 0;

/** Returns how many pieces of a product one order can have: those left, and at most what every order may have. */
export async function findQuantityLimit(db: Firestore, productId: string): Promise<number> {
  const stock = await orderDocuments(db).stock(productId).get();
  const left = stock.exists ? leftOf(stock) : ORDER_LIMITS.quantity;
  return Math.min(Math.max(left, 0), ORDER_LIMITS.quantity);
}

/** Returns the quantity of each counted product in an order. */
function countedQuantities(items: Order['items']): Map<string, number> {
  const quantities = new Map<string, number>();
  for (const { itemId, quantity, isCounted } of items)
    if (isCounted) quantities.set(itemId, (quantities.get(itemId) ?? 0) + quantity);
  return quantities;
}

/** Changes the stock of each counted product: by -1 to reserve the goods, by 1 to release them. */
export function moveStock(tx: Transaction, stock: Stock, items: Order['items'], direction: 1 | -1): void {
  const quantities = countedQuantities(items);
  for (const snapshot of stock) {
    // The owner may have stopped counting the product.
    if (!snapshot.exists) continue;
    const quantity = quantities.get(snapshot.id)!;
    tx.update(snapshot.ref, { left: leftOf(snapshot) + direction * quantity });
  }
}

export function readStock(db: Firestore, tx: Reader, items: Order['items']): Promise<Stock> {
  const documents = [...countedQuantities(items).keys()].map(orderDocuments(db).stock);
  return documents.length > 0 ? tx.getAll(...(documents as [DocumentReference])) : Promise.resolve([]);
}

/** Returns the ids of the products of which fewer are left than an order takes. */
export function shortProducts(stock: Stock, items: Order['items']): string[] {
  const quantities = countedQuantities(items);
  return stock
    .filter((snapshot) => snapshot.exists && leftOf(snapshot) < quantities.get(snapshot.id)!)
    .map(({ id }) => id);
}

/** Returns the reserved stock of a product order. */
async function readStockHold(db: Firestore, tx: Transaction, { items }: Order): Promise<OrderHold> {
  const stock = await readStock(db, tx, items);
  return {
    isAvailable: shortProducts(stock, items).length === 0,
    follow(before, after) {
      if (after.ledger.holdsGoods !== before.ledger.holdsGoods)
        moveStock(tx, stock, items, after.ledger.holdsGoods ? -1 : 1);
      return [];
    },
  };
}

/** The data on which `changeOrder` decides. */
export interface OrderState {
  order: Order;
  /** Whether the goods or seats are available to be reserved again. */
  isAvailable: boolean;
}

export interface OrderChange {
  events: readonly OrderEvent[];
  /** The key of the notification that causes the change. */
  notification?: string;
}

/** Returns the kind of notice to the owner about an event of an order; `order` is as the event left it. */
function noticeKind({ kind, ledger }: Order, event: OrderEvent): NoticeKind | undefined {
  switch (event.type) {
    case 'paid':
      return kind === 'booking' ? 'booking' : 'order';
    case 'otherAmountPaid':
      return 'amount';
    case 'cancelledByBuyer':
      // The owner was told of no order that is unpaid.
      return event.refundWon > 0 ? 'cancellation' : undefined;
    case 'returnRequested':
      return 'return';
    case 'refundRefused': {
      const payment = ledger.payments.find(({ paymentNo }) => paymentNo === event.paymentNo);
      // The refund is tried again by itself.
      return payment?.refusals === 1 ? 'refund' : undefined;
    }
    default:
      return undefined;
  }
}

/**
 * Appends events to an order that was read in this transaction, books their money in the journal, and queues the mails to the buyer and the notices to the owner. @throws DomainError
 * order_change_refused
 */
export function appendEvents(
  { db, outbox }: Pick<Deps, 'db' | 'outbox'>,
  tx: Transaction,
  before: Order,
  { events, notification }: OrderChange,
): Order {
  const documents = orderDocuments(db);
  let order = before;
  for (const event of events) {
    const { ledger } = order;
    order = withEvent(order, event);
    tx.create(documents.event(order.id, order.eventCount), { ...event });
    const entry = journalEntry(ledger, order, event);
    if (entry) tx.create(documents.journalEntry(entry.id), toDocument(entry));
    outbox.orderChanged(tx, order, event);
    const kind = noticeKind(order, event);
    // The order of a booking has the booking's id.
    const records = kind === 'booking' ? COLLECTIONS.bookings : COLLECTIONS.orders;
    if (kind) tellOwner(db, tx, { kind, about: db.collection(records).doc(order.id), at: event.at });
  }
  if (notification) order = { ...order, notifications: [...order.notifications, notification] };
  if (order !== before) tx.set(documents.order(order.id), toDocument(order));
  return order;
}

/**
 * Changes an order by the events that `decide` returns, together with the goods or seats that it reserves and the mails to
 * the buyer, all or nothing. `decide` may write other documents in the transaction. @throws DomainError not_found,
 * order_change_refused
 */
export async function changeOrder(
  deps: Pick<Deps, 'db' | 'transaction' | 'outbox' | 'readBookingHold'>,
  id: string,
  decide: (state: OrderState, tx: Transaction) => OrderChange | Promise<OrderChange>,
): Promise<Order> {
  const { db, transaction, readBookingHold } = deps;
  return transaction(async (tx) => {
    const before = await requireOrder(db, tx, id);
    const hold =
      before.kind === 'booking' ? await readBookingHold(tx, before) : await readStockHold(db, tx, before);
    const change = await decide({ order: before, isAvailable: hold.isAvailable }, tx);
    const after = appendEvents(deps, tx, before, change);
    return appendEvents(deps, tx, after, { events: hold.follow(before, after) });
  });
}
