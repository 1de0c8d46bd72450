import { isDeepStrictEqual } from 'node:util';
import { freeCancellationEnd } from '@app/domain/booking/agreed-terms.ts';
import { agreedWon } from '@app/domain/booking/agreed-lines.ts';
import type { AgreedTerms } from '@app/domain/booking/agreed-terms-schema.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import type { SeatAccount } from '@app/domain/booking/seat-account.ts';
import { holdsSeats } from '@app/domain/booking/booking-status.ts';
import { FREE_CANCELLATION_DAYS } from '@app/domain/legal.ts';
import { COLLECTIONS, ORDER_EVENTS, SEAT_COLLECTIONS } from '@app/domain/collections.ts';
import { journalOf } from '@app/domain/order/journal-entry.ts';
import type { OrderEvent } from '@app/domain/order/order-event-schema.ts';
import { ledgerOf } from '@app/domain/order/order-ledger.ts';
import { MAX_REFUSALS } from '@app/domain/order/refund-command.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import type { NoticeKind } from '@app/domain/owner-notice/owner-notice.ts';
import type { OwnerNotice } from '@app/domain/owner-notice/owner-notice-schema.ts';
import type { WaitlistEntry } from '@app/domain/waitlist/waitlist-entry-schema.ts';
import { returnUntil } from '@app/domain/order/return-period.ts';
import { heldWon, isUnpaid, moneyOf, refundableWon } from '@app/domain/order/settlement.ts';
import { ViolationError } from '../booking-simulation/violation.ts';
import type { Documents } from './memory-firestore.ts';
import type { ProviderPayment } from './simulated-provider.ts';
import { IDS, STOCK, type World } from './world.ts';

function require(holds: boolean, sentence: () => string): void {
  if (!holds) throw new ViolationError(sentence());
}

const sum = <T>(items: readonly T[], count: (item: T) => number) =>
  items.reduce((total, item) => total + count(item), 0);

/** Returns the documents of a collection. */
function all<T>(documents: Documents, name: string): T[] {
  const found: T[] = [];
  for (const [path, fields] of documents) {
    const [collection, id, below] = path.split('/');
    if (collection === name && below === undefined) found.push({ ...fields, id } as T);
  }
  return found;
}

const eventPath = (orderId: string, number: number) =>
  `${COLLECTIONS.orders}/${orderId}/${ORDER_EVENTS}/${String(number).padStart(4, '0')}`;

/** Returns the events of an order in their order. */
function eventsOf(documents: Documents, { id, eventCount }: Order): OrderEvent[] {
  const numbers = Array.from({ length: eventCount }, (_, index) => index + 1);
  return numbers.map((number) => {
    const event = documents.get(eventPath(id, number));
    require(event !== undefined, () => `Event ${number} of ${eventCount} is missing.`);
    return event as unknown as OrderEvent;
  });
}

/** The price is paid exactly, or what is too much is refunded at once, and each of the admin's refund requests is applied once. */
function checkEvents(events: readonly OrderEvent[], requests: number): void {
  let price = 0;
  let change = 0;
  for (const [index, event] of events.entries()) {
    if (event.type === 'placed' || event.type === 'amountChanged') price = event.won;
    if (event.type === 'changeAwaited') change = event.won;
    if (event.type === 'changePaid')
      require(event.won === change, () => `A change of ${change} won was paid by ${event.won}.`);
    if (event.type === 'paid') {
      const paid = heldWon(ledgerOf(events.slice(0, index))!) + event.won;
      const [next] = events.slice(index + 1);
      require(paid === price || (paid > price && next?.type === 'refundRequested'), () =>
        `An order of ${price} won was paid by ${paid}.`);
    }
  }
  const requested = events.filter((event) => event.type === 'refundRequested' && event.by).length;
  require(requested <= requests, () => `Of ${requests} requests for a refund, ${requested} were recorded.`);
}

