import { beforeAll, describe, expect, it } from 'vitest';
import { holdsSeats } from '@app/domain/booking/booking-status.ts';
import { contradictions, type Fate, fates, type LogLine, oversold } from './booking-log.ts';
import { AT_ONCE, bookingStorm, type Storm, STORM_CAPACITY } from './booking-storm.ts';
import { contendedFirestore } from './contended-firestore.ts';
import { databaseOf, emulatedApp, OWN_PROJECT } from './emulated.ts';
import { bookingsOf, seatsOf, seatSumsOf } from './stored.ts';

/** The longest that any caller of a round may wait for an answer. */
const ROUND_MS = 10_000;
/** A new random sequence for each run; set `STORM_SEED` to repeat one. */
const SEED = Number(process.env['STORM_SEED'] ?? Date.now() % 2 ** 31);

const DATABASES = [
  ['without contention', 2_000, () => ({ db: databaseOf(OWN_PROJECT), environment: {} })],
  ['under contention', 500, contendedFirestore],
] as const;

const TITLE = `booking requests while the server crashes repeatedly (seed ${SEED})`;
describe.each(DATABASES)(`${TITLE}, %s`, async (_, calls, open) => {
  const { db, environment } = await open();
  const { deps } = emulatedApp({ db });
  let storm: Storm;
  beforeAll(
    async () => {
      storm = await bookingStorm(deps, calls, SEED, environment);
    },
    (calls / AT_ONCE) * ROUND_MS,
  );

  const storedBookings = async () =>
    (await Promise.all(storm.events.map(({ id }) => bookingsOf(deps.db, id)))).flat();

  it('contain successes, refusals and repeated requests, and no server error', () => {
    const answered = (kind: LogLine['kind'], status: number) =>
      storm.log.filter((line) => line.kind === kind && line.status === status).length;
    expect(storm.log).toHaveLength(calls);
    // Only lost answers are repeated, and a short storm can by chance lose none.
    const repeated = storm.log.filter((line) => line.repeated);
    expect(repeated.length).toBeGreaterThanOrEqual(Math.floor(calls / 2_000));
    expect(answered('book', 201)).toBeGreaterThan(calls / 20);
    expect(answered('book', 409)).toBeGreaterThan(calls / 100);
    expect(answered('confirm', 200)).toBeGreaterThan(calls / 100);
    expect(answered('cancel', 200)).toBeGreaterThan(calls / 100);
    expect(answered('delete', 204)).toBeGreaterThan(calls / 100);
    expect(answered('capacity', 200)).toBeGreaterThan(calls / 100);
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
    expect(storm.looks.length).toBe(calls / 25);
    expect(storm.looks.filter(({ seats, held }) => seats !== held)).toEqual([]);
    const stored = await storedBookings();
    for (const { id } of storm.events) {
      const held = stored
        .filter(({ eventId, status }) => eventId === id && holdsSeats(status))
        .reduce((sum, { numberOfParticipants }) => sum + numberOfParticipants, 0);
      expect(await seatsOf(deps.db, id)).toEqual({ booked: held });
      expect(await seatSumsOf(deps.db, id)).toEqual({ booked: held, held: 0 });
    }
  });
});
