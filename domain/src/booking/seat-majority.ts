import type { Event } from '../event/event-schema.ts';
import { mailboxOf } from '../shared/email.ts';
import type { Booking } from './booking-schema.ts';
import { holdsSeats } from './booking-status.ts';

/** A booking with the network in which it was made; undefined unless a guest made it on the site. */
type PlacedBooking = Pick<Booking, 'email' | 'numberOfParticipants' | 'status'> & {
  network: string | undefined;
};

/** Who holds more than half of an event, and how many seats. */
export interface SeatMajority {
  by: 'mailbox' | 'network';
  seats: number;
}

/** A line of the owner's list, by the event's id. */
export type SeatMajorityLine = SeatMajority &
  Pick<Event, 'id' | 'title' | 'titleKr' | 'dateTime' | 'capacity'>;

/** Returns the most seats that bookings with the same key hold together. */
function largestShare(bookings: readonly PlacedBooking[], keyOf: (booking: PlacedBooking) => string): number {
  const seats = new Map<string, number>();
  for (const booking of bookings)
    seats.set(keyOf(booking), (seats.get(keyOf(booking)) ?? 0) + booking.numberOfParticipants);
  return Math.max(0, ...seats.values());
}

/**
 * Returns the majority of one mailbox or, if there is none, of one network: more than half of the event's capacity, so that the
 * first party of a large event is none. Bookings that the admin entered do not count.
 */
export function seatMajority(
  { capacity }: Pick<Event, 'capacity'>,
  bookings: readonly PlacedBooking[],
): SeatMajority | undefined {
  const placed = bookings.filter(({ network, status }) => network !== undefined && holdsSeats(status));
  const shares = [
    { by: 'mailbox' as const, seats: largestShare(placed, ({ email = '' }) => mailboxOf(email)) },
    { by: 'network' as const, seats: largestShare(placed, ({ network = '' }) => network) },
  ];
  return shares.find(({ seats }) => seats > capacity / 2);
}
