import { DomainError } from '@app/domain/errors.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { originalOf } from '../change-party-size.ts';
import { bookingCreator } from '../create-booking.ts';
export { generateHistory } from './history.ts';
import { describeStep, generateHistory, type History, type Step } from './history.ts';
import { checkCommit, ViolationError } from './invariants.ts';
import { type Contents, CrashError, emptyContents, memoryStore, type MemoryStore } from './memory-store.ts';
import { isAboutHold, isRepeatable, ledgerKey, performStep, type World } from './perform-step.ts';
import { type Random, seededRandom } from './random.ts';
import { seededScheduler } from './scheduler.ts';
import { idsOf, initialDocuments, minutesAfter, START } from './world.ts';

const AT_ONCE = 5;
/** One commit in this many is followed or preceded by a crash. */
const CRASHES = 12;
/** How often a client without an answer sends its call again. */
const RETRIES = 4;

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

/** A client that sends its call again when it got no answer. */
async function call(step: Step, world: World): Promise<'done' | DomainError> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await performStep(step, world);
      return 'done';
    } catch (error) {
      if (error instanceof DomainError) return error;
      if (!(error instanceof CrashError) || attempt === RETRIES) throw error;
    }
  }
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
  const done = new Set<number>();
  const wasDeleted = (step: Step, { bookings }: Contents) =>
    !isAboutHold(step) && !bookings.has(ids.booking(step.booking));

  async function perform(step: Step): Promise<void> {
    const answer = await call(step, world).catch((error: unknown) => {
      if (error instanceof CrashError) return undefined;
      throw error;
    });
    if (!isRepeatable(step) || !answer || wasDeleted(step, store.contents)) return;
    if (answer === 'done') {
      const key = ledgerKey(step, ids);
      if (![...store.contents.changes.values()].some(({ id }) => id === key) && key !== ids.booking(0))
        throw new ViolationError(`Step ${describeStep(step)} was answered, but is not in the ledger.`);
      done.add(step.number);
    } else if (done.has(step.number)) {
      throw new ViolationError(
        `Step ${describeStep(step)} was done, and its repetition refused: ${answer.code}.`,
      );
    }
  }

  const byNumber = new Map(history.steps.map((step) => [step.number, step]));
  const tasks = history.steps.flatMap((step) => {
    const performed = step.kind === 'repeat' ? byNumber.get(step.repeated) : step;
    if (!performed || (step.kind === 'repeat' && !isRepeatable(performed))) return [];
    return [() => perform(performed)];
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

/** Returns a history that still fails, without the steps that are not needed for it. */
async function shrink(history: History): Promise<History> {
  let { steps } = history;
  for (let size = Math.ceil(steps.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let start = 0; start < steps.length;) {
      const fewer = steps.filter((_, index) => index < start || index >= start + size);
      if (await runHistory({ ...history, steps: fewer })) steps = fewer;
      else start += size;
    }
  }
  return { ...history, steps };
}

/** Runs the history of a seed; returns the shortest failing one that was found, or undefined when nothing went wrong. */
export async function simulate(seed: number, length?: number): Promise<Failure | undefined> {
  const history = generateHistory(seed, length);
  if (!(await runHistory(history))) return undefined;
  const shortest = await shrink(history);
  return { message: (await runHistory(shortest))!, history: shortest };
}

/** Returns a failure as text for people. */
export function describeFailure({ message, history }: Failure): string {
  return [`Seed ${history.seed}: ${message}`, ...history.steps.map((step) => `  ${describeStep(step)}`)].join(
    '\n',
  );
}