/** The state of an order and its entries in the journal follow from its events alone. */
function checkLedger({ documents, refundKeys }: World, order: Order): void {
  const events = eventsOf(documents, order);
  checkEvents(events, refundKeys.get(order.id)?.size ?? 0);
  require(!documents.has(eventPath(order.id, order.eventCount + 1)), () => 'An event is not counted.');
  const rebuilt = ledgerOf(events);
  require(isDeepStrictEqual(rebuilt, order.ledger), () =>
    `The ledger ${JSON.stringify(order.ledger)} differs from its events: ${JSON.stringify(rebuilt)}.`);
  const amounts = events.filter(({ type }) => type === 'placed' || type === 'amountChanged');
  require((amounts.at(-1) as { won: number }).won === order.totalWon, () =>
    'The total does not follow from the events.');
  for (const { id, ...entry } of journalOf(order, events))
    require(isDeepStrictEqual(documents.get(`${COLLECTIONS.journalEntries}/${id}`), entry), () =>
      `The journal differs from the entry ${JSON.stringify(entry)}.`);
  const isAwaiting = isUnpaid(order.ledger) || heldWon(order.ledger) > 0 || order.ledger.change !== undefined;
  require((order.expiresAt !== undefined) === isAwaiting, () =>
    `An order that is "${order.ledger.state}" ${isAwaiting ? 'never expires' : 'would expire'}.`);
}

/** Refunds stay below what was paid, and a refund is recorded if and only if it was decided and made. */
function checkRefunds({ ledger, id }: Order, payments: ReadonlyMap<string, ProviderPayment>): void {
  for (const { paymentNo, won, refundedWon, dueWon } of ledger.payments) {
    const real = payments.get(paymentNo);
    require(real?.orderId === id && real.won === won, () => `The payment ${paymentNo} was never made.`);
    const made = real!.byCommand + real!.byOwner;
    require(refundedWon + dueWon <= won, () => `${refundedWon} + ${dueWon} of ${won} won are refunded.`);
    require(refundedWon <= made, () => `${refundedWon} won are recorded as refunded, but ${made} were.`);
    require(real!.byCommand <= refundedWon + dueWon, () =>
      `${real!.byCommand} won were refunded; only ${refundedWon + dueWon} had been decided.`);
  }
}

/** Whether the guest cancelled, or the owner deleted the booking, so late that the agreed rule refunds nothing by itself. */
function isOwnLoss(
  documents: Documents,
  { id, items, suppliedAt, consent }: Order,
  agreed?: AgreedTerms,
): boolean {
  const refund = { effectiveFrom: consent.termsFrom, freeCancellationDays: FREE_CANCELLATION_DAYS };
  const dateTime = agreed?.dateTime ?? suppliedAt!;
  // A change by the owner also gives a right to bookings that are cancelled already.
  const ends = [
    freeCancellationEnd({ dateTime, refund }),
    freeCancellationEnd(agreed ?? { dateTime, refund }),
  ];
  const path = `${COLLECTIONS.eventSeats}/${items[0]!.itemId}/${SEAT_COLLECTIONS.changes}/`;
  for (const [name, fields] of documents) {
    if (!name.startsWith(path) || fields['bookingId'] !== id) continue;
    if (fields['kind'] === 'cancel_by_guest') return ends.some((end) => (fields['at'] as Date) >= end);
    if (fields['kind'] === 'delete') return (fields['at'] as Date) >= suppliedAt!;
  }
  return false;
}

/** Nobody has paid without a seat or goods, a refund, or a question to the owner. */
function checkPaid(documents: Documents, order: Order): void {
  const { ledger, kind, id } = order;
  const booking = documents.get(`${COLLECTIONS.bookings}/${id}`) as unknown as Booking | undefined;
  for (const payment of ledger.payments) {
    const kept = refundableWon(payment);
    if (kept === 0) continue;
    require(payment.role !== 'surplus', () => `${kept} won of a surplus payment are kept.`);
    const isAsked =
      payment.role === 'held' && ['disputed', 'refundDue', 'partlyRefunded'].includes(ledger.state);
    if (isAsked) continue;
    require(ledger.holdsGoods, () => `${kept} won are kept without goods: "${ledger.state}".`);
    if (kind === 'product') continue;
    const isServed = booking?.status === 'confirmed' || isOwnLoss(documents, order, booking?.agreed);
    require(isServed, () => `${kept} won are kept for a booking that is ${booking?.status}.`);
  }
  const changes = eventsOf(documents, order).filter(
    ({ type }) => type === 'changePaid' || type === 'otherAmountPaid',
  ).length;
  require(ledger.payments.filter(({ role }) => role === 'price').length <= 1 + changes, () =>
    'The price was paid twice.');
}

