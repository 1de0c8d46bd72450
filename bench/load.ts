import { execFileSync } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '../functions/src/deps.ts';
import { createBooking } from '../domain/src/api/bookings.ts';
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
/** How long memory may take to fall back, and how much of the growth may stay. */
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

/** Returns the resident memory of this process's descendants, which are the emulators and the functions, in MiB. */
function memory(): number {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' }).trim().split('\n');
  const processes = lines.map((line) => line.trim().split(/\s+/).map(Number) as [number, number, number]);
  const within = new Set([process.pid]);
  let size = 0;
  while (size < within.size) {
    size = within.size;
    for (const [id, parent] of processes) if (within.has(parent)) within.add(id);
  }
  within.delete(process.pid);
  return processes.reduce((sum, [id, , rss]) => sum + (within.has(id) ? rss / 1024 : 0), 0);
}

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

/** Sends all attempts at once, and returns how often each status, or failure, came. */
async function statuses(site: string, attempts: readonly Attempt[], firstVisitor: number) {
  const counts = new Map<number | string, number>();
  await Promise.all(
    attempts.map(async (attempt, index) => {
      const outcome = await send(site, attempt, firstVisitor + index).then(
        ({ status }) => status,
        (error: unknown) => (error as Error).message,
      );
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    }),
  );
  return counts;
}

const format = (counts: ReadonlyMap<number | string, number>) =>
  [...counts].map(([outcome, count]) => `${count} × ${outcome}`).join(', ');

/**
 * Renders pages and books seats while thousands of connections are idle or slow. Prints what came of them and the
 * memory before, during and after. Returns whether nothing was lost and the memory fell back.
 */
export async function benchLoad(ports: Ports, { db }: Pick<Deps, 'db'>): Promise<boolean> {
  const { bookingsOf, seatsOf, storedEvent } = await import('../functions/src/testing/stored.ts');
  const site = siteOrigin(ports);
  const event = await storedEvent(db, { capacity: SEATS, price: 0 });
  await statuses(
    site,
    Array.from({ length: 40 }, () => ({ path: '/' })),
    0,
  );
  const before = memory();
  let peak = before;
  const sampling = setInterval(() => (peak = Math.max(peak, memory())), 2_000);
  const sockets = [
    ...Array.from({ length: IDLE }, () => slowConnection(ports.site, '', '')),
    ...Array.from({ length: SLOW }, () => slowConnection(ports.site, 'GET / HTTP/1.1\r\nX-Slow: ', 'x')),
    ...Array.from({ length: SLOW_BODIES }, () => slowConnection(ports.site, slowBody, ' ')),
  ];
  const [pages, bookings] = await Promise.all([
    statuses(
      site,
      Array.from({ length: PAGES }, (_, i) => ({ path: `/search?q=load${i}` })),
      1_000,
    ),
    statuses(
      site,
      Array.from({ length: BOOKINGS }, (_, i) => ({
        path: createBooking.path,
        method: 'POST',
        body: aBookingInput(event.id, { email: `visitor-${i}@example.com` }),
      })),
      2_000,
    ),
  ]);
  for (const socket of sockets) socket.destroy();
  clearInterval(sampling);
  const stored = await bookingsOf(db, event.id);
  console.log(`${PAGES} pages at once: ${format(pages)}`);
  console.log(`${BOOKINGS} bookings of ${SEATS} seats at once: ${format(bookings)}`);
  console.log(`stored: ${stored.length} bookings, seats ${JSON.stringify(await seatsOf(db, event.id))}`);
  const confirmed = bookings.get(201) ?? 0;
  const isNothingLost = stored.length === SEATS && confirmed <= SEATS;

  const allowed = before + (peak - before) * KEPT;
  const started = performance.now();
  let after = memory();
  while (after > allowed && performance.now() - started < RECOVERY_MILLISECONDS) {
    await wait(10_000);
    after = memory();
  }
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `memory: ${before.toFixed(0)} MiB before, ${peak.toFixed(0)} MiB at most, ${after.toFixed(0)} MiB ${seconds} s after`,
  );
  return isNothingLost && after <= allowed;
}
