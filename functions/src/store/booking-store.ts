import { isDeepStrictEqual } from 'node:util';
import type { Firestore } from 'firebase-admin/firestore';
import { agreedTerms } from '@app/domain/booking/agreed-terms.ts';
import { type Booking, bookingSchema, type RequestedBooking } from '@app/domain/booking/booking-schema.ts';
import type { BookingStatus } from '@app/domain/booking/booking.ts';
import { canChangeStatus, holdsSeats } from '@app/domain/booking/booking-status.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { DomainError } from '@app/domain/errors.ts';
import { type AvailabilityState, eventAvailability } from '@app/domain/event/event-availability.ts';
import { type Event, eventSchema } from '@app/domain/event/event-schema.ts';
import type { Deps, PlaceBooking } from '../deps.ts';
import { combine, type Outcome, outcomeOf } from './combine.ts';
import { fromDocument, toDocument } from './documents.ts';
import type { Outbox } from '../mail/outbox.ts';
import { findPage, type Page, type PageRequest } from './page.ts';
import type { Reader, Transaction } from './transaction.ts';
import { bookedOf, giveSeatsBack, seatsOf } from './event-seats-store.ts';

type Store = Pick<Deps, 'db' | 'transaction' | 'outbox'>;

function references(db: Firestore) {
  return {
    booking: (id: string) => db.collection(COLLECTIONS.bookings).doc(id),
    event: (id: string) => db.collection(COLLECTIONS.events).doc(id),
    seats: (eventId: string) => seatsOf(db, eventId),
  };
}

/** All bookings, the newest first, or those of one event. */
export async function findBookings(
  db: Firestore,
  eventId?: string,
  page?: PageRequest,
): Promise<Page<Booking>> {
  const bookings = db.collection(COLLECTIONS.bookings);
  const wanted = eventId ? bookings.where('eventId', '==', eventId) : bookings;
  return findPage(wanted, bookingSchema, ['createdAt', 'desc'], page);
}

const CLOSED: Partial<Record<AvailabilityState, string>> = {
  past: 'The event has already begun.',
  inactive: 'The event is not open to the public.',
  external: 'Bookings for this event are taken at another address.',
};

/** @throws DomainError event_closed or capacity_exceeded unless the event takes this party now. */
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

/** @throws DomainError idempotency_conflict unless both say the same, apart from what happened to the first since. */
function requireSameContent({ agreed: _agreed, ...earlier }: Booking, wanted: RequestedBooking): void {
  const content = ({ status: _status, createdAt: _createdAt, ...rest }: RequestedBooking) => rest;
  if (!isDeepStrictEqual(content(earlier), content(wanted))) throw new DomainError('idempotency_conflict');
}

/**
 * Where bookings are placed. A booking is stored, its seats are taken and the mail about it is queued, all or nothing.
 * One that stands already under the same id is answered as it stands. Most that is refused is refused by a plain read:
 * a full event must not queue the crowd that asks for it. Those who may get seats of one event at the same moment are
 * served in one transaction, one after the other.
 * @throws DomainError not_found (unknown event), event_closed, capacity_exceeded, idempotency_conflict
 */
