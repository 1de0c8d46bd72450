import { isDeepStrictEqual } from 'node:util';
import { agreedTerms } from '@app/domain/booking/agreed-terms.ts';
import type { Booking, RequestedBooking } from '@app/domain/booking/booking-schema.ts';
import { DomainError } from '@app/domain/errors.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import type { WaitlistEntry } from '@app/domain/waitlist/waitlist-entry-schema.ts';
import type { BookingRequest, CreateBooking } from '../deps.ts';
import { batchByKey, type Outcome, outcomeOf } from '../store/batch-by-key.ts';
import type { BookingReader, BookingStore } from './booking-store.ts';
import { originalOf } from './change-party-size.ts';
import { requirePartyWithinLimit } from './party-limit.ts';
import { changeSeats, type EventSeats, type NewSeatChange, requireOpen, seatsOf } from './seat-ledger.ts';
import { afterOvertaking, readClaims, recordOvertakes, requireUnclaimedSeats } from './waitlist-claims.ts';

/** Returns the booking with the contact details that the guest sent at first. */
function asRequested(booking: Booking): Booking {
  const { contact } = booking.original ?? {};
  return contact ? { ...booking, name: contact.name, phone: contact.phone } : booking;
}

/** @throws DomainError idempotency_conflict unless the existing booking was made by the same request */
export function requireSameContent(existing: Booking, request: RequestedBooking): void {
  const contentOf = ({ name, email, phone, specialRequests, language }: RequestedBooking) => ({
    name,
    email,
    phone,
    specialRequests,
    language,
  });
  const isSame =
    isDeepStrictEqual(contentOf(asRequested(existing)), contentOf(request)) &&
    originalOf(existing).eventId === request.eventId &&
    originalOf(existing).numberOfParticipants === request.numberOfParticipants;
  if (!isSame) throw new DomainError('idempotency_conflict');
}

/** The state of an event and of the requested bookings, which a batch updates with each booking that it creates. */
interface State extends EventSeats {
  /** Those requested bookings that already exist, by id. */
  existing: Map<string, Booking>;
  /** The ids of bookings that were created earlier and may have been deleted since. */
  made: ReadonlySet<string>;
  /** The entries that wait for seats of the event. */
  waiting: readonly WaitlistEntry[];
  /** The ids of existing orders; only read in the transaction. An order of products may have the same key. */
  ordered: ReadonlySet<string>;
  /** The bookings of an event with a limit for each guest; only read in the transaction. */
  others?: Booking[];
}

/** Returns the existing booking, or the event that has room for the requested one. */
function evaluate(request: RequestedBooking, state: State) {
  const { event, existing, made, ordered, others } = state;
  const earlier = existing.get(request.id);
  if (earlier) {
    requireSameContent(earlier, request);
    return { earlier };
  }
  if (made.has(request.id)) throw new DomainError('not_found', 'This booking was deleted.');
  if (!event) {
    const errors = [{ field: 'eventId', message: 'There is no such event' }];
    throw new DomainError('not_found', 'There is no such event.', errors);
  }
  if (ordered.has(request.id)) throw new DomainError('idempotency_conflict');
  requireOpen(event, request.createdAt);
  requirePartyWithinLimit(event, request, others);
  requireUnclaimedSeats(state, request.numberOfParticipants, request.createdAt);
  return { event };
}

/** Returns the ledger entry of a new booking. It has the booking's id, so that a deleted booking is not created again. */
export function bookingEntry(
  { id, createdAt, numberOfParticipants }: RequestedBooking,
  change: Pick<NewSeatChange, 'kind' | 'by' | 'holdId'>,
): NewSeatChange {
  return { ...change, id, at: createdAt, bookingId: id, booked: numberOfParticipants };
}

