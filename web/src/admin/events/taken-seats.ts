import { doc, getDoc, getDocs } from 'firebase/firestore';
import type { TFunction } from 'i18next';
import { takenSeats, type SeatAccount } from '@app/domain/booking/seat-account.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { isUpcoming } from '@app/domain/event/event-timing.ts';
import { WAITLIST_LIMITS } from '@app/domain/waitlist/waitlist.ts';
import { firestore } from '../live/firestore.ts';
import { queryOf, type Selection } from '../live/selection.ts';

async function readSeats(eventId: string): Promise<SeatAccount | undefined> {
  return (await getDoc(doc(firestore, 'eventSeats', eventId))).data() as SeatAccount | undefined;
}

/** Selects the waitlist entries of an event that wait or have an offer, in order of arrival. */
export const waitlistOf = (eventId: string): Selection => ({
  where: [
    ['eventId', '==', eventId],
    ['state', 'in', ['waiting', 'offered']],
  ],
  orderBy: ['createdAt', 'asc'],
  limit: WAITLIST_LIMITS.entriesMax,
});

/** Returns how many waitlist entries of an event wait or have an offer. */
async function countWaiting(eventId: string): Promise<number> {
  return (await getDocs(queryOf(COLLECTIONS.waitlistEntries, waitlistOf(eventId)))).size;
}

/**
 * Returns why an event cannot be deleted: the rules deny it while the event is upcoming and seats of it are booked or held, and
 * guests who wait would be mailed unasked that the list is closed. When the seats cannot be read, deleting is attempted and the rules decide.
 */
export async function findObstacle(event: Event, t: TFunction<'admin'>): Promise<string | null> {
  if (!isUpcoming(event, new Date())) return null;
  try {
    const seats = await readSeats(event.id);
    const count = takenSeats(seats);
    if (count === 0) {
      const waiting = await countWaiting(event.id);
      return waiting > 0 ? t('events.waiting', { count: waiting }) : null;
    }
    return seats?.booked ? t('events.booked', { count: seats.booked }) : t('events.held', { count });
  } catch {
    return null;
  }
}

/**
 * Returns whether a change of an event's terms concerns anybody: seats are booked or held, so that the rules leave it to the API, or
 * guests wait, whom only the API tells.
 */
export async function hasGuests(eventId: string): Promise<boolean> {
  const [seats, waiting] = await Promise.all([readSeats(eventId), countWaiting(eventId)]);
  return takenSeats(seats) > 0 || waiting > 0;
}