export function bookingDesk({ db, transaction, outbox }: Store): PlaceBooking {
  const documents = references(db);

  /** What the database says of an event and of bookings that may stand already. */
  async function look(reader: Reader, eventId: string, wishes: readonly RequestedBooking[]) {
    const ids = new Set(wishes.map(({ id }) => id));
    const [event, seats, ...bookings] = await reader.getAll(
      documents.event(eventId),
      documents.seats(eventId),
      ...[...ids].map(documents.booking),
    );
    const standing = bookings.flatMap((snapshot) => fromDocument(bookingSchema, snapshot) ?? []);
    return {
      event: fromDocument(eventSchema, event!),
      booked: bookedOf(seats!),
      standing: new Map(standing.map((booking) => [booking.id, booking])),
    };
  }

  /** The booking that stands already, or the event that takes this one. */
  function decide(wanted: RequestedBooking, { event, booked, standing }: Awaited<ReturnType<typeof look>>) {
    const earlier = standing.get(wanted.id);
    if (earlier) {
      requireSameContent(earlier, wanted);
      return { earlier };
    }
    if (!event) {
      const errors = [{ field: 'eventId', message: 'There is no such event' }];
      throw new DomainError('not_found', 'There is no such event.', errors);
    }
    requireRoom(event, booked, wanted.numberOfParticipants, wanted.createdAt);
    return { event };
  }

  /** Takes seats for one after the other, as long as there are any. */
  function takeInTurn(eventId: string, wishes: readonly RequestedBooking[]): Promise<Outcome<Booking>[]> {
    return transaction(async (tx) => {
      const found = await look(tx, eventId, wishes);
      const before = found.booked;
      const outcomes = wishes.map((wanted) =>
        outcomeOf(() => {
          const { earlier, event } = decide(wanted, found);
          if (earlier) return earlier;
          found.booked += wanted.numberOfParticipants;
          const booking = { ...wanted, agreed: agreedTerms(event) };
          found.standing.set(booking.id, booking);
          tx.create(documents.booking(booking.id), toDocument(booking));
          outbox.bookingReceived(tx, booking, event);
          return booking;
        }),
      );
      if (found.booked !== before)
        tx.set(documents.seats(eventId), { booked: found.booked, isActive: found.event!.isActive });
      return outcomes;
    });
  }

  /** Sees, without a lock, which bookings stand already and which are refused; undefined is neither. */
  const glance = combine<RequestedBooking, Booking | undefined>(async (eventId, wishes) => {
    const found = await look(db, eventId, wishes);
    return wishes.map((wanted) => outcomeOf(() => decide(wanted, found).earlier));
  });

  /**
   * Looks again before it opens a transaction: those who waited for the batch that took the last seats are refused by a
   * plain read.
   */
  const take = combine<RequestedBooking, Booking>(async (eventId, wishes) => {
    const found = await look(db, eventId, wishes);
    const refusals = wishes.map((wanted) => outcomeOf(() => void decide(wanted, found)));
    const open = wishes.filter((_, index) => 'value' in refusals[index]!);
    const taken = open.length > 0 ? await takeInTurn(eventId, open) : [];
    return refusals.map((refusal) => ('error' in refusal ? refusal : taken.shift()!));
  });

  return async (wanted, admit) => {
    const found = await glance(wanted.eventId, wanted).catch(async (error: unknown) => {
      // What is refused counts too, or anybody could ask about seats for free. A failure of ours does not.
      if (error instanceof DomainError) await admit();
      throw error;
    });
    if (found) return found;
    await admit();
    return take(wanted.eventId, wanted);
  };
}

/** @throws DomainError not_found */
async function requireBooking(db: Firestore, reader: Reader, id: string): Promise<Booking> {
  const [snapshot] = await reader.getAll(references(db).booking(id));
  const booking = fromDocument(bookingSchema, snapshot!);
  if (!booking) throw new DomainError('not_found', 'There is no such booking.');
  return booking;
}

/**
 * Changes a booking's status and queues the mail about it; a booking that no longer holds its seats gives them back in
 * the same transaction.
 * @throws DomainError not_found, status_change_refused
 */
export async function changeStatus(
  { db, transaction, outbox }: Store,
  id: string,
  status: BookingStatus,
): Promise<Booking> {
  const documents = references(db);
  return transaction(async (tx) => {
    const booking = await requireBooking(db, tx, id);
    if (!canChangeStatus(booking.status, status)) {
      throw new DomainError(
        'status_change_refused',
        `A ${booking.status} booking does not become ${status}.`,
      );
    }
    const [event, seats] = await tx.getAll(
      documents.event(booking.eventId),
      documents.seats(booking.eventId),
    );
    if (holdsSeats(booking.status) && !holdsSeats(status))
      giveSeatsBack(tx, { event: event!, seats: seats! }, booking.numberOfParticipants);
    tx.update(documents.booking(id), { status });

    const changed = { ...booking, status };
    MAIL_OF[status]?.(outbox, tx, changed, fromDocument(eventSchema, event!));
    return changed;
  });
}

const MAIL_OF: Partial<
  Record<BookingStatus, (outbox: Outbox, tx: Transaction, booking: Booking, event: Event | undefined) => void>
> = {
  confirmed: (outbox, tx, booking, event) => outbox.bookingConfirmed(tx, booking, event),
  cancelled: (outbox, tx, booking, event) => outbox.bookingCancelled(tx, booking, event),
};

/**
 * Deletes a booking; one that holds seats gives them back in the same transaction, so once.
 * @throws DomainError not_found
 */
export async function removeBooking({ db, transaction }: Store, id: string): Promise<void> {
  const documents = references(db);
  await transaction(async (tx) => {
    const booking = await requireBooking(db, tx, id);
    const [event, seats] = await tx.getAll(
      documents.event(booking.eventId),
      documents.seats(booking.eventId),
    );
    const held = { event: event!, seats: seats! };
    if (holdsSeats(booking.status)) giveSeatsBack(tx, held, booking.numberOfParticipants);
    tx.delete(documents.booking(id));
  });
}
