import { bookingRevision } from '@app/domain/booking/booking-appointment.ts';
import {
  BOOKING_OPERATIONS,
  type BookingOperation,
  bookingRefusal,
} from '@app/domain/booking/booking-operations.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { expectsGuests, holdsSeats } from '@app/domain/booking/booking-status.ts';
import type { BookingStatus } from '@app/domain/booking/booking.ts';
import type { Actor } from '@app/domain/booking/seat-account-schema.ts';
import { DomainError } from '@app/domain/errors.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { hasDayBegun, isUpcoming } from '@app/domain/event/event-timing.ts';
import { type BookingStep, eventsOfBookingOrder } from '@app/domain/order/booking-order.ts';
import type { Mail } from '@app/domain/mail/mail-schema.ts';
import type { OrderEvent } from '@app/domain/order/order-event-schema.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import { dueAtEventWon } from '@app/domain/order/settlement.ts';
import type { BookingNews } from '../mail/templates/booking-mail.ts';
import { type AwaitedChange, changeSeatsOf, endedChange, holdChange } from './awaited-change.ts';
import type { BookingRecords, BookingStore, BookingTransaction } from './booking-store.ts';
import { changeSeats, type EventSeats, type NewSeatChange, seatsOf } from './seat-ledger.ts';
import { takeUnclaimedSeats } from './waitlist-claims.ts';

/** The caller of an operation and its idempotency key. */
export interface Command {
  key: string;
  by: Actor;
  reason?: string | undefined;
}

/** The state that an operation sees. */
export interface BookingContext {
  booking: Booking;
  seats: EventSeats;
  records: BookingRecords;
  /** The order by which the booking is paid online; undefined if it is paid on site. */
  order: Order | undefined;
  now: Date;
  /** Returns the other bookings of the event, cancelled ones included. */
  readOthers(): Promise<Booking[]>;
  /** Returns the mails about the booking. */
  readMails(): Promise<Mail[]>;
  /**
   * Ensures that the guest may take so many more seats, and records whom they overtake on the waitlist; to be called last.
   * @throws DomainError capacity_exceeded
   */
  takeSeats(count: number): Promise<void>;
}

/** The effect of an operation on a booking that stays with its event. */
interface BookingChange {
  /**
   * Empty if the booking already has the requested state; the ledger entry is written nevertheless, so that a repetition has
   * no effect later.
   */
  fields: Partial<Booking>;
  /** The change in the event's booked seats. */
  booked?: number;
  news?: BookingNews;
  /** The address that was corrected, which gets a last mail. */
  formerEmail?: string;
  /** A change that the guest pays first, and its cost in won. */
  awaits?: { change: AwaitedChange; won: number };
}

/** The seats that a booking holds. */
export function seatsHeldBy({ status, numberOfParticipants }: Booking): number {
  return holdsSeats(status) ? numberOfParticipants : 0;
}

/** @throws DomainError the code of the table of operations, unless it allows the operation in the current state */
export function requireAllowed(
  operation: BookingOperation,
  { status }: Booking,
  event: Event | undefined,
  now: Date,
): void {
  const refusal = bookingRefusal(operation, status);
  if (refusal) {
    const { to } = BOOKING_OPERATIONS[operation] as { to?: BookingStatus };
    const detail = to && `A ${status} booking does not become ${to}.`;
    throw new DomainError(refusal, detail);
  }
  const need = BOOKING_OPERATIONS[operation].event;
  if (need !== 'any' && !event) throw new DomainError('event_closed', 'The event has been deleted.');
  if (need === 'ahead' && !isUpcoming(event!, now))
    throw new DomainError('event_closed', 'The event has already begun.');
  if (need === 'day' && !hasDayBegun(event!, now))
    throw new DomainError('too_early', 'Guests are checked in from the day of the event on.');
  if (need === 'begun' && isUpcoming(event!, now))
    throw new DomainError('too_early', 'The event has not begun yet.');
}

/** Returns the fields that every change visible in the guest's calendar updates. */
export function revised(booking: Booking): Pick<Booking, 'revision'> {
  return { revision: bookingRevision(booking) + 1 };
}

/** Returns the ledger entry of a command. */
export function entryOf(
  { key, by, reason }: Command,
  kind: BookingOperation,
  bookingId: string,
  now: Date,
): NewSeatChange {
  return { id: key, at: now, by, kind, bookingId, ...(reason && { reason }) };
}

/**
 * Reads a booking with its event; `isRepeated` when the command was performed before. The ledgers of the events that the
 * booking was moved from are looked up too: a repeated command may arrive after the move.
 * @throws DomainError not_found
 */
export async function loadBooking(
  tx: BookingTransaction,
  id: string,
  { key }: Command,
  events: readonly string[] = [],
): Promise<Omit<BookingContext, 'now' | 'readOthers' | 'readMails' | 'takeSeats'> & { isRepeated: boolean }> {
  const booking = (await tx.read({ bookings: [id] })).bookings.get(id);
  if (!booking) throw new DomainError('not_found', 'There is no such booking.');
  const { eventId, formerEventIds = [] } = booking;
  const records = await tx.read({
    events: [eventId, ...events, ...(booking.change ? [booking.change.eventId] : [])],
    changes: [...new Set([eventId, ...formerEventIds])].map((event) => ({ eventId: event, id: key })),
  });
  const order = await tx.readOrder(booking);
  return { booking, records, order, seats: seatsOf(records, eventId), isRepeated: records.changes.has(key) };
}

