import { execFileSync } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '../functions/src/deps.ts';
import { createBooking, IDEMPOTENCY_HEADER } from '../domain/src/api/bookings.ts';
import { sendContact } from '../domain/src/api/contacts.ts';
import { aBookingInput } from '../domain/src/testing/factories.ts';
import { send, type Attempt } from '../scripts/attacks/send.ts';
import { HOST, siteOrigin, type Ports } from '../scripts/local/settings.ts';

const IDLE = 1_000;
const SLOW = 1_000;
const SLOW_BODIES = 500;
const PAGES = 500;
const BOOKINGS = 1_000;
const SEATS = 300;
const WARM_UPS = 40;
/** How often, and how many at a time, visitors repeat what was not answered. */
const ROUNDS = 3;
const AT_A_TIME = 10;
const REPEATING_VISITORS = 5_000;
/**
 * How long memory may take to fall back, and how much of the growth may stay in the processes that ran before. Those that were
 * started since are no leak: `RuntimeWorkerPool` of firebase-tools starts one for each concurrent call and ends them only when the
 * code changes. Cloud Run answers `concurrency` calls in one instance and ends idle instances.
 */
const RECOVERY_MILLISECONDS = 10 * 60_000;
const KEPT = 0.1;
const CLOCK_MILLISECONDS = 10 * 60_000;

const FUNCTIONS_CLOCK = `if (process.env.FUNCTIONS_EMULATOR === 'true') {
  const RealDate = Date;
  const now = () => RealDate.now() + ${CLOCK_MILLISECONDS};
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, self) => Reflect.construct(target, args.length > 0 ? args : [now()], self),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}`;

