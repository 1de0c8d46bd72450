import { BOOKING_OPERATIONS, type BookingOperation } from '@app/domain/booking/booking-operations.ts';
import type { AgreedTerms } from '@app/domain/booking/agreed-terms-schema.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import type { Actor } from '@app/domain/booking/seat-account-schema.ts';
import { DomainError } from '@app/domain/errors.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { payByOf } from '@app/domain/order/pay-by.ts';
import type { BookingTransaction } from './booking-store.ts';
import type { NewSeatChange } from './seat-ledger.ts';

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
export function releaseChange(
  tx: BookingTransaction,
  { id: bookingId }: Booking,
  { eventId, holdId, seats }: AwaitedChange,
  { by, now: at }: { by: Actor; now: Date },
): NewSeatChange {
  tx.updateHold({ id: holdId, eventId }, { state: 'released' });
  return { id: `release-${holdId}`, at, by, kind: 'release', bookingId, holdId, held: -seats };
}
