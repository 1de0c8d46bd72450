import { collection, doc, serverTimestamp } from 'firebase/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { anotherDate } from '@app/domain/event/series-dates.ts';
import { fromFirestore } from '../../lib/from-firestore.ts';
import { rememberOwnChange } from '../../lib/own-changes.ts';
import { commit, firestore } from '../live/firestore.ts';
import { readDocuments } from '../live/read-documents.ts';
import { seriesSelection } from './series-selection.ts';

/** Reads the dates of a series once, latest first. Fails without a connection. */
export const readSeries = (seriesId: string): Promise<Event[]> =>
  readDocuments(COLLECTIONS.events, seriesSelection(seriesId));

interface NewDates {
  /** The event that is copied, as the admin saw it. */
  event: Event;
  seriesId: string;
  /** The ids are the same when a save is repeated. */
  dates: readonly { id: string; dateTime: Date }[];
}

/**
 * Adds further dates of an event and names its series, all or nothing. `changed` means that nothing was written, because the
 * event is gone or belongs to another series by now.
 */
export function addDates({ event, seriesId, dates }: NewDates): Promise<'added' | 'changed'> {
  const events = collection(firestore, COLLECTIONS.events);
  return commit(async (transaction) => {
    const original = await transaction.get(doc(events, event.id));
    const data = original.data();
    const stored = data && fromFirestore<Event>(event.id, data);
    const [first] = dates;
    // A save whose response was lost is recognized when it is repeated: its dates are stored together.
    if (first && (await transaction.get(doc(events, first.id))).exists()) return 'added';
    if (!stored || stored.seriesId !== event.seriesId) return 'changed';
    if (stored.seriesId !== seriesId) transaction.update(original.ref, { seriesId });
    for (const { id, dateTime } of dates)
      transaction.set(doc(events, id), {
        ...anotherDate(stored, { dateTime, seriesId }),
        createdAt: serverTimestamp(),
      });
    rememberOwnChange();
    return 'added';
  });
}