/** Sets the clock of the functions ten minutes ahead of that of Firestore. */
export const SHIFTED_CLOCK = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(FUNCTIONS_CLOCK)}`,
};

/** The resident memory of processes in MiB, by the process's id. */
type Memory = ReadonlyMap<number, number>;

/** Returns the memory of this process's descendants, which are the emulators and the functions. */
function memory(): Memory {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' }).trim().split('\n');
  const processes = lines.map((line) => line.trim().split(/\s+/).map(Number) as [number, number, number]);
  const within = new Set([process.pid]);
  let size = 0;
  while (size < within.size) {
    size = within.size;
    for (const [id, parent] of processes) if (within.has(parent)) within.add(id);
  }
  within.delete(process.pid);
  return new Map(processes.flatMap(([id, , rss]) => (within.has(id) ? [[id, rss / 1024]] : [])));
}

/** Returns the memory of those processes that are among `known`. */
const sizeOf = (used: Memory, known: Memory = used) =>
  [...used].reduce((sum, [id, size]) => sum + (known.has(id) ? size : 0), 0);

/** Opens a connection that sends `head`, then a byte each second for as long as it is open. */
function slowConnection(port: number, head: string, byte: string): Socket {
  const socket = connect({ port, host: HOST });
  const timer = byte === '' ? undefined : setInterval(() => socket.writable && socket.write(byte), 1_000);
  socket.on('error', () => socket.destroy());
  socket.on('close', () => clearInterval(timer));
  socket.resume();
  if (head !== '') socket.write(head);
  return socket;
}

const slowBody = `POST ${sendContact.path} HTTP/1.1\r\nHost: ${HOST}\r\nContent-Type: application/json\r\nContent-Length: 2000\r\n\r\n{`;

type Outcome = number | 'none';

/** Sends all attempts at once, each from an address of its own. */
function crowd(site: string, attempts: readonly Attempt[], firstVisitor: number): Promise<Outcome[]> {
  const outcomeOf = (attempt: Attempt, index: number): Promise<Outcome> =>
    send(site, attempt, firstVisitor + index).then(
      ({ status }) => status,
      // No answer in a minute, after which Hosting ends a request, or a broken connection.
      () => 'none',
    );
  return Promise.all(attempts.map(outcomeOf));
}

/** Repeats the attempts that were not answered, some at a time, as visitors do. Returns all outcomes. */
async function repeatUnanswered(site: string, attempts: readonly Attempt[], outcomes: readonly Outcome[]) {
  const settled = [...outcomes];
  const isOpen = (outcome: Outcome) => outcome === 'none' || outcome >= 500;
  for (let round = 0; round < ROUNDS; round += 1) {
    const open = settled.flatMap((outcome, index) => (isOpen(outcome) ? [index] : []));
    for (let start = 0; start < open.length; start += AT_A_TIME) {
      const indexes = open.slice(start, start + AT_A_TIME);
      const repeated = await crowd(
        site,
        indexes.map((index) => attempts[index]!),
        REPEATING_VISITORS,
      );
      indexes.forEach((index, i) => (settled[index] = repeated[i]!));
    }
  }
  return settled;
}

function format(outcomes: readonly Outcome[]): string {
  const counts = new Map<Outcome, number>();
  for (const outcome of outcomes) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return [...counts].map(([outcome, count]) => `${count} × ${outcome}`).join(', ');
}

/**
 * Renders pages and books seats while thousands of connections are idle or slow. Prints what came of them and the
 * memory before, during and after. Returns whether nothing was lost and the memory fell back.
 */
export async function benchLoad(ports: Ports, { db }: Pick<Deps, 'db'>): Promise<boolean> {
  const { bookingsOf, seatsOf, storedEvent } = await import('../functions/testing/stored.ts');
  const site = siteOrigin(ports);
  const event = await storedEvent(db, { capacity: SEATS, price: 0 });
  await crowd(
    site,
    Array.from({ length: WARM_UPS }, () => ({ path: '/' })),
    0,
  );
  const before = memory();
  let peak = before;
  const sampling = setInterval(() => {
    const used = memory();
    if (sizeOf(used) > sizeOf(peak)) peak = used;
  }, 2_000);
  const sockets = [
    ...Array.from({ length: IDLE }, () => slowConnection(ports.site, '', '')),
    ...Array.from({ length: SLOW }, () => slowConnection(ports.site, 'GET / HTTP/1.1\r\nX-Slow: ', 'x')),
    ...Array.from({ length: SLOW_BODIES }, () => slowConnection(ports.site, slowBody, ' ')),
  ];
  const pages = Array.from({ length: PAGES }, (_, i) => ({ path: `/search?q=load${i}` }));
  const bookings = Array.from({ length: BOOKINGS }, (_, i) => ({
    path: createBooking.path,
    method: 'POST',
    headers: { [IDEMPOTENCY_HEADER]: crypto.randomUUID() },
    body: aBookingInput(event.id, { email: `visitor-${i}@example.com` }),
  }));
  const [shown, booked] = await Promise.all([crowd(site, pages, 1_000), crowd(site, bookings, 2_000)]);
  for (const socket of sockets) socket.destroy();
  console.log(`${PAGES} pages at once: ${format(shown)}`);
  console.log(`${BOOKINGS} bookings of ${SEATS} seats at once: ${format(booked)}`);
  const finallyShown = await repeatUnanswered(site, pages, shown);
  const finallyBooked = await repeatUnanswered(site, bookings, booked);
  clearInterval(sampling);
  const stored = await bookingsOf(db, event.id);
  const seats = await seatsOf(db, event.id);
  console.log(`when the unanswered were repeated: ${format(finallyShown)}; ${format(finallyBooked)}`);
  console.log(`stored: ${stored.length} bookings, ${JSON.stringify(seats)}`);
  const accepted = finallyBooked.filter((outcome) => outcome === 201).length;
  const isNothingLost =
    finallyShown.every((outcome) => outcome === 200) && stored.length === SEATS && accepted === SEATS;

  const allowed = sizeOf(before) + (sizeOf(peak, before) - sizeOf(before)) * KEPT;
  const started = performance.now();
  let after = memory();
  while (sizeOf(after, before) > allowed && performance.now() - started < RECOVERY_MILLISECONDS) {
    await wait(10_000);
    after = memory();
  }
  const seconds = Math.round((performance.now() - started) / 1000);
  const inMib = (used: Memory, known?: Memory) => `${sizeOf(used, known).toFixed(0)} MiB`;
  console.log(
    `memory: ${inMib(before)} in ${before.size} processes before, ${inMib(peak)} in ${peak.size} at most; ${seconds} s after, ` +
      `${inMib(after, before)} in the same processes, and ${inMib(after)} in all ${after.size}, because the emulator of functions ` +
      'starts a process for each concurrent call and ends none',
  );
  return isNothingLost && sizeOf(after, before) <= allowed;
}
