import { doc, getDoc } from 'firebase/firestore';
import type { TFunction } from 'i18next';
import { takenSeats, type SeatAccount } from '@app/domain/booking/seat-account.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { isUpcoming } from '@app/domain/event/event-timing.ts';
import { firestore } from '../live/firestore.ts';

async function readSeats(eventId: string): Promise<SeatAccount | undefined> {
  return (await getDoc(doc(firestore, 'eventSeats', eventId))).data() as SeatAccount | undefined;
}

/**
 * Returns why an event cannot be deleted: the rules deny it while the event is upcoming and seats of it are booked or held. When the
 * seats cannot be read, deleting is attempted and the rules decide.
 */
export async function findTakenSeats(event: Event, t: TFunction<'admin'>): Promise<string | null> {
  if (!isUpcoming(event, new Date())) return null;
  try {
    const seats = await readSeats(event.id);
    const count = takenSeats(seats);
    if (count === 0) return null;
    return seats?.booked ? t('events.booked', { count: seats.booked }) : t('events.held', { count });
  } catch {
    return null;
  }
}

/** Returns whether seats of an event are booked or held: then the rules leave a change of its terms to the API. */
export async function hasTakenSeats(eventId: string): Promise<boolean> {
  return takenSeats(await readSeats(eventId)) > 0;
}
