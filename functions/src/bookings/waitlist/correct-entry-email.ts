import { DomainError } from '@app/domain/errors.ts';
import { comparableEmail } from '@app/domain/shared/email.ts';
import type { WaitlistEntry } from '@app/domain/waitlist/waitlist-entry-schema.ts';
import { isLive } from '@app/domain/waitlist/waitlist-operations.ts';
import type { BookingStore } from '../booking-store.ts';

/**
 * Corrects the address of an entry, which keeps its place and its offer. The earlier links end. An entry that has this address is
 * returned as it is.
 * @throws DomainError not_found, waitlist_ended
 */
export async function correctEntryEmail(
  store: BookingStore,
  id: string,
  email: string,
): Promise<WaitlistEntry> {
  return store.transaction(async (tx) => {
    const entry = (await tx.read({ entries: [id] })).entries.get(id);
    if (!entry) throw new DomainError('not_found', 'There is no such waitlist entry.');
    const { email: formerEmail, eventId, linkVersion = 0, state } = entry;
    if (comparableEmail(email) === comparableEmail(formerEmail)) return entry;
    if (!isLive(state)) throw new DomainError('waitlist_ended');
    const { events } = await tx.read({ events: [eventId] });
    const changes = { email, linkVersion: linkVersion + 1 };
    const corrected = { ...entry, ...changes };
    tx.updateEntry(id, changes);
    tx.queueEntryCorrectionMails(corrected, events.get(eventId), formerEmail);
    return corrected;
  });
}
