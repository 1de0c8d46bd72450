import type { Firestore } from 'firebase-admin/firestore';
import { type Booking, bookingSchema } from '@app/domain/booking/booking-schema.ts';
import {
  isTimeForGuestMails,
  isTimeForThanks,
  needsReminder,
  needsThanks,
  THANKS_DAYS,
} from '@app/domain/booking/guest-mails.ts';
import { callOffSchema } from '@app/domain/booking/call-off-schema.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { type Event, eventSchema } from '@app/domain/event/event-schema.ts';
import { EVENT_LIMITS } from '@app/domain/event/event.ts';
import { productSchema } from '@app/domain/product/product-schema.ts';
import { isAlcoholRelated } from '@app/domain/shared/alcohol.ts';
import { startOfSeoulDay } from '@app/domain/shared/seoul-time.ts';
import { isVisible } from '@app/domain/shared/visibility.ts';
import type { StoreLocation } from '@app/domain/store-location/store-location-schema.ts';
import { storySchema } from '@app/domain/story/story-schema.ts';
import type { Deps } from '../deps.ts';
import type { MailWriter } from '../mail/outbox.ts';
import type { LinkedItem } from '../mail/templates/thanks-mail.ts';
import { tryPart } from '../store/run-parts.ts';
import { fromDocument } from '../store/documents.ts';
import { findStoresOf } from '../content/stores-of-events.ts';
import { revised } from './change-booking.ts';
import { bookingDocuments } from './firestore-booking-store.ts';

type GuestMailDeps = Pick<Deps, 'db' | 'transaction' | 'outbox' | 'clock' | 'log'>;

const DAY_MS = 24 * 60 * 60 * 1000;
const LONGEST_MS = EVENT_LIMITS.duration * 60_000;

/** Returns the events that begin in a time. */
async function findEvents(db: Firestore, from: Date, until: Date): Promise<Event[]> {
  const { docs } = await db
    .collection(COLLECTIONS.events)
    .where('dateTime', '>=', from)
    .where('dateTime', '<', until)
    .orderBy('dateTime')
    .get();
  return docs.flatMap((snapshot) => fromDocument(eventSchema, snapshot) ?? []);
}

/** Returns the item to which the mail of thanks links; undefined if there is none or visitors don't see it. */
async function findLinkedItem(
  { db, clock }: GuestMailDeps,
  { thanks }: Event,
): Promise<LinkedItem | undefined> {
  const [kind, id] = (thanks ?? '').split('/') as [string, string?];
  if ((kind !== 'stories' && kind !== 'products') || !id) return undefined;
  const snapshot = await db.collection(COLLECTIONS[kind]).doc(id).get();
  const item = fromDocument(kind === 'stories' ? storySchema : productSchema, snapshot);
  if (!item || !isVisible(item, clock.now())) return undefined;
  const { title, titleKr } = item;
  return { kind, path: `/${kind}/${id}`, title, titleKr, isAlcoholRelated: isAlcoholRelated(item) };
}

/** A kind of mail that each guest of an event gets once. */
interface GuestMail {
  isNeeded: (booking: Booking, event: Event, now: Date) => boolean;
  /** Returns the fields by which the booking records the mail. */
  record: (booking: Booking, event: Event, now: Date) => Partial<Booking>;
  queue: (writer: MailWriter, booking: Booking, event: Event, store: StoreLocation | undefined) => void;
}

/**
 * Queues the mail to one guest in the commit that records it, so that repeated and concurrent runs queue it once. What the
 * transaction reads decides: the guest may have cancelled or moved since the query.
 */
async function writeToGuest(
  { db, transaction, clock }: GuestMailDeps,
  id: string,
  mail: GuestMail,
): Promise<boolean> {
  const documents = bookingDocuments(db);
  return transaction(async (tx) => {
    const [found] = await tx.getAll(documents.booking(id));
    const booking = fromDocument(bookingSchema, found!);
    if (!booking?.email) return false;
    const { eventId } = booking;
    const [eventFound, jobFound] = await tx.getAll(
      documents.event(eventId),
      db.collection(COLLECTIONS.callOffs).doc(eventId),
    );
    const event = fromDocument(eventSchema, eventFound!);
    const now = clock.now();
    if (!event || !mail.isNeeded(booking, event, now)) return false;
    // The job cancels this booking next.
    if (fromDocument(callOffSchema, jobFound!)?.state === 'running') return false;
    const [store] = await findStoresOf(db, tx, [event]);
    const fields = mail.record(booking, event, now);
    tx.update(documents.booking(id), fields);
    mail.queue(tx, { ...booking, ...fields }, event, store);
    return true;
  });
}

/** Writes to the guests of some events. A failure with one guest is logged and does not stop the others. */
async function writeToGuestsOf(
  deps: GuestMailDeps,
  requestId: string,
  events: readonly Event[],
  mailOf: (event: Event) => Promise<GuestMail>,
): Promise<number> {
  let count = 0;
  for (const event of events) {
    const { docs } = await bookingDocuments(deps.db).bookingsOf(event.id).get();
    const bookings = docs.flatMap((snapshot) => fromDocument(bookingSchema, snapshot) ?? []);
    const mail = await mailOf(event);
    const due = bookings.filter(
      (booking) => booking.email && mail.isNeeded(booking, event, deps.clock.now()),
    );
    for (const { id } of due) {
      const part = await tryPart(deps, requestId, `mail to the guest of ${id}`, () =>
        writeToGuest(deps, id, mail),
      );
      if (part?.result) count += 1;
    }
  }
  return count;
}

/**
 * Reminds the guests of tomorrow's events, and thanks those of events that are over if the owner wants it, between 08:00 and
 * 20:00 in Seoul. Each guest gets each mail at most once.
 */
export async function writeToGuests(
  deps: GuestMailDeps,
  requestId: string,
): Promise<{ reminded: number; thanked: number }> {
  const { db, outbox, clock } = deps;
  const now = clock.now();
  if (!isTimeForGuestMails(now)) return { reminded: 0, thanked: 0 };
  const tomorrow = await findEvents(db, startOfSeoulDay(now, 1), startOfSeoulDay(now, 2));
  const reminded = await writeToGuestsOf(deps, requestId, tomorrow, async () => ({
    isNeeded: needsReminder,
    // The calendar file has a higher sequence than the earlier ones, so that a calendar takes the event's current data.
    record: (booking, { dateTime }) => ({ remindedOf: dateTime, ...revised(booking) }),
    queue: (writer, booking, event, store) =>
      outbox.queueBookingMail(writer, 'reminder', booking, event, { store }),
  }));
  const since = new Date(now.getTime() - THANKS_DAYS * DAY_MS - LONGEST_MS);
  const over = (await findEvents(db, since, now)).filter((event) => isTimeForThanks(event, now));
  const thanked = await writeToGuestsOf(deps, requestId, over, async (begun) => {
    const item = await findLinkedItem(deps, begun);
    return {
      isNeeded: (booking, event, at) => isTimeForThanks(event, at) && needsThanks(booking),
      record: (_, __, thankedAt) => ({ thankedAt }),
      queue: (writer, booking, event) => outbox.guestThanked(writer, booking, event, item),
    };
  });
  return { reminded, thanked };
}
