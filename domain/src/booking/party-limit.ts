import type { Event } from '../event/event-schema.ts';
import type { Booking } from './booking-schema.ts';
import { holdsSeats } from './booking-status.ts';

type LimitedEvent = Pick<Event, 'capacity' | 'maxPartySize'>;

/** Returns the most participants that one booking may have: the seats left, and the event's limit if that is smaller. */
export function largestParty({ capacity, maxPartySize = capacity }: LimitedEvent, seatsLeft: number): number {
  return Math.min(seatsLeft, maxPartySize);
}

/** Returns the seats that an e-mail address holds in these bookings; upper and lower case are the same address. */
export function seatsOfAddress(
  bookings: readonly Pick<Booking, 'email' | 'numberOfParticipants' | 'status'>[],
  address: string,
): number {
  return bookings
    .filter(({ email, status }) => holdsSeats(status) && email?.toLowerCase() === address.toLowerCase())
    .reduce((sum, { numberOfParticipants }) => sum + numberOfParticipants, 0);
}
