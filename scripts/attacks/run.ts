import { COLLECTIONS } from '../../domain/src/collections.ts';
import { NEW_EVENT } from '../../domain/src/event/event.ts';
import { anEvent } from '../../domain/src/testing/factories.ts';
import { enterBooking } from '../../functions/src/bookings/enter-booking.ts';
import {
  type BookingStoreDeps,
  firestoreBookingStore,
} from '../../functions/src/bookings/firestore-booking-store.ts';
import { toDocument } from '../../functions/src/store/documents.ts';
import type { Attack, Target } from './attacks.ts';
import { send, type Answer, type Attempt } from './send.ts';

/** Enters a booking that takes seats, as the admin does for a guest who telephones. */
async function takeSeats(deps: BookingStoreDeps, eventId: string, numberOfParticipants: number) {
  const guest = { id: crypto.randomUUID(), name: 'Sample Caller', language: 'kr', sendsMail: false } as const;
  const booking = { ...guest, eventId, numberOfParticipants, createdAt: deps.clock.now() };
  await enterBooking(firestoreBookingStore(deps), booking, { role: 'system' });
}

/**
 * Stores an event that is hidden and one that appears later, both with taken seats; one that can be booked free of charge and one that is
 * full, both with the limits of a new event; and one without limits.
 * @param origins the URLs of the local Firestore and Storage
 */
export async function prepareTarget(
  deps: BookingStoreDeps,
  project: string,
  origins: { readonly firestore: string; readonly storage: string },
): Promise<Omit<Target, 'pending' | 'enrolled' | 'bomb' | 'notification'>> {
  const { db } = deps;
  const hidden = anEvent({ isActive: false });
  const free = anEvent({ price: 0, capacity: 30, ...NEW_EVENT });
  const full = anEvent({ price: 0, capacity: 4, ...NEW_EVENT });
  const unlimited = anEvent({ price: 0, capacity: 12 });
  const later = anEvent({ visibleFrom: new Date('2098-01-01T00:00:00Z') });
  for (const event of [hidden, later, free, full, unlimited])
    await db.collection(COLLECTIONS.events).doc(event.id).set(toDocument(event));
  for (const { id } of [hidden, later, full]) await takeSeats(deps, id, 4);
  return {
    documents: `${origins.firestore}/v1/projects/${project}/databases/(default)/documents`,
    objects: `${origins.storage}/v0/b/${project}.firebasestorage.app/o`,
    hiddenEvent: hidden.id,
    laterEvent: later.id,
    freeEvent: free.id,
    fullEvent: full.id,
    unlimitedEvent: unlimited.id,
    mails: async () =>
      (await db.collection(COLLECTIONS.mail).get()).docs
        .map((mail) => String(mail.get('message.html')))
        .join(''),
    count: async (collection, field, value) =>
      (await db.collection(collection).where(field, '==', value).count().get()).data().count,
  };
}

let visitors = 0;

/** Sends an attack's attempts at once. Returns how many were sent, and what did not hold. */
export async function runAttack({ attempts, judge, after }: Attack, site: string, target: Target) {
  const sendNext = (attempt: Attempt) => send(site, attempt, visitors++);
  const sent = attempts(target);
  const wrong = new Map<string, number>();
  const note = (what: string) => wrong.set(what, (wrong.get(what) ?? 0) + 1);
  const received: Answer[] = [];
  await Promise.all(
    sent.map(async (attempt) => {
      try {
        const answer = await sendNext(attempt);
        received.push(answer);
        const what = judge(answer);
        if (what !== undefined)
          note(`${attempt.method ?? 'GET'} ${new URL(attempt.path, site).pathname.slice(-90)}: ${what}`);
      } catch (error) {
        note((error as Error).message);
      }
    }),
  );
  const end = await after?.(target, received, sendNext);
  if (end !== undefined) note(end);
  return { sent: sent.length, wrong: [...wrong].map(([what, count]) => `${count} × ${what}`) };
}
