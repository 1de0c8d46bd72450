import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { takenSeats } from '@app/domain/booking/seat-account.ts';
import { DomainError } from '@app/domain/errors.ts';
import { type Event, type EventInput } from '@app/domain/event/event-schema.ts';
import { concernsGuests } from '@app/domain/event/event-terms.ts';
import { isUpcoming } from '@app/domain/event/event-timing.ts';
import { movedTo } from '@app/domain/event/previous-dates.ts';
import { takeOver } from '@app/domain/event/series-change.ts';
import type {
  DateOutcome,
  SeriesChange,
  SeriesChangeResult,
} from '@app/domain/event/series-change-schema.ts';
import { isDeepEqual } from '@app/domain/shared/deep-equal.ts';
import { entityTag } from '@app/domain/shared/entity-tag.ts';
import type { Deps } from '../deps.ts';
import { toDocument } from '../store/documents.ts';
import { isBelowTaken, readRefunded, recordTerms } from './event-account.ts';
import { beginNotice } from './tell-guests.ts';
import { bookingDocuments, bookingTransaction } from '../bookings/firestore-booking-store.ts';
import { seatsOf } from '../bookings/seat-ledger.ts';

interface SeriesCommand {
  /** The admin's uid. */
  uid: string;
  /** The entity tag of the edited date that the admin saw. */
  expected: string;
}

/** A date that changes, with what was read before. */
interface Change {
  snapshot: DocumentSnapshot;
  stored: Event;
  input: EventInput;
  refunded: readonly Booking[];
  hasConcernedGuests: boolean;
}

/**
 * Replaces a date of a series and lets other dates take over the changed fields, on top of what is stored of each, in one
 * transaction, which also begins to tell the guests of the changed dates if that is wished. A repeated call changes nothing.
 * @throws DomainError not_found, capacity_below_taken (of the edited date), changed_meanwhile when the edited date is neither as the admin saw it nor as it is to be
 */
export function changeSeries(
  { db, transaction, outbox, clock }: Pick<Deps, 'db' | 'transaction' | 'outbox' | 'clock'>,
  id: string,
  { after, fields, dates, tellsGuests }: SeriesChange,
  { uid, expected }: SeriesCommand,
): Promise<SeriesChangeResult> {
  const key = crypto.randomUUID();
  const others = new Map(dates.map((date) => [date.id, date.move]));
  others.delete(id);
  const ids = [id, ...others.keys()];
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

    // A repetition after a lost response finds the series that the first request has written.
    const series = [edited.seriesId, after.seriesId];
    const isInSeries = (event: Event) =>
      event.id === id || (event.seriesId && series.includes(event.seriesId));
    if (isBelowTaken(seatsOf(records, id), edited, after)) throw new DomainError('capacity_below_taken');
    const changes = await Promise.all(
      snapshots.map(async (snapshot) => {
        const stored = records.events.get(snapshot.id);
        if (!stored || !isInSeries(stored)) return { id: snapshot.id };
        const input = stored.id === id ? after : takeOver(stored, fields, after, others.get(stored.id)?.to);
        const refunded = await readRefunded(bookings, stored, input);
        const isBooked = takenSeats(seatsOf(records, stored.id).account) > 0;
        const hasConcernedGuests =
          concernsGuests(stored, input) && (isBooked || (await bookings.readWaitlist(stored.id)).length > 0);
        return { id: snapshot.id, change: { snapshot, stored, input, refunded, hasConcernedGuests } };
      }),
    );

    /** Returns why another date stays as it is; undefined if it changes. */
    function refusal({ stored, input }: Change): DateOutcome | undefined {
      if (stored.id === id) return undefined;
      const move = others.get(stored.id);
      if (move && ![move.from, move.to].some((time) => time.getTime() === stored.dateTime.getTime()))
        return 'changed_meanwhile';
      if (!isUpcoming(stored, now) || !isUpcoming(input, now)) return 'event_closed';
      return isBelowTaken(seatsOf(records, stored.id), stored, input) ? 'capacity_below_taken' : undefined;
    }

    function write(change: Change): { outcome: DateOutcome; isTold: boolean } {
      const { snapshot, stored, input, refunded, hasConcernedGuests } = change;
      if (isDeepEqual(inputOf(stored), input)) return { outcome: 'changed', isTold: false };
      const refused = refusal(change);
      if (refused) return { outcome: refused, isTold: false };
      const seats = seatsOf(records, stored.id);
      const { createdAt, previousDates } = stored;
      const changed: Event = {
        ...input,
        id: stored.id,
        createdAt,
        ...(hasConcernedGuests ? movedTo(stored, input.dateTime) : previousDates && { previousDates }),
      };
      // The time of creation stays, to the microsecond.
      tx.set(snapshot.ref, { ...toDocument(changed), createdAt: snapshot.get('createdAt') });
      const command = { key, by: { role: 'admin', uid }, now } as const;
      recordTerms(bookings, { seats, bookings: refunded }, stored, changed, command);
      const isTold = tellsGuests && hasConcernedGuests;
      if (isTold) beginNotice({ db }, tx, { id: stored.id, key, by: uid, startedAt: now, state: 'running' });
      return { outcome: 'changed', isTold };
    }
    return {
      dates: changes.map(({ id: date, change }) => ({
        id: date,
        ...(change ? write(change) : { outcome: 'gone', isTold: false }),
      })),
    };
  });
}

function inputOf({ id: _, createdAt: __, previousDates: ___, ...input }: Event): EventInput {
  return input;
}
