import { takenSeats } from '@app/domain/booking/seat-account.ts';
import { DomainError } from '@app/domain/errors.ts';
import { type Event, type EventInput } from '@app/domain/event/event-schema.ts';
import { changedTerms } from '@app/domain/event/event-terms.ts';
import { takeOverFields } from '@app/domain/event/series-change.ts';
import type {
  DateOutcome,
  SeriesChange,
  SeriesChangeResult,
} from '@app/domain/event/series-change-schema.ts';
import { isDeepEqual } from '@app/domain/shared/deep-equal.ts';
import { entityTag } from '@app/domain/shared/entity-tag.ts';
import type { Deps } from '../deps.ts';
import { toDocument } from '../store/documents.ts';
import { recordTerms } from './event-account.ts';
import { bookingDocuments, bookingTransaction } from '../bookings/firestore-booking-store.ts';
import { seatsOf } from '../bookings/seat-ledger.ts';

interface SeriesCommand {
  /** The admin's uid. */
  uid: string;
  /** The entity tag of the edited date that the admin saw. */
  expected: string;
}

/**
 * Replaces a date of a series and lets other dates take over the changed fields, on top of what is stored of each, in one
 * transaction. Terms of dates with taken seats stay as they are: they change one by one, after a review. A repeated call
 * changes nothing.
 * @throws DomainError not_found, changed_meanwhile when the edited date is neither as the admin saw it nor as it is to be
 */
export function changeSeries(
  { db, transaction, outbox, clock }: Pick<Deps, 'db' | 'transaction' | 'outbox' | 'clock'>,
  id: string,
  { after, fields, dates }: SeriesChange,
  { uid, expected }: SeriesCommand,
): Promise<SeriesChangeResult> {
  const key = crypto.randomUUID();
  const ids = [id, ...new Set(dates.filter((date) => date !== id))];
  const documents = bookingDocuments(db);
  return transaction(async (tx) => {
    const snapshots = await tx.getAll(...ids.map((date) => documents.event(date)));
    const bookings = bookingTransaction({ db, outbox }, tx);
    const records = await bookings.read({ events: ids });
    const now = clock.now();

    const edited = records.events.get(id);
    if (!edited) throw new DomainError('not_found', 'There is no such event.');
    if (!isDeepEqual(inputOf(edited), after) && expected !== (await entityTag(edited)))
      throw new DomainError('changed_meanwhile');

    /** Writes what a date becomes, unless it is that already or its guests agreed to something else. */
    function change(stored: Event, input: EventInput): DateOutcome {
      if (isDeepEqual(inputOf(stored), input)) return 'changed';
      const seats = seatsOf(records, stored.id);
      if (changedTerms(stored, input).length > 0 && takenSeats(seats.account) > 0) return 'booked';
      const { createdAt, previousDates } = stored;
      const changed: Event = { ...input, id: stored.id, createdAt, ...(previousDates && { previousDates }) };
      const snapshot = snapshots.find((found) => found.id === stored.id)!;
      // The time of creation stays, to the microsecond.
      tx.set(snapshot.ref, { ...toDocument(changed), createdAt: snapshot.get('createdAt') });
      recordTerms(bookings, seats, stored, changed, { key, by: { role: 'admin', uid }, now });
      return 'changed';
    }
    // A repetition after a lost response finds the series that the first request has written.
    const series = [edited.seriesId, after.seriesId];
    const isInSeries = (event: Event) =>
      event.id === id || (event.seriesId && series.includes(event.seriesId));
    return {
      dates: ids.map((date) => {
        const stored = records.events.get(date);
        if (!stored || !isInSeries(stored)) return { id: date, outcome: 'gone' };
        return {
          id: date,
          outcome: change(stored, date === id ? after : takeOverFields(stored, fields, after)),
        };
      }),
    };
  });
}

function inputOf({ id: _, createdAt: __, previousDates: ___, ...input }: Event): EventInput {
  return input;
}
