import type { Firestore } from 'firebase-admin/firestore';
import { type Booking, bookingSchema } from '@app/domain/booking/booking-schema.ts';
import { holdsSeats } from '@app/domain/booking/booking-status.ts';
import { COLLECTIONS, SEAT_COLLECTIONS } from '@app/domain/collections.ts';
import { DomainError } from '@app/domain/errors.ts';
import { type CallOff, callOffSchema } from '@app/domain/booking/call-off-schema.ts';
import { eventSchema } from '@app/domain/event/event-schema.ts';
import { isUpcoming } from '@app/domain/event/event-timing.ts';
import { sendDueRefunds } from '../orders/refund-order.ts';
import type { Deps } from '../deps.ts';
import { type Deadline, tryPart } from '../store/run-parts.ts';
import { fromDocument, toDocument } from '../store/documents.ts';
import { callOffBooking, giveUpChange } from '../bookings/cancel-booking.ts';
import {
  type BookingStoreDeps,
  bookingDocuments,
  firestoreBookingStore,
} from '../bookings/firestore-booking-store.ts';
import { endWaitlistEntry } from '../bookings/waitlist/end-waitlist-entry.ts';
import { releaseHold } from '../bookings/hold-seats.ts';
import { unlessOver } from './repeated-steps.ts';
import { findHolding } from '../bookings/stored-bookings.ts';

export type CallOffDeps = BookingStoreDeps & Pick<Deps, 'log' | 'readBookingHold'>;

const jobs = (db: Firestore) => db.collection(COLLECTIONS.callOffs);

/**
 * Begins to call an event off, with other dates of its series, all or none: hides them, so that they take no more bookings, and
 * stores a job for each. A running job stays as it is, and so does one that has nothing left to do.
 * @throws DomainError not_found (also for a date of another series), event_closed (one has begun)
 */
export async function beginCallOff(
  { db, transaction, clock }: CallOffDeps,
  id: string,
  { dates = [], ...request }: Pick<CallOff, 'reason' | 'by' | 'dates'>,
): Promise<void> {
  await transaction(async (tx) => {
    const now = clock.now();
    /** Reads what is called off, and returns how to write it: Firestore reads nothing after the first write. */
    const prepare = async (date: string) => {
      const event = db.collection(COLLECTIONS.events).doc(date);
      const job = jobs(db).doc(date);
      const [eventFound, jobFound] = await tx.getAll(event, job);
      const stored = fromDocument(eventSchema, eventFound!);
      if (!stored) throw new DomainError('not_found', 'There is no such event.');
      if (!isUpcoming(stored, now)) throw new DomainError('event_closed', 'The event has already begun.');
      const { length: total } = (await tx.get(bookingDocuments(db).bookingsOf(date))).docs
        .flatMap((snapshot) => fromDocument(bookingSchema, snapshot) ?? [])
        .filter(({ status }) => holdsSeats(status));
      const earlier = fromDocument(callOffSchema, jobFound!);
      const isOver = !stored.isActive && total === 0;
      const write = () => {
        if (stored.isActive) tx.update(event, { isActive: false });
        if (earlier && (earlier.state === 'running' || isOver)) return;
        const started: CallOff = {
          id: date,
          ...request,
          ...(date === id && dates.length > 0 && { dates }),
          startedAt: now,
          state: 'running',
          total,
          left: total,
        };
        tx.set(job, toDocument(started));
      };
      return { seriesId: stored.seriesId, write };
    };
    const prepared = await Promise.all([...new Set([id, ...dates])].map(prepare));
    const [{ seriesId } = {}, ...others] = prepared;
    if (others.some((other) => !seriesId || other.seriesId !== seriesId))
      throw new DomainError('not_found', 'A date is not of the series of the event.');
    for (const { write } of prepared) write();
  });
}

/** Closes the waitlist with its offers, and releases the seats that the owner held back. */
async function releaseHolds(deps: CallOffDeps, { id: eventId, by }: CallOff): Promise<void> {
  const store = firestoreBookingStore(deps);
  const actor = { role: 'admin', uid: by } as const;
  for (const { id } of await store.readWaitlist(eventId))
    await unlessOver(endWaitlistEntry(store, 'call_off', id, actor));
  const account = bookingDocuments(deps.db).account(eventId);
  const held = await account.collection(SEAT_COLLECTIONS.holds).where('state', '==', 'held').get();
  for (const hold of held.docs) {
    const { id } = hold;
    const bookingId = hold.get('bookingId') as string | undefined;
    if (bookingId) await unlessOver(giveUpChange(store, bookingId, { key: `call-off-${id}`, by: actor }));
    else await unlessOver(releaseHold(store, { id, eventId }, { key: `call-off-${id}`, by: actor }));
  }
}

/** Cancels one booking of the event and sends its refund. A guest may have cancelled or moved it in the meantime. */
async function callOffOne(deps: CallOffDeps, job: CallOff, booking: Booking, requestId: string) {
  const { id, payBy, hasOrder } = booking;
  const { id: eventId, by: uid, reason, startedAt } = job;
  // A booking that was restored since an earlier job is cancelled by this one.
  const key = `call-off-${startedAt.getTime()}-${id}`;
  const command = { key, by: { role: 'admin', uid }, reason } as const;
  await unlessOver(callOffBooking(firestoreBookingStore(deps), id, command, eventId));
  if (payBy || hasOrder) await sendDueRefunds(deps, id, requestId);
}

/**
 * Continues a job until it is done or the deadline is over, and returns it as it is then. What was done before is not
 * repeated: each booking is cancelled once, with one mail and one refund in the same commit. A failure with one booking
 * is logged and does not stop the others; the next run tries it again.
 */
export async function continueCallOff(
  deps: CallOffDeps,
  id: string,
  requestId: string,
  deadline: Deadline,
): Promise<CallOff> {
  const { db } = deps;
  const job = fromDocument(callOffSchema, await jobs(db).doc(id).get());
  if (!job) throw new DomainError('not_found', 'This event was not called off.');
  if (job.state === 'done') return job;
  // An offer that is still open can become a booking, so the job is not done before all are closed.
  const released = await tryPart(deps, requestId, `holds of ${id}`, () => releaseHolds(deps, job));
  const holding = await findHolding(db, id);
  let { length: left } = holding;
  for (const booking of holding) {
    if (deadline.isOver()) break;
    const part = `call-off of ${booking.id}`;
    if (!(await tryPart(deps, requestId, part, () => callOffOne(deps, job, booking, requestId)))) continue;
    left -= 1;
    await jobs(db).doc(id).update({ left });
  }
  const changed: CallOff = { ...job, left, state: released && left === 0 ? 'done' : 'running' };
  await jobs(db).doc(id).update({ left, state: changed.state });
  return changed;
}

/** Continues the jobs that a crash or a deadline has interrupted. Returns their number. */
export async function continueCallOffs(
  deps: CallOffDeps,
  requestId: string,
  deadline: Deadline,
): Promise<number> {
  const { docs } = await jobs(deps.db).where('state', '==', 'running').get();
  for (const { id } of docs)
    await tryPart(deps, requestId, `call-off of event ${id}`, () =>
      continueCallOff(deps, id, requestId, deadline),
    );
  return docs.length;
}
