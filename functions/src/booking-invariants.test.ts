import { beforeAll, describe, expect, it } from 'vitest';
import { holdsSeats } from '@app/domain/booking/booking-status.ts';
import { contradictions, type Fate, fates, type LogLine, oversold } from './testing/booking-log.ts';
import { AT_ONCE, bookingStorm, type Storm, STORM_CAPACITY } from './testing/booking-storm.ts';
import { emulatedApp } from './testing/emulated.ts';
import { bookingsOf, seatsOf } from './testing/stored.ts';

const CALLS = 2_000;
/** The longest that any caller of a round may wait for an answer. */
const ROUND_MS = 10_000;
/** A new random sequence for each run; set `STORM_SEED` to repeat one. */
const SEED = Number(process.env['STORM_SEED'] ?? Date.now() % 2 ** 31);

describe(`two thousand booking requests while the server crashes repeatedly (seed ${SEED})`, () => {
  const { deps } = emulatedApp();
  let storm: Storm;
  beforeAll(
    async () => {
      storm = await bookingStorm(deps, CALLS, SEED);
    },
    (CALLS / AT_ONCE) * ROUND_MS,
  );

  const storedBookings = async () =>
    (await Promise.all(storm.events.map(({ id }) => bookingsOf(deps.db, id)))).flat();

  it('contain successes, refusals and repeated requests, and no server error', () => {
    const answered = (kind: LogLine['kind'], status: number) =>
      storm.log.filter((line) => line.kind === kind && line.status === status).length;
    expect(storm.log).toHaveLength(CALLS);
    expect(storm.log.filter(({ repeated }) => repeated)).not.toEqual([]);
    expect(answered('book', 201)).toBeGreaterThan(100);
    expect(answered('book', 409)).toBeGreaterThan(20);
    expect(answered('confirm', 200)).toBeGreaterThan(20);
    expect(answered('cancel', 200)).toBeGreaterThan(20);
    expect(answered('delete', 204)).toBeGreaterThan(20);
    expect(answered('capacity', 200)).toBeGreaterThan(20);
    expect(storm.log.filter(({ status }) => status >= 500)).toEqual([]);
  });

  it('get answers that do not contradict each other', () => {
    expect(contradictions(storm.log)).toEqual([]);
  });

  it('lose no booking, duplicate none and restore no deleted one', async () => {
    const stored = await storedBookings();
    const fateOf = new Map<string, Fate>(stored.map(({ id, status }) => [id, status]));
    expect(fateOf.size).toBe(stored.length);
    const expected = fates(storm.log);
    const ids = new Set([...expected.keys(), ...fateOf.keys()]);
    const wrong = [...ids].filter((id) => !expected.get(id)?.has(fateOf.get(id) ?? 'absent'));
    expect(wrong).toEqual([]);
  });

  it('never book more seats than the event has', () => {
    expect(oversold(storm.log, STORM_CAPACITY)).toEqual([]);
  });

  it('keep the seat count equal to the seats of the stored bookings at any time', async () => {
    expect(storm.looks.length).toBe(CALLS / 25);
    expect(storm.looks.filter(({ seats, held }) => seats !== held)).toEqual([]);
    const stored = await storedBookings();
    for (const { id } of storm.events) {
      const held = stored
        .filter(({ eventId, status }) => eventId === id && holdsSeats(status))
        .reduce((sum, { numberOfParticipants }) => sum + numberOfParticipants, 0);
      expect(await seatsOf(deps.db, id)).toEqual({ booked: held });
    }
  });
});
