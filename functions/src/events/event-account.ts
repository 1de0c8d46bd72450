import { refundAfterEventChange } from '@app/domain/booking/agreed-terms.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { takenSeats } from '@app/domain/booking/seat-account.ts';
import type { Actor } from '@app/domain/booking/seat-account-schema.ts';
import { DomainError } from '@app/domain/errors.ts';
import type { Event, EventInput } from '@app/domain/event/event-schema.ts';
import { changedTerms, changesDateOrPlace } from '@app/domain/event/event-terms.ts';
import { isUpcoming } from '@app/domain/event/event-timing.ts';
import { isVisible } from '@app/domain/shared/visibility.ts';
import type { BookingStore, BookingTransaction } from '../bookings/booking-store.ts';
import { changeSeats, closeAccount, type EventSeats, seatsOf } from '../bookings/seat-ledger.ts';

/** The ledger entry that closes an account. The key is fixed, because an event is deleted once. */
const CLOSING_ID = 'close_account';

/**
 * Closes the seat account of an event that is deleted in the same transaction. The bookings stay with their agreed terms,
 * because the law requires to keep them.
 * @throws DomainError event_has_bookings while an upcoming event has booked or held seats
 */
export async function closeEventAccount(
  tx: BookingTransaction,
  eventId: string,
  by: Actor,
  now: Date,
): Promise<void> {
  const seats = seatsOf(await tx.read({ events: [eventId] }), eventId);
  const taken = takenSeats(seats.account);
  if (taken > 0 && seats.event && isUpcoming(seats.event, now)) {
    throw new DomainError(
      'event_has_bookings',
      `${taken} places of this event are booked: cancel them first, or hide the event until it is past.`,
    );
  }
  closeAccount(tx, seats, { id: CLOSING_ID, at: now, by });
}

/** A change of an event by an admin: the key of the ledger entry, and who made it. */
interface EventCommand {
  key: string;
  by: Actor;
  now: Date;
}

/**
 * Records a change of an event's terms in the ledger of its seats, and in its bookings the right to a full refund that
 * another date or place gives, in the transaction that changes the event. Returns false when the change was made before.
 * @throws DomainError capacity_below_taken when a smaller capacity is less than the seats taken
 */
export async function changeEventTerms(
  tx: BookingTransaction,
  before: Event,
  after: Event,
  { key: id, by, now: at }: EventCommand,
): Promise<boolean> {
  const eventId = before.id;
  const records = await tx.read({ events: [eventId], changes: [{ eventId, id }] });
  if (records.changes.has(id)) return false;
  const seats = seatsOf(records, eventId);
  if (isBelowTaken(seats, before, after)) {
    const { booked = 0, held = 0 } = seats.account ?? {};
    const taken = takenSeats(seats.account);
    const message = `${booked} places are booked and ${held} held: the capacity is ${taken} at least`;
    throw new DomainError('capacity_below_taken', message, [{ field: 'capacity', message }]);
  }
  const bookings = await readRefunded(tx, before, after);
  recordTerms(tx, { seats, bookings }, before, after, { key: id, by, now: at });
  return true;
}

/** Returns whether a smaller capacity is less than the seats taken. */
export const isBelowTaken = ({ account }: EventSeats, before: Event, after: EventInput): boolean =>
  after.capacity < before.capacity && after.capacity < takenSeats(account);

/** Returns the bookings that get the right to a full refund. Cancelled ones too: a late payment may restore one. */
export const readRefunded = (tx: BookingTransaction, before: Event, after: EventInput): Promise<Booking[]> =>
  changesDateOrPlace(before, after) ? tx.readBookingsOf(before.id) : Promise.resolve([]);

interface Concerned {
  seats: EventSeats;
  bookings: readonly Booking[];
}

/** Does what `changeEventTerms` does after its reads, with `isBelowTaken` checked and `readRefunded` read. */
export function recordTerms(
  tx: BookingTransaction,
  { seats, bookings }: Concerned,
  before: Event,
  after: Event,
  { key: id, by, now: at }: EventCommand,
): void {
  for (const { id: booking, agreed } of bookings)
    tx.updateBooking(booking, {
      agreed: { ...agreed, refund: refundAfterEventChange(agreed, after.dateTime, at) },
    });
  const terms = changedTerms(before, after);
  if (!seats.account || terms.length === 0) return;
  const change = terms.includes('capacity')
    ? ({ kind: 'change_capacity', reason: `${before.capacity} → ${after.capacity}` } as const)
    : ({ kind: 'change_event' } as const);
  changeSeats(tx, { ...seats, event: after }, [{ id, at, by, ...change }]);
}

/** A change of an event's document: its id, its time, and the capacity before and after. */
export interface EventChange {
  id: string;
  at: Date;
  by: Actor;
  capacity: { before: number | undefined; after: number | undefined };
}

/**
 * Updates the seat account after any change of its event: copies the visibility, records a change of capacity, or closes
 * the account of a deleted event. It reads the current state, so late and repeated calls are harmless.
 */
export async function syncEventAccount(
  store: BookingStore,
  eventId: string,
  change?: EventChange,
): Promise<void> {
  await store.transaction(async (tx) => {
    const changes = change ? [{ eventId, id: change.id }] : [];
    const records = await tx.read({ events: [eventId], changes });
    const seats = seatsOf(records, eventId);
    const { event, account } = seats;
    if (!account) return;
    if (!event) {
      closeAccount(tx, seats, { id: CLOSING_ID, at: store.now(), by: { role: 'system' } });
      return;
    }
    const { before, after } = change?.capacity ?? {};
    if (
      change &&
      before !== undefined &&
      after !== undefined &&
      before !== after &&
      !records.changes.has(change.id)
    ) {
      const { id, at, by } = change;
      changeSeats(tx, seats, [{ id, at, by, kind: 'change_capacity', reason: `${before} → ${after}` }]);
      return;
    }
    const isActive = isVisible(event, store.now());
    if (account.isActive !== isActive) tx.updateAccount(eventId, { isActive });
  });
}