/** A buyer who cancelled gets back all that was paid, and nothing that was cancelled is sent. */
function checkCancellation(documents: Documents, order: Order): void {
  const events = eventsOf(documents, order);
  const cancelled = events.findIndex(({ type }) => type === 'cancelledByBuyer');
  if (cancelled < 0) return;
  // Another amount may arrive later, about which the owner decides.
  const kept = moneyOf(order.ledger.payments, ['price', 'surplus']).keptWon;
  require(kept === 0, () => `${kept} won of an order are kept that its buyer cancelled.`);
  const later = events.slice(cancelled).find(({ type }) => type === 'sent' || type === 'done');
  require(!later, () => `An order that its buyer cancelled is "${later?.type}".`);
}

/** A return is requested once, of what was sent, and not after its period. */
function checkReturn(documents: Documents, order: Order): void {
  const events = eventsOf(documents, order);
  const requests = events.filter((event) => event.type === 'returnRequested');
  require(requests.length <= 1, () => `A return was requested ${requests.length} times.`);
  for (const { at, why } of requests) {
    const before = events.slice(
      0,
      events.findIndex(({ type }) => type === 'returnRequested'),
    );
    require(before.some(({ type }) => type === 'sent'), () => 'A return was requested before sending.');
    const until = returnUntil({ returns: order.returns, ledger: ledgerOf(before)! }, why, at);
    require(until === undefined || at <= until, () =>
      `A return ("${why}") was requested at ${at.toISOString()}, after ${until?.toISOString()}.`);
  }
  const isWaiting = requests.length > 0 && order.ledger.returnRequest?.outcome === undefined;
  require((order.returnOpenSince !== undefined) === isWaiting, () =>
    `The owner ${isWaiting ? 'does not see a return' : 'sees a return that does not wait'}.`);
}

/** Whether a part of the price became all of it, because the guest needs fewer seats: not because the owner confirmed or moved the booking. */
function isPaidBySmallerParty(events: readonly OrderEvent[], event: OrderEvent): boolean {
  const before = events.slice(0, events.indexOf(event));
  const [cause, change] = [before.at(-2)?.type, before.at(-1)];
  return (
    event.type === 'heldAccepted' &&
    change?.type === 'amountChanged' &&
    cause !== 'bookingMoved' &&
    heldWon(ledgerOf(before)!) >= change.won
  );
}

/** The owner is notified once of each order or booking that is paid, cancelled by its buyer or paid by another amount. */
function checkNotices(documents: Documents, order: Order): void {
  const notices = all<OwnerNotice>(documents, COLLECTIONS.ownerNotices);
  const events = eventsOf(documents, order);
  const [paidKind, records] =
    order.kind === 'booking'
      ? (['booking', COLLECTIONS.bookings] as const)
      : (['order', COLLECTIONS.orders] as const);
  const happenings: [NoticeKind, string, (event: OrderEvent) => boolean][] = [
    [paidKind, records, (event) => event.type === 'paid' || isPaidBySmallerParty(events, event)],
    ['amount', COLLECTIONS.orders, ({ type }) => type === 'otherAmountPaid'],
    ['return', COLLECTIONS.orders, ({ type }) => type === 'returnRequested'],
    ['cancellation', COLLECTIONS.orders, (event) => event.type === 'cancelledByBuyer' && event.refundWon > 0],
  ];
  for (const [kind, collection, isHappening] of happenings) {
    const happened = events.filter(isHappening).length;
    const told = notices.filter(
      (notice) => notice.kind === kind && notice.about === `${collection}/${order.id}`,
    );
    require(told.length === happened, () =>
      `The owner was notified ${told.length} times of ${happened} happenings of the kind "${kind}".`);
  }
}

