import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { originalOf } from '../../src/bookings/change-party-size.ts';
import { bookingCreator } from '../../src/bookings/create-booking.ts';
import { describeStep, generateHistory, type History } from './history.ts';
import { checkCommit } from './invariants.ts';
import { ViolationError } from './violation.ts';
import { emptyContents, memoryStore, type MemoryStore } from './memory-store.ts';
import { clientTasks } from './client.ts';
import type { World } from './perform-step.ts';
import { type Random, seededRandom } from './random.ts';
import { seededScheduler } from './scheduler.ts';
import { shrink } from './shrink.ts';
import { idsOf, initialDocuments, minutesAfter, START } from './world.ts';

const AT_ONCE = 5;
/** One commit in this many is followed or preceded by a crash. */
const CRASHES = 12;

export interface Failure {
  message: string;
  history: History;
}

/** A key names one booking of one event. */
const nameOf = (booking: Booking) => `${booking.id} ${originalOf(booking).eventId}`;

function openStore(random: Random, pause: () => Promise<void>, now: () => Date): MemoryStore {
  const deleted = new Set<string>();
  const store: MemoryStore = memoryStore({
    now,
    pause,
    fateOfCommit() {
      if (random.oneIn(CRASHES)) return 'crash before';
      return random.oneIn(CRASHES) ? 'crash after' : 'applied';
    },
    onCommit(before) {
      checkCommit(before, store.contents);
      const { bookings } = store.contents;
      for (const [id, booking] of before.bookings) if (!bookings.has(id)) deleted.add(nameOf(booking));
      for (const booking of bookings.values())
        if (deleted.has(nameOf(booking))) throw new ViolationError('A deleted booking came back.');
    },
  });
  return store;
}

function worldOf(store: MemoryStore, setTime: (minutes: number) => void): World {
  const { contents } = store;
  return {
    ids: idsOf(0),
    store,
    createBooking: bookingCreator(store),
    seenArrivals: new Map(),
    passTime: setTime,
    async changeEvent(id, change) {
      const event = contents.events.get(id);
      if (!event) return [];
      const changed = { ...event, ...change(event) };
      store.write(({ events }) => events.set(id, changed));
      return [event.capacity, changed.capacity];
    },
    async deleteEvent(id) {
      const event = contents.events.get(id);
      const { booked = 0, held = 0 } = contents.accounts.get(id) ?? {};
      if (!event || (booked + held > 0 && event.dateTime > store.now())) return;
      store.write(({ events }) => events.delete(id));
    },
  };
}

/** Runs a history; returns what went wrong, or undefined. */
export async function runHistory(history: History): Promise<string | undefined> {
  const random = seededRandom(history.seed ^ 0x5eed);
  const scheduler = seededScheduler(random);
  let now = START;
  const store = openStore(random, scheduler.pause, () => now);
  const world = worldOf(store, (minutes) => (now = minutesAfter(now, minutes)));
  const { ids } = world;
  Object.assign(store.contents, { ...emptyContents(), ...initialDocuments(ids) });
  const { contents } = store;
  const tasks = clientTasks(history, world, {
    hasBooking: (id) => contents.bookings.has(id),
    hasEntry: (key) => [...contents.changes.values()].some(({ id }) => id === key),
  });
  try {
    await scheduler.run(tasks, AT_ONCE);
  } catch (error) {
    return error instanceof Error
      ? `${error.name === 'Error' ? '' : `${error.name}: `}${error.message}`
      : 'unknown';
  }
  return undefined;
}

/** Runs the history of a seed; returns the shortest failing one that was found, or undefined when nothing went wrong. */
export async function simulate(seed: number, length?: number): Promise<Failure | undefined> {
  const history = generateHistory(seed, length);
  if (!(await runHistory(history))) return undefined;
  const shortest = await shrink(history, runHistory);
  return { message: (await runHistory(shortest))!, history: shortest };
}

/** Returns a failure as text for people. */
export function describeFailure({ message, history }: Failure): string {
  return [`Seed ${history.seed}: ${message}`, ...history.steps.map((step) => `  ${describeStep(step)}`)].join(
    '\n',
  );
}
