import { agreedTerms, freeCancellationEnd } from '@app/domain/booking/agreed-terms.ts';
import { DomainError } from '@app/domain/errors.ts';
import type { GuestWaitlist, WaitlistEntry } from '@app/domain/waitlist/waitlist-entry-schema.ts';
import type { Config } from '../../env.ts';
import { readWaitlistToken } from '../../mail/link-tokens.ts';
import type { BookingStore } from '../booking-store.ts';
import { guestToken } from '../guest-booking.ts';

/**
 * Returns the waitlist entry of a signed link.
 * @throws DomainError not_found, equally for a forged or revoked token and for a deleted entry
 */
export async function requireGuestEntry(
  store: BookingStore,
  { hashSecret }: Config,
  token: string,
): Promise<WaitlistEntry> {
  const link = readWaitlistToken(hashSecret, token);
  const entry = link && (await store.read({ entries: [link.id] })).entries.get(link.id);
  if (!entry || (entry.linkVersion ?? 0) !== link.version)
    throw new DomainError('not_found', 'There is no such waitlist entry.');
  return entry;
}

/** Returns what the guest sees of a waitlist entry. */
export async function guestWaitlist(
  store: BookingStore,
  config: Config,
  entry: WaitlistEntry,
): Promise<GuestWaitlist> {
  const { id, eventId, state, partySize, acceptsFewer, offer } = entry;
  const { events, bookings } = await store.read({
    events: [eventId],
    bookings: state === 'booked' ? [id] : [],
  });
  const waiting = (await store.readWaitlist(eventId)).filter((other) => other.state === 'waiting');
  const index = waiting.findIndex((other) => other.id === id);
  const current = events.get(eventId);
  const { title, titleKr, dateTime, duration, location, locationKr, price } = current ?? entry.event;
  const won = offer?.price ?? price;
  const isPriced = state === 'offered' && current !== undefined && won! > 0;
  const { event: joined } = entry;
  const booking = bookings.get(id);
  return {
    eventId,
    state,
    partySize,
    acceptsFewer,
    ...(offer && { offer }),
    event: {
      title,
      titleKr,
      dateTime,
      duration,
      location,
      locationKr,
      ...(won !== undefined && { price: won }),
    },
    joined: {
      dateTime: joined.dateTime,
      location: joined.location,
      locationKr: joined.locationKr,
      ...(joined.price !== undefined && { price: joined.price }),
    },
    ...(isPriced && { freeUntil: freeCancellationEnd(agreedTerms(current)) }),
    ...(index >= 0 && { position: index + 1 }),
    waiting: waiting.length,
    // This link is older than one that was revoked, so it does not lead around the revocation.
    ...(booking && !booking.linkVersion && { bookingToken: guestToken(config, booking) }),
  };
}