/** Unpaid orders hold what they reserve, closed ones do not. */
function checkHold(documents: Documents, { ledger, kind, id }: Order): void {
  if (kind === 'product') return;
  const booking = documents.get(`${COLLECTIONS.bookings}/${id}`) as unknown as Booking | undefined;
  if (ledger.state === 'awaitingPayment')
    require(booking?.status === 'pending', () => `A booking to be paid is ${booking?.status}.`);
  if (ledger.state === 'expired' || ledger.state === 'refunded')
    require(!booking ||
      !holdsSeats(booking.status) ||
      agreedWon(booking) === 0 ||
      ledger.payments.every(({ role }) => role !== 'price'), () =>
      `A booking is ${booking?.status} although its order is "${ledger.state}".`);
  if (ledger.state === 'expired')
    require(booking?.status !== 'pending', () => 'A booking is pending although its order has expired.');
}

/** The stock and the reserved goods add up to what there was; no seat is sold twice. */
function checkGoods(documents: Documents): void {
  const { left } = documents.get(`${COLLECTIONS.productStock}/${IDS.product(0)}`) as { left: number };
  require(left >= 0, () => `The stock is ${left}.`);
  const orders = all<Order>(documents, COLLECTIONS.orders).filter(({ ledger }) => ledger.holdsGoods);
  const counted = orders.flatMap(({ items }) => items).filter(({ isCounted }) => isCounted);
  const reserved = sum(counted, ({ quantity }) => quantity);
  require(left + reserved === STOCK, () => `${left} pieces are left and ${reserved} reserved, of ${STOCK}.`);
  const bookings = all<Booking>(documents, COLLECTIONS.bookings).filter(({ status }) => holdsSeats(status));
  for (const { id, capacity } of all<{ id: string; capacity: number }>(documents, COLLECTIONS.events)) {
    const seats = sum(
      bookings.filter(({ eventId }) => eventId === id),
      ({ numberOfParticipants }) => numberOfParticipants,
    );
    const offers = all<WaitlistEntry>(documents, COLLECTIONS.waitlistEntries).filter(
      ({ eventId, state }) => eventId === id && state === 'offered',
    );
    const held =
      sum(bookings, ({ change }) => (change?.eventId === id ? change.seats : 0)) +
      sum(offers, ({ offer }) => offer!.seats);
    const account = (documents.get(`${COLLECTIONS.eventSeats}/${id}`) ?? {}) as Partial<SeatAccount>;
    require((account.booked ?? 0) === seats, () =>
      `The account says ${account.booked} booked; the bookings have ${seats}.`);
    require((account.held ?? 0) === held, () =>
      `The account says ${account.held} held; the changes of bookings and the offers have ${held}.`);
    require(seats + held <= capacity, () => `${seats} of ${capacity} seats were taken, and ${held} held.`);
  }
}

/** A notification that was refused is in the owner's list. */
function checkRefusals(documents: Documents, written: ReadonlySet<string>): void {
  for (const path of written) {
    if (!path.startsWith(`${COLLECTIONS.paymentNotifications}/`)) continue;
    const isListed = [...written].some((other) => other.startsWith(`${COLLECTIONS.orderMismatches}/`));
    require(isListed || documents.get(path)?.['verdict'] !== 'contradictory', () =>
      'A notification was refused in silence.');
  }
}

/** @throws ViolationError when a commit led to a state that must not be */
export function checkCommit(world: World, written: ReadonlySet<string>): void {
  const { documents, provider } = world;
  const ids = new Set([...written].map((path) => path.split('/')[1]));
  for (const order of all<Order>(documents, COLLECTIONS.orders)) {
    if (!ids.has(order.id)) continue;
    checkLedger(world, order);
    checkRefunds(order, provider.payments);
    checkPaid(documents, order);
    checkHold(documents, order);
    checkNotices(documents, order);
    checkCancellation(documents, order);
    checkReturn(documents, order);
  }
  checkRefusals(documents, written);
  checkGoods(documents);
}