/**
 * Changes the order of a booking as a change of the booking demands. Returns the amount that is refunded, in won.
 * @param first events of the order that come before
 */
export function settleOrder(
  tx: BookingTransaction,
  order: Order | undefined,
  event: Event | undefined,
  step: Omit<BookingStep, 'startsAt'>,
  first: readonly OrderEvent[] = [],
): number {
  const { dateTime: startsAt } = event ?? step.before.agreed;
  const events = order ? [...first, ...eventsOfBookingOrder(order, { ...step, startsAt })] : [];
  if (order && events.length > 0) tx.changeOrder(order, events);
  return events.reduce((sum, event) => sum + (event.type === 'refundRequested' ? event.won : 0), 0);
}

/** Stores a change that the guest pays first, and lets the order of the booking await its payment. */
export function awaitChange(
  tx: BookingTransaction,
  booking: Booking,
  order: Order | undefined,
  { change, won }: NonNullable<BookingChange['awaits']>,
  at: Date,
): void {
  const { payBy } = change;
  if (order) tx.changeOrder(order, [{ type: 'changeAwaited', at, won, payBy }]);
  else tx.createOrderOfChange(booking, { won, payBy, at });
  tx.updateBooking(booking.id, { change, ...(!order && { hasOrder: true }) });
}

/** Returns the amount that a mail says is paid at the event, in won. The mail of a booking without an order says so by itself. */
export const mailedDue = (booking: Booking, order: Order | undefined): number =>
  order ? dueAtEventWon({ booking, order }) : 0;

/** Returns whether a guest has made a booking certain of which the owner was not told, because it waited for its payment. */
const isBookingNews = (before: Booking, after: Booking, { by }: Command): boolean =>
  before.payBy !== undefined &&
  !expectsGuests(before.status) &&
  expectsGuests(after.status) &&
  by.role === 'guest';

/** Returns whether the owner, who was told of the booking, did not cancel it herself. */
function isCancellationNews(before: Booking, { status, cancellation }: Booking): boolean {
  const wasTold = expectsGuests(before.status) || !before.payBy;
  return wasTold && holdsSeats(before.status) && !holdsSeats(status) && cancellation?.by !== 'admin';
}

/**
 * Performs an operation on a booking: checks it against the table of operations, then writes the booking, the seat
 * account with its ledger entry, the order by which it is paid, and the mail in one transaction. A repeated command changes nothing and returns the
 * booking as it is.
 * @throws DomainError not_found, status_change_refused, event_closed, and what `change` throws
 */
export async function changeBooking(
  store: BookingStore,
  operation: BookingOperation,
  id: string,
  command: Command,
  change: (context: BookingContext) => BookingChange | Promise<BookingChange>,
): Promise<Booking> {
  return store.transaction(async (tx) => {
    const { isRepeated, ...loaded } = await loadBooking(tx, id, command);
    const { booking, seats } = loaded;
    if (isRepeated) return booking;
    const now = store.now();
    requireAllowed(operation, booking, seats.event, now);
    const readOthers = async () =>
      (await tx.readBookingsOf(booking.eventId)).filter((other) => other.id !== id);
    const readMails = () => tx.readMailsAbout(id);
    const takeSeats = (count: number) =>
      takeUnclaimedSeats(tx, { ...seats, event: seats.event! }, count, now);
    const made = await change({ ...loaded, now, readOthers, readMails, takeSeats });
    const { booked = 0, news, formerEmail, awaits } = made;
    const moveNote =
      formerEmail && (await tx.prepareNoteMove({ id, from: formerEmail, to: made.fields.email! }));
    const entry = entryOf(command, operation, id, now);
    if (awaits) {
      changeSeats(tx, seats, [{ ...entry, ...holdChange(tx, booking, awaits.change, now) }]);
      awaitChange(tx, booking, loaded.order, awaits, now);
      return { ...booking, change: awaits.change };
    }
    const ended = endedChange(operation, booking);
    const fields = ended ? { ...made.fields, change: undefined } : made.fields;
    const changed = { ...booking, ...fields };
    changeSeatsOf(tx, loaded.records, booking, { ...entry, booked }, ended);
    if (Object.keys(fields).length > 0) tx.updateBooking(id, fields);
    const step = { operation, before: booking, after: changed, now };
    const first: OrderEvent[] = ended ? [{ type: 'changeDropped', at: now }] : [];
    const refundWon = settleOrder(tx, loaded.order, seats.event, step, first);
    const money = { refundWon, dueAtEventWon: mailedDue(changed, loaded.order) };
    if (news) tx.queueMail(news, changed, seats.event, money);
    if (formerEmail) tx.queueCorrectionMails(changed, seats.event, formerEmail, money);
    if (moveNote) moveNote();
    if (isBookingNews(booking, changed, command)) tx.tellOwner('booking', id, now);
    if (isCancellationNews(booking, changed)) tx.tellOwner('cancellation', id, now);
    return changed;
  });
}
