import { BOOKING_OPERATIONS, type BookingOperation } from '@app/domain/booking/booking-operations.ts';
import type { AgreedTerms } from '@app/domain/booking/agreed-terms-schema.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { DomainError } from '@app/domain/errors.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { payByOf } from '@app/domain/order/pay-by.ts';
import type { BookingRecords, BookingTransaction } from './booking-store.ts';
import { changeSeats, type NewSeatChange, seatsOf } from './seat-ledger.ts';

/** A change that the guest pays before it takes effect. */
export type AwaitedChange = NonNullable<Booking['change']>;

/** Returns a change to a party at an event, which takes so many more seats there. */
export function awaitedChange(
  event: Event,
  {
    numberOfParticipants,
    agreed,
    seats,
  }: { numberOfParticipants: number; agreed: AgreedTerms; seats: number },
  now: Date,
): AwaitedChange {
  const payBy = payByOf(event, now);
  const holdId = crypto.randomUUID();
  return { eventId: event.id, numberOfParticipants, agreed, holdId, seats, payBy };
}

/** @throws DomainError status_change_refused while another change waits to be paid */
export function requireNoAwaitedChange({ change }: Booking): void {
  if (change) throw new DomainError('status_change_refused', 'Another change waits to be paid.');
}

/** Holds the seats of a change. Returns what the entry of the ledger says of them. */
export function holdChange(
  tx: BookingTransaction,
  { id: bookingId }: Booking,
  { eventId, holdId: id, seats, payBy: expiresAt }: AwaitedChange,
  createdAt: Date,
): Pick<NewSeatChange, 'holdId' | 'held'> {
  tx.createHold({ id, eventId, seats, state: 'held', createdAt, expiresAt, bookingId });
  return { holdId: id, held: seats };
}

/** Returns the change that an operation on its booking ends, because it cancels the booking or gives the change up. */
export function endedChange(operation: BookingOperation, { change }: Booking): AwaitedChange | undefined {
  const { to } = BOOKING_OPERATIONS[operation] as { to?: string };
  const isEnding = to === 'cancelled' || to === 'absent';
  return isEnding || operation === 'lapse_change' || operation === 'change_party_size' ? change : undefined;
}

/** Releases the seats of a change. Returns the entry of the ledger of its event. */
function releaseChange(
  tx: BookingTransaction,
  { id: bookingId }: Booking,
  { eventId, holdId, seats }: AwaitedChange,
  { by, at }: Pick<NewSeatChange, 'by' | 'at'>,
): NewSeatChange {
  tx.updateHold({ id: holdId, eventId }, { state: 'released' });
  return { id: `release-${holdId}`, at, by, kind: 'release', bookingId, holdId, held: -seats };
}

/**
 * Writes the ledger entry of an operation on a booking. The seats of the change that the operation ends, if it ends one, are
 * released in the account that holds them, which may be that of another event.
 */
export function changeSeatsOf(
  tx: BookingTransaction,
  records: BookingRecords,
  booking: Booking,
  entry: NewSeatChange,
  ended: AwaitedChange | undefined,
): void {
  const { eventId } = booking;
  const released = ended ? [releaseChange(tx, booking, ended, entry)] : [];
  const isElsewhere = ended !== undefined && ended.eventId !== eventId;
  changeSeats(tx, seatsOf(records, eventId), [entry, ...(isElsewhere ? [] : released)]);
  if (isElsewhere) changeSeats(tx, seatsOf(records, ended.eventId), released);
}