async function loadState(
  reader: BookingReader,
  eventId: string,
  requests: readonly RequestedBooking[],
  { readsOrders = false } = {},
): Promise<State> {
  const ids = requests.map(({ id }) => id);
  const records = await reader.read({
    events: [eventId],
    bookings: ids,
    changes: ids.map((id) => ({ eventId, id })),
    orders: readsOrders ? ids : [],
  });
  const seats = seatsOf(records, eventId);
  const waiting = await readClaims(reader, seats);
  return {
    ...seats,
    waiting,
    existing: new Map(records.bookings),
    made: records.changes,
    ordered: records.orders,
  };
}

/** Adds the seats of a new booking to the state that the next request of the batch sees. */
function takeSeats(state: State, event: Event, seats: number, now: Date): void {
  state.waiting = afterOvertaking(state, now);
  const { held = 0, booked = 0 } = state.account ?? {};
  state.account = { booked: booked + seats, held, isActive: event.isActive };
}

/** Stores the bookings of one event in the order of the requests, as long as there are seats. */
function createBookings(
  store: BookingStore,
  eventId: string,
  requests: readonly BookingRequest[],
): Promise<Outcome<Booking>[]> {
  return store.transaction(async (tx) => {
    const state = await loadState(tx, eventId, requests, { readsOrders: true });
    if (state.event?.maxPartySize) state.others = await tx.readBookingsOf(eventId);
    const before = { ...state };
    const entries: NewSeatChange[] = [];
    const outcomes = requests.map((request) =>
      outcomeOf(() => {
        const { earlier, event } = evaluate(request, state);
        if (earlier) return earlier;
        const payBy = store.payBy(event, request.createdAt);
        const { network, ...requested } = request;
        const booking = { ...requested, agreed: agreedTerms(event), ...(payBy && { payBy }) };
        takeSeats(state, event, request.numberOfParticipants, request.createdAt);
        state.existing.set(booking.id, booking);
        state.others?.push(booking);
        tx.createBooking(booking, network);
        if (payBy) tx.createOrder(booking, payBy);
        entries.push(bookingEntry(request, { kind: 'book', by: { role: 'guest' } }));
        tx.queueMail('received', booking, event);
        // A booking that is paid online is news once it is paid.
        if (!payBy) tx.tellOwner('booking', booking.id, request.createdAt);
        return booking;
      }),
    );
    changeSeats(tx, before, entries);
    recordOvertakes(tx, before.waiting, state.waiting);
    return outcomes;
  });
}

/**
 * Returns a `CreateBooking` that rejects requests by plain reads where possible, because a sold-out event must not queue
 * transactions, and that commits the concurrent bookings of one event in batches.
 */
export function bookingCreator(store: BookingStore): CreateBooking {
  /** Returns the existing booking, without a lock; undefined when the request has to be committed. */
  const precheck = batchByKey<RequestedBooking, Booking | undefined>(async (eventId, requests) => {
    const state = await loadState(store, eventId, requests);
    return requests.map((request) => outcomeOf(() => evaluate(request, state).earlier));
  });

  /**
   * Reads again before it opens a transaction: requests that were queued behind the batch that took the last seats are
   * rejected by a plain read.
   */
  const commit = batchByKey<BookingRequest, Booking>(async (eventId, requests) => {
    const state = await loadState(store, eventId, requests);
    const rejections = requests.map((request) => outcomeOf(() => void evaluate(request, state)));
    const open = requests.filter((_, index) => 'value' in rejections[index]!);
    const committed = open.length > 0 ? await createBookings(store, eventId, open) : [];
    return rejections.map((rejection) => ('error' in rejection ? rejection : committed.shift()!));
  });

  return async (request, checkRateLimit) => {
    const existing = await precheck(request.eventId, request).catch(async (error: unknown) => {
      // Rejected requests count too; otherwise clients could query seats without limit. Server errors do not count.
      if (error instanceof DomainError) await checkRateLimit();
      throw error;
    });
    if (existing) return existing;
    await checkRateLimit();
    return commit(request.eventId, request);
  };
}