/** Returns the orders about which the owner's list has a line. */
const listedOrders = (documents: Documents) =>
  new Set(all<{ orderId: string }>(documents, COLLECTIONS.orderMismatches).map(({ orderId }) => orderId));

/**
 * Every notification was accepted, unless the provider gave it up, or gave up another one of the payment, without which it is
 * refused and listed. What arrived was judged, or the owner's list has a line.
 */
function checkNotifications({ documents, provider }: World): void {
  const isIncomplete = (paymentNo: string | undefined) =>
    provider.notifications.some(
      ({ isDropped, arrival }) => isDropped && arrival.notice?.paymentNo === paymentNo,
    );
  for (const { isAnswered, arrival } of provider.notifications)
    require(isAnswered || isIncomplete(arrival.notice?.paymentNo), () =>
      `A notification is never accepted: ${JSON.stringify(arrival.notice)}.`);
  for (const { verdict, orderId } of all<Record<string, string>>(documents, COLLECTIONS.paymentNotifications))
    require(verdict !== 'received', () => `A notification of ${orderId} was never judged and is not listed.`);
}

/**
 * Whether the owner is asked about a refund: it was refused repeatedly, it is unknown whether a part was refunded, or the owner
 * declined the request before the provider's answer to it was recorded.
 */
function isLeftToOwner(
  { refusals, attemptedWon, acceptedAt, won }: Order['ledger']['payments'][number],
  hasDeclined: boolean,
): boolean {
  const isPartUnknown = attemptedWon !== undefined && attemptedWon < won;
  return refusals >= MAX_REFUSALS || isPartUnknown || (acceptedAt !== undefined && hasDeclined);
}

/** The provider's books equal the orders', unless notifications were dropped or the owner's list has a line. */
function checkBooks({ documents, provider }: World): void {
  const orders = new Map(all<Order>(documents, COLLECTIONS.orders).map((order) => [order.id, order]));
  const listed = listedOrders(documents);
  for (const { paymentNo, orderId, byCommand, byOwner, hasDeclined } of provider.payments.values()) {
    const payment = orders.get(orderId)?.ledger.payments.find((each) => each.paymentNo === paymentNo);
    const dropped = provider.notifications.filter(
      ({ isDropped, isAnswered, arrival }) =>
        isDropped && !isAnswered && arrival.notice?.paymentNo === paymentNo,
    );
    if (!payment) {
      require(dropped.length > 0, () => `The payment ${paymentNo} is not recorded.`);
      continue;
    }
    const { refundedWon, dueWon, unnotified } = payment;
    // What is due after so many days is overdue, which is a line.
    require(dueWon === 0 || listed.has(orderId), () => `${dueWon} won are still due, and nobody is asked.`);
    require(dueWon === 0 || dropped.length > 0 || isLeftToOwner(payment, hasDeclined), () =>
      `${dueWon} won are due for no reason.`);
    if (listed.has(orderId) || dropped.some(({ byOwner: own }) => own > 0)) continue;
    require(refundedWon === byCommand + byOwner, () =>
      `${byCommand + byOwner} won were refunded, but ${refundedWon} are recorded.`);
    require(unnotified.length === 0 || dropped.length > 0, () => 'A refund still awaits its notification.');
  }
}

/**
 * Checks what must be so once every notification was delivered or given up and the scheduled functions have run.
 * @throws ViolationError
 */
export function checkEnd(world: World): void {
  const { documents, failures, now } = world;
  require(failures.length === 0, () => `A job failed: ${failures[0]}`);
  checkNotifications(world);
  checkBooks(world);
  for (const { ledger, payBy } of all<Order>(documents, COLLECTIONS.orders))
    require(!isUnpaid(ledger) || payBy > now(), () => 'An unpaid order has not expired.');
}
