import { agreedTerms } from '@app/domain/booking/agreed-terms.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { DomainError } from '@app/domain/errors.ts';
import { isUpcoming } from '@app/domain/event/event-timing.ts';
import type { WaitlistEntry } from '@app/domain/waitlist/waitlist-entry-schema.ts';
import { allowsOperation } from '@app/domain/waitlist/waitlist-operations.ts';
import type { BookingStore } from '../booking-store.ts';
import { bookingEntry } from '../create-booking.ts';
import { requirePartyWithinLimit } from '../party-limit.ts';
import { changeSeats, seatsOf } from '../seat-ledger.ts';
import { bookingKeys, requireUnusedKey } from '../used-key.ts';

/**
 * Turns the offered seats of an entry into a pending booking with the entry's id at the offered price, and creates its order if the event is paid
 * online. `network` is the hash of the guest's network. An entry that was accepted before is returned as it is, also when its booking has been deleted since.
 * @throws DomainError not_found, waitlist_ended, hold_ended (after the offer's time), event_closed, party_too_large (the
 *   address has booked more in the meantime), idempotency_conflict (a booking was made under the entry's id)
 */
export async function acceptOffer(store: BookingStore, id: string, network?: string): Promise<WaitlistEntry> {
  return store.transaction(async (tx) => {
    const entry = (await tx.read({ entries: [id] })).entries.get(id);
    if (!entry) throw new DomainError('not_found', 'There is no such waitlist entry.');
    if (entry.state === 'booked') return entry;
    if (!allowsOperation('accept', entry.state)) throw new DomainError('waitlist_ended');
    const { eventId, name, email, phone, language, offer } = entry;
    const { seats: numberOfParticipants, expiresAt, price } = offer!;
    const now = store.now();
    if (expiresAt <= now) throw new DomainError('hold_ended', 'The time of this offer is over.');
    const records = await tx.read({ events: [eventId], ...bookingKeys(entry) });
    requireUnusedKey(records, id);
    const seats = seatsOf(records, eventId);
    const { event } = seats;
    if (!event || !isUpcoming(event, now))
      throw new DomainError('event_closed', 'The event has already begun, or was deleted.');
    if (event.maxPartySize)
      requirePartyWithinLimit(event, { email, numberOfParticipants }, await tx.readBookingsOf(eventId));
    const offered = { ...event, price: price ?? event.price };
    const payBy = store.payBy(offered, now);
    const booking: Booking = {
      id,
      eventId,
      name,
      email,
      ...(phone && { phone }),
      language,
      numberOfParticipants,
      status: 'pending',
      agreed: agreedTerms(offered),
      createdAt: now,
      ...(payBy && { payBy }),
    };
    tx.createBooking(booking, network);
    if (payBy) tx.createOrder(booking, payBy);
    const change = bookingEntry(booking, { kind: 'accept', by: { role: 'guest' }, holdId: id });
    changeSeats(tx, seats, [{ ...change, held: -numberOfParticipants }]);
    tx.updateHold({ id, eventId }, { state: 'accepted', bookingId: id });
    tx.updateEntry(id, { state: 'booked', endedAt: now });
    tx.queueMail('received', booking, event);
    tx.tellOwner('waitlist', id, now);
    return { ...entry, state: 'booked', endedAt: now };
  });
}
