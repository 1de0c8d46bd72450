import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { DomainError } from '@app/domain/errors.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import type { BookingStore } from './booking-store.ts';
import { changeBooking, type Command, revised } from './change-booking.ts';
import { requirePartyWithinLimit } from './party-limit.ts';

/** Returns the original request of the booking, with which a repeated request is compared. */
export function originalOf({ original, eventId, numberOfParticipants }: Booking) {
  return original ?? { eventId, numberOfParticipants };
}

/** Returns whether the amount of an order can still rise: it is unpaid, or was cancelled because the guest pays on site. */
export const canPayMore = ({ ledger }: Order) =>
  ledger.state === 'awaitingPayment' || ledger.state === 'cancelled';

/**
 * Changes the number of participants: down at any time before the event, up while seats are free and nothing is paid online.
 * @throws DomainError not_found, status_change_refused, event_closed, party_too_large, capacity_exceeded
 */
export function changePartySize(
  store: BookingStore,
  id: string,
  numberOfParticipants: number,
  command: Command,
): Promise<Booking> {
  return changeBooking(
    store,
    'change_party_size',
    id,
    command,
    async ({ booking, seats, order, readOthers, takeSeats }) => {
      const booked = numberOfParticipants - booking.numberOfParticipants;
      if (booked === 0) return { fields: {} };
      if (numberOfParticipants < (booking.arrived ?? 0))
        throw new DomainError('status_change_refused', 'More people than that have arrived.');
      if (booked > 0 && order && !canPayMore(order))
        throw new DomainError('status_change_refused', 'A booking that is paid cannot take more seats.');
      if (booked > 0) {
        const others = seats.event!.maxPartySize ? await readOthers() : [];
        requirePartyWithinLimit(seats.event!, { ...booking, numberOfParticipants }, others);
      }
      if (booked > 0) await takeSeats(booked);
      return {
        fields: { numberOfParticipants, original: originalOf(booking), ...revised(booking) },
        booked,
        news: 'changed',
      };
    },
  );
}
