import { agreedTerms } from '@app/domain/booking/agreed-terms.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { DomainError } from '@app/domain/errors.ts';
import type { BookingStore } from './booking-store.ts';
import { type Command, entryOf, loadBooking, requireAllowed, revised } from './change-booking.ts';
import { originalOf } from './change-party-size.ts';
import { requirePartyWithinLimit } from './party-limit.ts';
import { changeSeats, requireOpen, seatsOf } from './seat-ledger.ts';
import { takeUnclaimedSeats } from './waitlist-claims.ts';

/**
 * Moves a booking to another event, usually another date of the same kind: takes seats there and gives back those here
 * in one transaction. The price and the refund rule that were agreed on stay; whether the guest may choose this event is
 * for the caller to check.
 * @throws DomainError not_found (booking or event), status_change_refused, event_closed, party_too_large,
 *   capacity_exceeded
 */
export async function moveBooking(
  store: BookingStore,
  id: string,
  eventId: string,
  command: Command,
): Promise<Booking> {
  return store.transaction(async (tx) => {
    const { booking, records, seats, isRepeated } = await loadBooking(tx, id, command, [eventId]);
    if (isRepeated) return booking;
    const now = store.now();
    requireAllowed('move', booking, seats.event, now);
    const entry = entryOf(command, 'move', id, now);
    if (booking.eventId === eventId) {
      changeSeats(tx, seats, [entry]);
      return booking;
    }
    const target = seatsOf(records, eventId);
    const { event } = target;
    if (!event) throw new DomainError('not_found', 'There is no such event.');
    requireOpen(event, now);
    const others = event.maxPartySize ? await tx.readBookingsOf(eventId) : [];
    requirePartyWithinLimit(event, booking, others);
    await takeUnclaimedSeats(tx, { ...target, event }, booking.numberOfParticipants, now);

    const { numberOfParticipants, formerEventIds = [] } = booking;
    const { price, refund } = booking.agreed;
    const fields = {
      eventId,
      agreed: { ...agreedTerms(event), price, refund },
      original: originalOf(booking),
      formerEventIds: [...new Set([...formerEventIds, booking.eventId])],
      ...revised(booking),
    };
    changeSeats(tx, seats, [{ ...entry, booked: -numberOfParticipants }]);
    changeSeats(tx, target, [{ ...entry, booked: numberOfParticipants }]);
    tx.updateBooking(id, fields);
    const moved = { ...booking, ...fields };
    tx.queueMail('changed', moved, event);
    return moved;
  });
}
