import { isDeepStrictEqual } from 'node:util';
import { DomainError } from '@app/domain/errors.ts';
import { mailboxOf } from '@app/domain/shared/email.ts';
import { seatsNeeded } from '@app/domain/waitlist/allocate-seats.ts';
import { offerEnd } from '@app/domain/waitlist/offer-time.ts';
import type { WaitlistEntry, WaitlistInput } from '@app/domain/waitlist/waitlist-entry-schema.ts';
import { WAITLIST_LIMITS } from '@app/domain/waitlist/waitlist.ts';
import type { BookingStore } from '../booking-store.ts';
import { requirePartyWithinLimit } from '../party-limit.ts';
import { requireOpen, seatsOf } from '../seat-ledger.ts';
import { bookingKeys, requireUnusedKey } from '../used-key.ts';
import { unclaimedSeats } from '../waitlist-claims.ts';

export type JoinRequest = WaitlistInput & { id: string };

const contentOf = (request: WaitlistInput) => {
  const { eventId, name, email, phone, language, partySize, acceptsFewer } = request;
  return { eventId, name, email, phone, language, partySize, acceptsFewer };
};

/**
 * Adds a guest to the waitlist of an event and queues the mail about it. It reads the seat account but never writes it. An
 * entry that exists under the same id is returned as it is. A mailbox that waits already keeps its entry and is sent the link
 * again, unless a mail with it is still queued.
 * @throws DomainError not_found (event), event_closed (also once no offer is made any more), party_too_large, waitlist_full,
 *   seats_available (the guest can book), idempotency_conflict
 */
export async function joinWaitlist(store: BookingStore, request: JoinRequest): Promise<WaitlistEntry> {
  const { id, eventId, partySize, email } = request;
  return store.transaction(async (tx) => {
    const records = await tx.read({ entries: [id], events: [eventId], ...bookingKeys(request) });
    const existing = records.entries.get(id);
    if (existing) {
      if (!isDeepStrictEqual(contentOf(existing), contentOf(request)))
        throw new DomainError('idempotency_conflict');
      return existing;
    }
    requireUnusedKey(records, id);
    const now = store.now();
    const { event, account } = seatsOf(records, eventId);
    if (!event) {
      const errors = [{ field: 'eventId', message: 'There is no such event' }];
      throw new DomainError('not_found', 'There is no such event.', errors);
    }
    requireOpen(event, now);
    if (!offerEnd(event, now)) throw new DomainError('event_closed', 'The waitlist of this event has ended.');
    if (partySize > event.capacity) throw new DomainError('party_too_large');
    const live = await tx.readWaitlist(eventId);
    if (event.maxPartySize) {
      const others = await tx.readBookingsOf(eventId);
      requirePartyWithinLimit(event, { email, numberOfParticipants: partySize }, others);
    }
    if (live.length >= WAITLIST_LIMITS.entriesMax) throw new DomainError('waitlist_full');
    const waiting = live.filter(({ state }) => state === 'waiting');
    if (seatsNeeded(request) <= unclaimedSeats({ event, account, waiting }, now))
      throw new DomainError('seats_available');
    // After the refusals, so that they do not tell whether a mailbox waits.
    const earlier = live.find((entry) => mailboxOf(entry.email) === mailboxOf(email));
    if (earlier) {
      if (!(await tx.isWaitlistMailQueued(earlier.id))) tx.queueWaitlistMail('link', earlier, event);
      return earlier;
    }
    const { title, titleKr, dateTime, duration, location, locationKr, price } = event;
    const entry: WaitlistEntry = {
      ...contentOf(request),
      id,
      state: 'waiting',
      overtaken: 0,
      event: { title, titleKr, dateTime, duration, location, locationKr, price },
      createdAt: now,
    };
    if (entry.phone === undefined) delete entry.phone;
    tx.createEntry(entry);
    tx.queueWaitlistMail('joined', entry, event);
    return entry;
  });
}
