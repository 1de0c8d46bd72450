import fc from 'fast-check';
import { z } from 'zod';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import { bookingSchema } from '@app/domain/booking/booking-schema.ts';
import { holdsSeats } from '@app/domain/booking/booking-status.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { aBookingInput } from '@app/domain/testing/factories.ts';
import type { Deps } from '../src/deps.ts';
import { fromDocument } from '../src/store/documents.ts';
import { adminSession } from './accounts.ts';
import type { LogLine } from './booking-log.ts';
import { inputOf } from './contract-samples.ts';
import { type KillableServer, startKillableServer } from './killable-server.ts';
import { storedEvent } from './stored.ts';

export const AT_ONCE = 50;
const EVENTS = 8;
export const STORM_CAPACITY = 20;
/** The server crashes once per this number of calls, at a time determined by the seed. */
const CALLS_PER_CRASH = 330;
/** How many calls start between two checks of the database. */
const CALLS_PER_CHECK = 25;
/** Hosting's timeout. */
const TIMEOUT_MS = 60_000;

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
  /** Selects one of the existing bookings. */
  pick: fc.nat(),
});
type Planned = typeof planned extends fc.Arbitrary<infer T> ? T : never;

interface Booked {
  id: string;
  eventId: string;
  seats: number;
}

/** An event's seat count and the seats of its bookings, read in one transaction. */
interface Look {
  seats: unknown;
  held: number;
}

export interface Storm {
  log: LogLine[];
  looks: Look[];
  events: Event[];
}

const answerSchema = z.object({ id: z.string(), reference: z.string() });

async function look(db: Deps['db'], { id }: Event): Promise<Look> {
  return db.runTransaction(
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
}

/**
 * Sends `calls` calls about several events, 50 at a time: bookings, repetitions, confirmations, cancellations,
 * deletions and changes of capacity. The server crashes repeatedly, and calls without an answer are repeated. `environment`
 * is added to the server's.
 */
export async function bookingStorm(
  deps: Deps,
  calls: number,
  seed: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<Storm> {
  const { db } = deps;
  const server: KillableServer = await startKillableServer({
    BOOKINGS_PER_MINUTE: '1000000',
    ...environment,
  });
  const admin = await adminSession(deps);
  const log: LogLine[] = [];
  const looks: Look[] = [];
  const events: Event[] = [];
  for (let count = 0; count < EVENTS; count += 1)
    events.push(await storedEvent(db, { capacity: STORM_CAPACITY }));

  /**
   * The accepted bookings. A key that is reused after its booking was deleted correctly creates a new booking. So that the
   * log determines the expected state, a booking is either requested again or deleted, never both.
   */
  const booked = { kept: [] as Booked[], deletable: [] as Booked[] };
  const pickOf = (list: readonly Booked[], pick: number) =>
    list.length > 0 ? list[pick % list.length] : undefined;

  /** Repeats the request until there is an answer, as a browser does with the same idempotency key. */
  async function sendUntilAnswered(
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
      if (Date.now() - sent > TIMEOUT_MS) throw new Error(`${method} ${path} had no answer for a minute.`);
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
    const { entry, response } = await sendUntilAnswered(line, 'POST', '/api/bookings', { body, headers });
    if (response.status !== 201) return false;
    const answer = answerSchema.parse(await response.json());
    if (answer.id !== id || answer.reference !== bookingReference(id))
      throw new Error(`The key ${id} was answered with the booking ${answer.id} (${answer.reference}).`);
    const snapshot = await db.collection(COLLECTIONS.bookings).doc(id).get();
    entry.storedAt = snapshot.createTime!.toMillis();
    return true;
  }

  async function changeCapacity(event: Event, capacity: number): Promise<void> {
    const line = { kind: 'capacity', eventId: event.id, id: event.id, count: capacity } as const;
    const body = { ...inputOf(event), capacity };
    await sendUntilAnswered(line, 'PUT', `/api/admin/events/${event.id}`, { body, headers: admin });
  }

  async function changeBooking(kind: 'confirm' | 'cancel' | 'delete', target: Booked): Promise<void> {
    const line = { kind, eventId: target.eventId, id: target.id, count: target.seats } as const;
    const path = `/api/admin/bookings/${target.id}`;
    if (kind === 'delete') await sendUntilAnswered(line, 'DELETE', path, { headers: admin });
    else {
      const body = { status: kind === 'confirm' ? 'confirmed' : 'cancelled' };
      await sendUntilAnswered(line, 'PATCH', `${path}/status`, { body, headers: admin });
    }
  }

  async function perform({ kind, event, seats, capacity, pick }: Planned): Promise<void> {
    if (kind === 'capacity') return changeCapacity(events[event]!, capacity);
    const candidates = {
      book: [],
      again: booked.kept,
      confirm: [...booked.kept, ...booked.deletable],
      cancel: [...booked.kept, ...booked.deletable],
      delete: booked.deletable,
    };
    const target = pickOf(candidates[kind], pick);
    if (kind === 'again' && target) await book(target);
    else if (kind !== 'again' && kind !== 'book' && target) await changeBooking(kind, target);
    else {
      const wanted = { id: crypto.randomUUID(), eventId: events[event]!.id, seats };
      if (await book(wanted)) booked[pick % 3 === 0 ? 'kept' : 'deletable'].push(wanted);
    }
  }

  const plan = fc.sample(planned, { numRuns: calls, seed });
  const crashes = fc
    .sample(fc.nat(CALLS_PER_CRASH - 1), { numRuns: Math.floor(calls / CALLS_PER_CRASH), seed })
    .map((within, stretch) => stretch * CALLS_PER_CRASH + within);
  let next = 0;
  async function visitor(): Promise<void> {
    for (let index = next++; index < calls; index = next++) {
      if (crashes.includes(index)) server.kill();
      await perform(plan[index]!);
      if (index % CALLS_PER_CHECK === 0) looks.push(await look(db, events[index % EVENTS]!));
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  } finally {
    await server.stop();
  }
  return { log, looks, events };
}
