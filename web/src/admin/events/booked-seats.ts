import { doc, getDoc } from 'firebase/firestore';
import type { TFunction } from 'i18next';
import type { Event } from '@app/domain/event/event-schema.ts';
import { firestore } from '../live/firestore.ts';

/**
 * Seats that are taken keep an event from being deleted: the rules refuse it, and this says so before. Where nothing can
 * be learned, the rules have the last word.
 */
export async function findBookedSeats({ id }: Event, t: TFunction): Promise<string | null> {
  try {
    const seats = await getDoc(doc(firestore, 'eventSeats', id));
    const count = (seats.get('booked') as number | undefined) ?? 0;
    return count > 0 ? t('events.booked', { count }) : null;
  } catch {
    return null;
  }
}
