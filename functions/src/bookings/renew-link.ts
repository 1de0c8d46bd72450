import type { Firestore } from 'firebase-admin/firestore';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { holdsSeats } from '@app/domain/booking/booking-status.ts';
import { findBookingsOf } from './guests.ts';
import type { BookingStore } from './booking-store.ts';
import { changeBooking, type Command } from './change-booking.ts';

/**
 * Revokes the links of a booking; if its guest has asked for it, queues a mail with the new one.
 * @throws DomainError not_found
 */
export function renewLink(store: BookingStore, id: string, command: Command): Promise<Booking> {
  return changeBooking(store, 'renew_link', id, command, ({ booking: { linkVersion = 0 } }) => ({
    fields: { linkVersion: linkVersion + 1 },
    ...(command.by.role === 'guest' && { news: 'link' }),
  }));
}

/** The most bookings of one address whose links are sent at once. */
const MAX_LINKS = 20;

/** Returns the bookings of an address that hold seats of events that are ahead, the next event first. */
export async function findUpcomingBookingsOf(
  db: Firestore,
  store: BookingStore,
  email: string,
): Promise<Booking[]> {
  const holding = (await findBookingsOf(db, email)).filter(({ status }) => holdsSeats(status));
  const { events } = await store.read({ events: holding.map(({ eventId }) => eventId) });
  const startOf = ({ eventId, agreed }: Booking) => (events.get(eventId) ?? agreed).dateTime;
  return holding
    .filter((booking) => startOf(booking) > store.now())
    .toSorted((a, b) => startOf(a).getTime() - startOf(b).getTime())
    .slice(0, MAX_LINKS);
}
