import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { DomainError } from '@app/domain/errors.ts';
import { type EventNotice, eventNoticeSchema } from '@app/domain/booking/event-notice-schema.ts';
import { isLive } from '@app/domain/waitlist/waitlist-operations.ts';
import type { Deps } from '../deps.ts';
import { type Deadline, tryPart } from '../store/run-parts.ts';
import { fromDocument, toDocument } from '../store/documents.ts';
import type { Transaction } from '../store/transaction.ts';
import type { BookingStore } from '../bookings/booking-store.ts';
import { changeBooking, revised } from '../bookings/change-booking.ts';
import { type BookingStoreDeps, firestoreBookingStore } from '../bookings/firestore-booking-store.ts';
import { unlessOver } from './repeated-steps.ts';
import { findHolding } from '../bookings/stored-bookings.ts';

export type TellDeps = BookingStoreDeps & Pick<Deps, 'log'>;

const noticeOf = ({ db }: Pick<Deps, 'db'>, eventId: string) =>
  db.collection(COLLECTIONS.eventNotices).doc(eventId);

/** Stores the job that tells the guests of an event about a change, in the transaction of the change. */
export function beginNotice(deps: Pick<Deps, 'db'>, tx: Transaction, notice: EventNotice): void {
  tx.set(noticeOf(deps, notice.id), toDocument(notice));
}

/**
 * Queues the mail about a change of the event and raises the booking's revision, so that the guest's calendar takes the new
 * date. The ledger entry makes it happen once for each change.
 */
function tellGuest(
  store: BookingStore,
  { id, eventId }: Booking,
  { key, by }: EventNotice,
): Promise<unknown> {
  const command = { key: `tell-${key}-${id}`, by: { role: 'admin', uid: by } } as const;
  return changeBooking(store, 'tell_change', id, command, ({ booking }) => {
    if (booking.eventId !== eventId)
      throw new DomainError('status_change_refused', 'This booking was moved to another event.');
    return { fields: revised(booking), news: 'eventChanged' };
  });
}

/** Queues the mail about a change of the event to a guest who still waits or has an offer, once for each change. */
function tellWaiting(store: BookingStore, id: string, { key }: EventNotice): Promise<void> {
  return store.transaction(async (tx) => {
    const entry = (await tx.read({ entries: [id] })).entries.get(id);
    if (!entry || !isLive(entry.state) || entry.toldOf === key) return;
    const { events } = await tx.read({ events: [entry.eventId] });
    tx.updateEntry(id, { toldOf: key });
    tx.queueWaitlistMail('eventChanged', entry, events.get(entry.eventId));
  });
}

/**
 * Continues a job until every guest of the event, and of its waitlist, was told or the deadline is over. A failure with one guest is logged and
 * does not stop the others; the next run tries it again.
 */
export async function continueNotice(
  deps: TellDeps,
  eventId: string,
  requestId: string,
  deadline: Deadline,
): Promise<void> {
  const notice = fromDocument(eventNoticeSchema, await noticeOf(deps, eventId).get());
  if (notice?.state !== 'running') return;
  const store = firestoreBookingStore(deps);
  let isComplete = true;
  for (const booking of await findHolding(deps.db, eventId)) {
    if (deadline.isOver()) return;
    const part = `notice to ${booking.id}`;
    isComplete =
      !!(await tryPart(deps, requestId, part, () => unlessOver(tellGuest(store, booking, notice)))) &&
      isComplete;
  }
  for (const { id } of await store.readWaitlist(eventId)) {
    if (deadline.isOver()) return;
    const part = `notice to ${id}`;
    isComplete = !!(await tryPart(deps, requestId, part, () => tellWaiting(store, id, notice))) && isComplete;
  }
  if (!isComplete) return;
  await deps.transaction(async (tx) => {
    const [current] = await tx.getAll(noticeOf(deps, eventId));
    // A further change may have begun a new job in the meantime.
    if (current!.get('key') === notice.key) tx.update(current!.ref, { state: 'done' });
  });
}

/** Continues the jobs that a crash or a deadline has interrupted. Returns their number. */
export async function continueNotices(
  deps: TellDeps,
  requestId: string,
  deadline: Deadline,
): Promise<number> {
  const { docs } = await deps.db.collection(COLLECTIONS.eventNotices).where('state', '==', 'running').get();
  for (const { id } of docs)
    await tryPart(deps, requestId, `notices of event ${id}`, () =>
      continueNotice(deps, id, requestId, deadline),
    );
  return docs.length;
}
