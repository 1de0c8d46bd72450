import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import { holdsSeats } from '@app/domain/booking/booking-status.ts';
import { bookingSchema } from '@app/domain/booking/booking-schema.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { aBookingInput } from '@app/domain/testing/factories.ts';
import { fromDocument } from './store/documents.ts';
import { adminSession } from './testing/accounts.ts';
import { contradictions, type Fate, fates, type LogLine, oversold } from './testing/booking-log.ts';
import { inputOf } from './testing/contract-samples.ts';
import { emulatedApp } from './testing/emulated.ts';
import { type MortalServer, startMortalServer } from './testing/mortal-server.ts';
import { bookingsOf, seatsOf, storedEvent } from './testing/stored.ts';

const CALLS = 2_000;
const AT_ONCE = 50;
const EVENTS = 8;
const CAPACITY = 20;
/** How many calls begin between one death of the server and the next, and between two looks at the database. */
const CALLS_PER_DEATH = 330;
const CALLS_PER_LOOK = 25;

const planned = fc.record({
  kind: fc.oneof(
    { weight: 50, arbitrary: fc.constant('book' as const) },
    { weight: 10, arbitrary: fc.constant('again' as const) },
    { weight: 12, arbitrary: fc.constant('confirm' as const) },
    { weight: 12, arbitrary: fc.constant('cancel' as const) },
    { weight: 11, arbitrary: fc.constant('delete' as const) },
    { weight: 5, arbitrary: fc.constant('capacity' as const) },
  ),
  event: fc.nat(EVENTS - 1),
  seats: fc.integer({ min: 1, max: 3 }),
  capacity: fc.integer({ min: 5, max: 60 }),
  /** Which of those that are there. */
  pick: fc.nat(),
});
type Planned = typeof planned extends fc.Arbitrary<infer T> ? T : never;

interface Booked {
  id: string;
  eventId: string;
  seats: number;
}

const answerSchema = z.object({ id: z.string(), reference: z.string() });

