import type { Event } from '../event/event-schema.ts';
import { mailboxOf } from '../shared/email.ts';
import type { Booking } from './booking-schema.ts';
import { holdsSeats } from './booking-status.ts';

type LimitedEvent = Pick<Event, 'capacity' | 'maxPartySize'>;

/** Returns the most participants that one booking may have: the seats left, and the event's limit if that is smaller. */
export function largestParty({ capacity, maxPartySize = capacity }: LimitedEvent, seatsLeft: number): number {
  return Math.min(seatsLeft, maxPartySize);
}

/** Returns the seats that the mailbox of an e-mail address holds in these bookings, under all its spellings. */
export function seatsOfMailbox(
  bookings: readonly Pick<Booking, 'email' | 'numberOfParticipants' | 'status'>[],
  address: string,
): number {
  const mailbox = mailboxOf(address);
  return bookings
    .filter(({ email, status }) => holdsSeats(status) && email !== undefined && mailboxOf(email) === mailbox)
    .reduce((sum, { numberOfParticipants }) => sum + numberOfParticipants, 0);
}
