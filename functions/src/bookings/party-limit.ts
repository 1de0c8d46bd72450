import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { seatsOfMailbox } from '@app/domain/booking/party-limit.ts';
import { DomainError } from '@app/domain/errors.ts';
import type { Event } from '@app/domain/event/event-schema.ts';

type Party = Pick<Booking, 'email' | 'numberOfParticipants'>;

/**
 * Ensures that a mailbox holds at most `maxPartySize` seats of the event with this party. The error is the same for one
 * party that is too large and for a mailbox that already holds seats, so that it does not tell who has booked.
 * @param others the event’s other bookings
 * @throws DomainError party_too_large
 */
export function requirePartyWithinLimit(
  { maxPartySize = Infinity }: Event,
  { email, numberOfParticipants }: Party,
  others: readonly (Party & Pick<Booking, 'status'>)[] = [],
): void {
  const held = email ? seatsOfMailbox(others, email) : 0;
  if (held + numberOfParticipants <= maxPartySize) return;
  throw new DomainError('party_too_large', 'Please contact us about a larger party.');
}
