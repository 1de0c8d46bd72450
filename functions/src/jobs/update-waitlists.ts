import { COLLECTIONS } from '@app/domain/collections.ts';
import { DomainError } from '@app/domain/errors.ts';
import { endWaitlistEntry } from '../bookings/waitlist/end-waitlist-entry.ts';
import { type BookingStoreDeps, firestoreBookingStore } from '../bookings/firestore-booking-store.ts';
import { isListOver, offerSeats } from '../bookings/waitlist/offer-seats.ts';
import type { Deps } from '../deps.ts';
import { tryPart } from '../store/run-parts.ts';

/** The maximum number of offers that a run ends; the next run continues. */
const BATCH = 200;
const SYSTEM = { role: 'system' } as const;

/** Ends an entry unless the guest was faster. */
async function end(deps: BookingStoreDeps, operation: 'lapse' | 'close', id: string): Promise<void> {
  await endWaitlistEntry(firestoreBookingStore(deps), operation, id, SYSTEM).catch((error: unknown) => {
    if (!(error instanceof DomainError) || error.code !== 'waitlist_ended') throw error;
  });
}

/**
 * Ends offers whose time is over, closes the lists of events that make no more offers, and offers seats that were returned
 * without their trigger. A failing entry does not stop the others; a run that was interrupted is continued by the next one.
 */
export async function updateWaitlists(
  deps: BookingStoreDeps & Pick<Deps, 'log'>,
  requestId: string,
): Promise<{ lapsed: number; closed: number; offered: number }> {
  const entries = deps.db.collection(COLLECTIONS.waitlistEntries);
  const due = entries
    .where('state', '==', 'offered')
    .where('offer.expiresAt', '<=', deps.clock.now())
    .orderBy('offer.expiresAt')
    .limit(BATCH);
  const lapsed = (await due.select().get()).docs;
  for (const { id } of lapsed) await tryPart(deps, requestId, `offer to ${id}`, () => end(deps, 'lapse', id));

  const waiting = entries.where('state', '==', 'waiting').orderBy('createdAt');
  const byEvent = new Map<string, string[]>();
  for (const entry of (await waiting.select('eventId').get()).docs) {
    const eventId = entry.get('eventId') as string;
    byEvent.set(eventId, [...(byEvent.get(eventId) ?? []), entry.id]);
  }
  const store = firestoreBookingStore(deps);
  const counts = { lapsed: lapsed.length, closed: 0, offered: 0 };
  for (const [eventId, ids] of byEvent)
    await tryPart(deps, requestId, `waitlist of ${eventId}`, async () => {
      if (await isListOver(store, eventId)) {
        for (const id of ids) await end(deps, 'close', id);
        counts.closed += ids.length;
      } else counts.offered += await offerSeats(store, eventId);
    });
  return counts;
}
