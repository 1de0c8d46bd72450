import { termsWithLines } from '@app/domain/booking/agreed-lines.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { DomainError } from '@app/domain/errors.ts';
import { isPaidByHeld } from '@app/domain/order/booking-order.ts';
import { quoteParty } from '@app/domain/order/change-quote.ts';
import { awaitedChange, requireNoAwaitedChange } from './awaited-change.ts';
import type { BookingStore } from './booking-store.ts';
import { changeBooking, type Command, revised } from './change-booking.ts';
import { requirePartyWithinLimit } from './party-limit.ts';
import { quotedBooking, quotedEvent } from './quoted-booking.ts';

/** Returns the original request of the booking, with which a repeated request is compared. */
export function originalOf({ original, eventId, numberOfParticipants }: Booking) {
  return original ?? { eventId, numberOfParticipants };
}

/**
 * Changes the number of participants: down at any time before the event, up while seats are free. Seats that are paid online are
 * held until they are paid. The present number gives up a change that was not paid.
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
    async ({ booking, seats, order, now, readOthers, takeSeats }) => {
      const booked = numberOfParticipants - booking.numberOfParticipants;
      // The same number gives up a change that was not paid.
      if (booked === 0) return { fields: {} };
      requireNoAwaitedChange(booking);
      if (numberOfParticipants < (booking.arrived ?? 0))
        throw new DomainError('status_change_refused', 'More people than that have arrived.');
      const event = seats.event!;
      const { lines, totalWon, payWon } = quoteParty(
        quotedBooking(booking, order, event, now),
        quotedEvent(store, event, now),
        numberOfParticipants,
      );
      if (booked > 0) {
        const others = event.maxPartySize ? await readOthers() : [];
        requirePartyWithinLimit(event, { ...booking, numberOfParticipants }, others);
      }
      if (booked > 0) await takeSeats(booked);
      const agreed = termsWithLines(booking.agreed, lines);
      if (payWon > 0) {
        const change = awaitedChange(event, { numberOfParticipants, agreed, seats: booked }, now);
        return { fields: {}, awaits: { change, won: payWon } };
      }
      const isPaid = isPaidByHeld(order?.ledger, totalWon);
      return {
        fields: {
          numberOfParticipants,
          agreed,
          ...(isPaid && { status: 'confirmed' as const }),
          original: originalOf(booking),
          ...revised(booking),
        },
        booked,
        news: isPaid ? 'confirmed' : 'changed',
      };
    },
  );
}
