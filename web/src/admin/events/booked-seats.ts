import { doc, getDoc } from 'firebase/firestore';
import type { TFunction } from 'i18next';
import { takenSeats, type SeatAccount } from '@app/domain/booking/seat-account.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { isUpcoming } from '@app/domain/event/event-timing.ts';
import { firestore } from '../live/firestore.ts';

/**
 * Returns why an event cannot be deleted: the rules deny it while the event is upcoming and has bookings. When the
 * seats cannot be read, deleting is attempted and the rules decide.
 */
export async function findBookedSeats(event: Event, t: TFunction<'admin'>): Promise<string | null> {
  if (!isUpcoming(event, new Date())) return null;
  try {
    const seats = await getDoc(doc(firestore, 'eventSeats', event.id));
    const count = (seats.get('booked') as number | undefined) ?? 0;
    return count > 0 ? t('events.booked', { count }) : null;
  } catch {
    return null;
  }
}

/** Returns whether seats of an event are booked or held: then the rules leave a change of its terms to the API. */
export async function hasTakenSeats(eventId: string): Promise<boolean> {
  const seats = await getDoc(doc(firestore, 'eventSeats', eventId));
  return takenSeats(seats.data() as SeatAccount | undefined) > 0;
}
