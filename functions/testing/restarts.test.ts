import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COLLECTIONS, type CollectionName } from '@app/domain/collections.ts';
import { aBookingInput, aContactSubmission } from '@app/domain/testing/factories.ts';
import { emulatedApp } from './emulated.ts';
import { type KillableServer, startKillableServer } from './killable-server.ts';
import { bookingsOf, storedEvent } from './stored.ts';

const VISITORS = 120;
const AT_ONCE = 20;
/** Milliseconds that a visit may take on a busy machine, with 20 at a time and including the server starts. */
const VISIT_MS = 1_000;
/** Before these visits the server process is killed and a new one is started. */
const RESTARTS = [30, 75];

type Kind = 'booking' | 'contact' | 'subscription';
const KINDS: readonly Kind[] = ['booking', 'contact', 'subscription'];
const COLLECTION_OF: Record<Kind, CollectionName> = {
  booking: 'bookings',
  contact: 'contacts',
  subscription: 'newsletterSubscriptions',
};

interface Visitor {
  kind: Kind;
  email: string;
  /** Whether the answer reported success. */
  accepted: boolean;
  /** Whether a response was lost and the request was sent again. */
  repeated: boolean;
}

describe('mixed traffic while the functions are restarted twice', () => {
  const { deps } = emulatedApp();
  const visitors: Visitor[] = [];
  let server: KillableServer;
  let eventId: string;

  function callOf(kind: Kind, email: string): { path: string; body: object } {
    if (kind === 'booking') return { path: '/api/bookings', body: aBookingInput(eventId, { email }) };
    if (kind === 'subscription') return { path: '/api/newsletter', body: { email } };
    const { name, inquiryType, message } = aContactSubmission();
    return { path: '/api/contact', body: { name, inquiryType, message, email } };
  }

  /** Repeats the request until there is a response, as a visitor does after a `try_again` error. */
  async function visit(index: number): Promise<void> {
    const kind = KINDS[index % KINDS.length]!;
    const email = `${kind}-${index}@example.com`;
    const { path, body } = callOf(kind, email);
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
      body: JSON.stringify(body),
    };
    for (let repeated = false; ; repeated = true) {
      const response = await server.call(path, init);
      if (!response || response.status === 503) continue;
      // When the response to a stored subscription was lost, the repeated request finds the address already subscribed.
      const accepted =
        response.status === 201 || (kind === 'subscription' && repeated && response.status === 409);
      visitors.push({ kind, email, accepted, repeated });
      return;
    }
  }

  beforeAll(async () => {
    server = await startKillableServer({});
    eventId = (await storedEvent(deps.db, { capacity: 500 })).id;
    let next = 0;
    const person = async (): Promise<void> => {
      for (let index = next++; index < VISITORS; index = next++) {
        if (RESTARTS.includes(index)) server.kill();
        await visit(index);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, person));
  }, VISITORS * VISIT_MS);

  afterAll(() => server.stop());

  /** Counts how often each email address occurs in a collection. */
  async function countsIn(collection: CollectionName, field: string): Promise<Map<string, number>> {
    const { docs } = await deps.db.collection(COLLECTIONS[collection]).get();
    const counts = new Map<string, number>();
    for (const email of docs.flatMap((doc) => doc.get(field) as string | string[]))
      counts.set(email, (counts.get(email) ?? 0) + 1);
    return counts;
  }

  it('is interrupted by the restarts, and every visitor eventually gets a response', () => {
    expect(visitors).toHaveLength(VISITORS);
    expect(visitors.filter(({ repeated }) => repeated)).not.toEqual([]);
    expect(visitors.filter(({ accepted }) => !accepted)).toEqual([]);
  });

  it.each(KINDS)('loses no accepted %s and no mail about it', async (kind) => {
    const stored = await countsIn(COLLECTION_OF[kind], 'email');
    const mailed = await countsIn('mail', 'to');
    const ofKind = visitors.filter((visitor) => visitor.kind === kind);
    expect(ofKind.filter(({ email }) => !stored.has(email))).toEqual([]);
    expect(ofKind.filter(({ email }) => !mailed.has(email))).toEqual([]);
  });

  it('stores nothing twice, except a contact message that was sent again', async () => {
    for (const kind of KINDS) {
      const stored = await countsIn(COLLECTION_OF[kind], 'email');
      const twice = visitors.filter(({ email }) => (stored.get(email) ?? 0) > 1);
      expect(twice.filter((visitor) => kind !== 'contact' || !visitor.repeated)).toEqual([]);
    }
  });

  it('keeps the seat count equal to the bookings', async () => {
    const bookings = await bookingsOf(deps.db, eventId);
    const held = bookings.reduce((sum, { numberOfParticipants }) => sum + numberOfParticipants, 0);
    const seats = await deps.db.collection(COLLECTIONS.eventSeats).doc(eventId).get();
    expect(seats.get('booked')).toBe(held);
    expect(bookings).toHaveLength(VISITORS / KINDS.length);
  });
});