describe(
  'two thousand calls about eight events, while the server dies now and then',
  { timeout: 170_000 },
  () => {
    const { db } = emulatedApp().deps;
    const seed = Date.now() % 2 ** 31;
    const log: LogLine[] = [];
    const events: Event[] = [];
    /** Of what was accepted, some is asked for again, and the rest may be deleted: not both, or it would come back. */
    const booked: Booked[] = [];
    const looks: { seats: unknown; held: number }[] = [];
    let server: MortalServer;
    let admin: Record<string, string>;

    /** Asks until there is an answer, as a browser does that keeps its idempotency key. */
    async function ask(
      line: Pick<LogLine, 'kind' | 'eventId' | 'id' | 'count'>,
      method: string,
      path: string,
      { body, headers = {} }: { body?: unknown; headers?: Record<string, string> },
    ) {
      const sent = Date.now();
      for (let repeated = false; ; repeated = true) {
        const response = await server.call(path, {
          method,
          headers: { 'Content-Type': 'application/json', ...headers },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
        if (!response || response.status === 503) continue;
        const entry: LogLine = { ...line, sent, answered: Date.now(), status: response.status, repeated };
        log.push(entry);
        return { entry, response };
      }
    }

    async function book({ id, eventId, seats }: Booked): Promise<boolean> {
      const body = aBookingInput(eventId, { numberOfParticipants: seats });
      const headers = { 'Idempotency-Key': id };
      const line = { kind: 'book', eventId, id, count: seats } as const;
      const { entry, response } = await ask(line, 'POST', '/api/bookings', { body, headers });
      if (response.status !== 201) return false;
      expect(answerSchema.parse(await response.json())).toEqual({ id, reference: bookingReference(id) });
      const snapshot = await db.collection(COLLECTIONS.bookings).doc(id).get();
      entry.storedAt = snapshot.createTime!.toMillis();
      return true;
    }

    /** Of three in a row the first is asked for again and never deleted, the others the other way round. */
    const toAskAgain = (index: number) => booked[index - (index % 3)];
    const toDelete = (index: number) => (index % 3 === 0 ? booked[index + 1] : booked[index]);

    async function perform({ kind, event, seats, capacity, pick }: Planned): Promise<void> {
      const index = booked.length > 0 ? pick % booked.length : 0;
      const target = booked[index];
      if (kind === 'capacity') {
        const { id } = events[event]!;
        const line = { kind, eventId: id, id, count: capacity } as const;
        const body = { ...inputOf(events[event]!), capacity };
        await ask(line, 'PUT', `/api/admin/events/${id}`, { body, headers: admin });
      } else if (kind === 'book' || !target) {
        const wanted = { id: crypto.randomUUID(), eventId: events[event]!.id, seats };
        if (await book(wanted)) booked.push(wanted);
      } else if (kind === 'again') {
        await book(toAskAgain(index)!);
      } else {
        const { id, eventId, seats: count } = (kind === 'delete' ? toDelete(index) : target) ?? target;
        const line = { kind, eventId, id, count } as const;
        const path = `/api/admin/bookings/${id}`;
        if (kind === 'delete') await ask(line, 'DELETE', path, { headers: admin });
        else {
          const body = { status: kind === 'confirm' ? 'confirmed' : 'cancelled' };
          await ask(line, 'PATCH', `${path}/status`, { body, headers: admin });
        }
      }
    }

    /** The count and the bookings of an event at one moment of the database. */
    async function look({ id }: Event): Promise<void> {
      const found = await db.runTransaction(
        async (tx) => {
          const seats = await tx.get(db.collection(COLLECTIONS.eventSeats).doc(id));
          const bookings = await tx.get(db.collection(COLLECTIONS.bookings).where('eventId', '==', id));
          const holding = bookings.docs
            .map((snapshot) => fromDocument(bookingSchema, snapshot)!)
            .filter(({ status }) => holdsSeats(status));
          const held = holding.reduce((sum, { numberOfParticipants }) => sum + numberOfParticipants, 0);
          return { seats: seats.exists ? seats.get('booked') : 0, held };
        },
        { readOnly: true },
      );
      looks.push(found);
    }

    beforeAll(async () => {
      server = await startMortalServer({ BOOKINGS_PER_MINUTE: '1000000' });
      admin = await adminSession(emulatedApp().deps);
      for (let count = 0; count < EVENTS; count += 1)
        events.push(await storedEvent(db, { capacity: CAPACITY }));

      const plan = fc.sample(planned, { numRuns: CALLS, seed });
      let next = 0;
      async function visitor(): Promise<void> {
        for (let index = next++; index < CALLS; index = next++) {
          if (index % CALLS_PER_DEATH === CALLS_PER_DEATH - 1) server.kill();
          await perform(plan[index]!);
          if (index % CALLS_PER_LOOK === 0) await look(events[index % EVENTS]!);
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, visitor));
    }, 160_000);

    afterAll(async () => {
      await server.stop();
    });

    it('did what they were meant to do', () => {
      const answered = (kind: LogLine['kind'], status: number) =>
        log.filter((line) => line.kind === kind && line.status === status).length;
      expect(
        log.some(({ repeated }) => repeated),
        `seed ${seed}`,
      ).toBe(true);
      expect(answered('book', 201)).toBeGreaterThan(100);
      expect(answered('book', 409)).toBeGreaterThan(20);
      expect(answered('confirm', 200)).toBeGreaterThan(20);
      expect(answered('cancel', 200)).toBeGreaterThan(20);
      expect(answered('delete', 204)).toBeGreaterThan(20);
      expect(answered('capacity', 200)).toBeGreaterThan(20);
      expect(log.filter(({ status }) => status >= 500)).toEqual([]);
    });

    it('were answered without contradiction', () => {
      expect(contradictions(log), `seed ${seed}`).toEqual([]);
    });

    it('lost no booking, doubled none and brought none back', async () => {
      const stored = (await Promise.all(events.map(({ id }) => bookingsOf(db, id)))).flat();
      const fateOf = new Map<string, Fate>(stored.map(({ id, status }) => [id, status]));
      const expected = fates(log);
      const wrong = [...expected].filter(([id, possible]) => !possible.has(fateOf.get(id) ?? 'absent'));
      expect(wrong, `seed ${seed}`).toEqual([]);
      expect(
        stored.filter(({ id }) => !expected.has(id)),
        `seed ${seed}`,
      ).toEqual([]);
    });

    it('never took a seat that was not there', () => {
      expect(oversold(log, CAPACITY), `seed ${seed}`).toEqual([]);
    });

    it('kept the count of seats equal to what the bookings hold, at every moment', async () => {
      expect(looks.length).toBeGreaterThanOrEqual(CALLS / CALLS_PER_LOOK - 1);
      expect(
        looks.filter(({ seats, held }) => seats !== held),
        `seed ${seed}`,
      ).toEqual([]);
      for (const { id } of events) {
        const held = (await bookingsOf(db, id))
          .filter(({ status }) => holdsSeats(status))
          .reduce((sum, { numberOfParticipants }) => sum + numberOfParticipants, 0);
        expect(await seatsOf(db, id), `seed ${seed}`).toEqual({ booked: held });
      }
    });
  },
);
