import { beforeAll, describe, expect, it } from 'vitest';
import { IDEMPOTENCY_HEADER } from '@app/domain/api/bookings.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { holdsSeats } from '@app/domain/booking/booking-status.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { aBookingInput } from '@app/domain/testing/factories.ts';
import { guestToken } from '../src/bookings/guest-booking.ts';
import { type Random, seededRandom } from './booking-simulation/random.ts';
import { emulatedApp } from './emulated.ts';
import { type KillableServer, startKillableServer } from './killable-server.ts';
import { bookingsOf, seatsOf, seatSumsOf, storedEvent } from './stored.ts';

/** `GUEST_STORM_SECONDS=60 npm test -- api guest-storm.test.ts` runs for a minute. */
const SECONDS = Number(process.env['GUEST_STORM_SECONDS'] ?? 10);
/** A new random sequence for each run; set `STORM_SEED` to repeat one. */
const SEED = Number(process.env['STORM_SEED'] ?? Date.now() % 2 ** 31);
const GUESTS = 200;
const AT_ONCE = 40;
const DATES = 4;
const CAPACITY = 100;
const PARTY_MAX = 4;
/** The server is killed once for this number of calls. */
const CALLS_PER_KILL = 120;
/** Starting processes and finishing the last calls on a busy machine. */
const REST_MS = 120_000;

/** A guest with what the answers have said of the booking. */
interface Guest {
  id: string;
  path: string;
  random: Random;
  seats: number;
  eventId: string;
  isCancelled: boolean;
  /** The mails that the answers promise. */
  mails: number;
}

describe(`guests who change, move and cancel while the server is killed (seed ${SEED})`, () => {
  const { deps } = emulatedApp();
  const { db } = deps;
  const guests: Guest[] = [];
  const statuses = new Map<number, number>();
  let events: Event[];
  let server: KillableServer;
  let calls = 0;
  let lost = 0;

  async function arrive(number: number): Promise<void> {
    const random = seededRandom(SEED + number);
    const [eventId, id] = [events[number % DATES]!.id, crypto.randomUUID()];
    const input = aBookingInput(eventId, { email: `guest-${number}@example.com` });
    const seats = 1 + random.below(2);
    const request = {
      ...input,
      id,
      numberOfParticipants: seats,
      status: 'pending' as const,
      createdAt: new Date(),
    };
    const booking = await deps.createBooking(request, async () => {});
    const path = `/api/bookings/${guestToken(deps.config, booking)}`;
    guests.push({ id, path, random, seats, eventId, isCancelled: false, mails: 1 });
  }

  /** Repeats a call with its key until there is an answer, as a browser does. */
  async function call(path: string, body: object): Promise<number> {
    calls += 1;
    if (calls % CALLS_PER_KILL === 0) server.kill();
    const headers = { 'Content-Type': 'application/json', [IDEMPOTENCY_HEADER]: crypto.randomUUID() };
    for (;;) {
      const response = await server.call(path, { method: 'POST', headers, body: JSON.stringify(body) });
      if (!response) lost += 1;
      if (!response || response.status === 503) continue;
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      return response.status;
    }
  }

  /** Lets a guest do one thing, and notes what the answer says of the booking. */
  async function act(guest: Guest): Promise<void> {
    const { path, random } = guest;
    const choice = random.below(12);
    if (choice === 0) {
      if ((await call(`${path}/cancel`, {})) !== 200) return;
      guest.isCancelled = true;
      guest.mails += 1;
    } else if (choice < 6) {
      const eventId = random.pick(events).id;
      if ((await call(`${path}/date`, { eventId })) !== 200 || eventId === guest.eventId) return;
      Object.assign(guest, { eventId, mails: guest.mails + 1 });
    } else {
      const seats = 1 + random.below(PARTY_MAX);
      const status = await call(`${path}/party-size`, { numberOfParticipants: seats });
      if (status !== 200 || seats === guest.seats) return;
      Object.assign(guest, { seats, mails: guest.mails + 1 });
    }
  }

  beforeAll(
    async () => {
      const seriesId = `Series ${crypto.randomUUID()}`;
      events = await Promise.all(
        Array.from({ length: DATES }, () => storedEvent(db, { seriesId, capacity: CAPACITY, price: 0 })),
      );
      await Promise.all(Array.from({ length: GUESTS }, (_, number) => arrive(number)));
      server = await startKillableServer({ BOOKINGS_PER_MINUTE: '1000000' });
      const end = Date.now() + SECONDS * 1000;
      // The first kill comes even if the machine is too slow for it within the time.
      const isGoingOn = () => Date.now() < end || calls < CALLS_PER_KILL;
      const idle = [...guests];
      async function visitor(): Promise<void> {
        while (isGoingOn()) {
          const guest = idle.shift();
          if (!guest) return;
          await act(guest);
          if (!guest.isCancelled) idle.push(guest);
        }
      }
      try {
        await Promise.all(Array.from({ length: AT_ONCE }, visitor));
      } finally {
        await server.stop();
      }
    },
    SECONDS * 1000 + REST_MS,
  );

  const stored = async () => (await Promise.all(events.map(({ id }) => bookingsOf(db, id)))).flat();

  it('lose answers, and see successes and refusals but no server error', () => {
    expect(lost).toBeGreaterThan(0);
    expect(statuses.get(200)).toBeGreaterThan(0);
    expect([...statuses.keys()].filter((status) => status !== 200 && status !== 409)).toEqual([]);
  });

  it('find their bookings as the answers said', async () => {
    const factsOf = ({ id, eventId, numberOfParticipants, status }: Booking) =>
      [id, { eventId, seats: numberOfParticipants, isCancelled: !holdsSeats(status) }] as const;
    const said = guests.map(
      ({ id, eventId, seats, isCancelled }) => [id, { eventId, seats, isCancelled }] as const,
    );
    expect(Object.fromEntries((await stored()).map(factsOf))).toEqual(Object.fromEntries(said));
  });

  it('leave accounts that equal their ledgers and the bookings, within the capacity', async () => {
    const bookings = (await stored()).filter(({ status }) => holdsSeats(status));
    for (const { id } of events) {
      const booked = bookings
        .filter(({ eventId }) => eventId === id)
        .reduce((sum, { numberOfParticipants }) => sum + numberOfParticipants, 0);
      expect(booked).toBeLessThanOrEqual(CAPACITY);
      expect(await seatsOf(db, id)).toEqual({ booked });
      expect(await seatSumsOf(db, id)).toEqual({ booked, held: 0 });
    }
  });

  it('get one mail for each change, and none twice', async () => {
    const counts = new Map<string, number>();
    for (const mail of (await db.collection(COLLECTIONS.mail).get()).docs) {
      const id = String(mail.get('about')).split('/')[1]!;
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    const wrong = guests.filter(({ id, mails }) => counts.get(id) !== mails);
    expect(wrong).toEqual([]);
  });
});
