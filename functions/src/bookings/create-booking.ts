import { isDeepStrictEqual } from 'node:util';
import { agreedTerms } from '@app/domain/booking/agreed-terms.ts';
import { type Booking, bookingSchema, type RequestedBooking } from '@app/domain/booking/booking-schema.ts';
import { DomainError } from '@app/domain/errors.ts';
import { type AvailabilityState, eventAvailability } from '@app/domain/event/event-availability.ts';
import { type Event, eventSchema } from '@app/domain/event/event-schema.ts';
import type { CreateBooking, Deps } from '../deps.ts';
import { batchByKey, type Outcome, outcomeOf } from '../store/batch-by-key.ts';
import { fromDocument, toDocument } from '../store/documents.ts';
import { bookedOf } from '../store/event-seats-store.ts';
import type { Reader } from '../store/transaction.ts';
import { bookingDocuments } from './stored-bookings.ts';

const CLOSED: Partial<Record<AvailabilityState, string>> = {
  past: 'The event has already begun.',
  inactive: 'The event is not open to the public.',
  external: 'Bookings for this event are taken at another address.',
};

/** @throws DomainError event_closed or capacity_exceeded unless the event has room for this party now */
function requireRoom(event: Event, booked: number, party: number, now: Date): void {
  const { state, seatsLeft } = eventAvailability(event, booked, now);
  const closed = CLOSED[state];
  if (closed) throw new DomainError('event_closed', closed);
  if (party > seatsLeft) {
    throw new DomainError(
      'capacity_exceeded',
      `Event capacity exceeded: ${party} asked for, ${seatsLeft} left.`,
    );
  }
}

/** @throws DomainError idempotency_conflict unless both have the same content, apart from later changes of the existing one */
function requireSameContent({ agreed: _agreed, ...existing }: Booking, request: RequestedBooking): void {
  const content = ({ status: _status, createdAt: _createdAt, ...rest }: RequestedBooking) => rest;
  if (!isDeepStrictEqual(content(existing), content(request))) throw new DomainError('idempotency_conflict');
}

interface State {
  event: Event | undefined;
  /** Number of booked seats of the event. */
  booked: number;
  /** Those requested bookings that already exist, by id. */
  existing: Map<string, Booking>;
}

/** Returns the existing booking, or the event that has room for the requested one. */
function evaluate(request: RequestedBooking, { event, booked, existing }: State) {
  const earlier = existing.get(request.id);
  if (earlier) {
    requireSameContent(earlier, request);
    return { earlier };
  }
  if (!event) {
    const errors = [{ field: 'eventId', message: 'There is no such event' }];
    throw new DomainError('not_found', 'There is no such event.', errors);
  }
  requireRoom(event, booked, request.numberOfParticipants, request.createdAt);
  return { event };
}

/**
 * Returns a `CreateBooking` that rejects requests by plain reads where possible, because a sold-out event must not queue
 * transactions, and that commits the concurrent bookings of one event in batches.
 */
export function bookingCreator({
  db,
  transaction,
  outbox,
}: Pick<Deps, 'db' | 'transaction' | 'outbox'>): CreateBooking {
  const documents = bookingDocuments(db);

  async function loadState(
    reader: Reader,
    eventId: string,
    requests: readonly RequestedBooking[],
  ): Promise<State> {
    const ids = new Set(requests.map(({ id }) => id));
    const [event, seats, ...bookings] = await reader.getAll(
      documents.event(eventId),
      documents.seats(eventId),
      ...[...ids].map(documents.booking),
    );
    const existing = bookings.flatMap((snapshot) => fromDocument(bookingSchema, snapshot) ?? []);
    return {
      event: fromDocument(eventSchema, event!),
      booked: bookedOf(seats!),
      existing: new Map(existing.map((booking) => [booking.id, booking])),
    };
  }

  /** Stores the bookings of one event in the order of the requests, as long as there are seats. */
  function commitBatch(eventId: string, requests: readonly RequestedBooking[]): Promise<Outcome<Booking>[]> {
    return transaction(async (tx) => {
      const state = await loadState(tx, eventId, requests);
      const before = state.booked;
      const outcomes = requests.map((request) =>
        outcomeOf(() => {
          const { earlier, event } = evaluate(request, state);
          if (earlier) return earlier;
          state.booked += request.numberOfParticipants;
          const booking = { ...request, agreed: agreedTerms(event) };
          state.existing.set(booking.id, booking);
          tx.create(documents.booking(booking.id), toDocument(booking));
          outbox.bookingReceived(tx, booking, event);
          return booking;
        }),
      );
      if (state.booked !== before)
        tx.set(documents.seats(eventId), { booked: state.booked, isActive: state.event!.isActive });
      return outcomes;
    });
  }

  /** Returns the existing booking, without a lock; undefined when the request has to be committed. */
  const precheck = batchByKey<RequestedBooking, Booking | undefined>(async (eventId, requests) => {
    const state = await loadState(db, eventId, requests);
    return requests.map((request) => outcomeOf(() => evaluate(request, state).earlier));
  });

  /**
   * Reads again before it opens a transaction: requests that were queued behind the batch that took the last seats are
   * rejected by a plain read.
   */
  const commit = batchByKey<RequestedBooking, Booking>(async (eventId, requests) => {
    const state = await loadState(db, eventId, requests);
    const rejections = requests.map((request) => outcomeOf(() => void evaluate(request, state)));
    const open = requests.filter((_, index) => 'value' in rejections[index]!);
    const committed = open.length > 0 ? await commitBatch(eventId, open) : [];
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
