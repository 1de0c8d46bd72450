import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Deps } from '../functions/src/deps.ts';
import { createBooking } from '../domain/src/api/bookings.ts';
import { ENDPOINTS } from '../domain/src/api/endpoints.ts';
import { listFaqs } from '../domain/src/api/faqs.ts';
import { aBookingInput } from '../domain/src/testing/factories.ts';
import { disableTriggers } from './disable-triggers.ts';
import { measureMemory } from './function-memory.ts';
import { benchLoad, SHIFTED_CLOCK } from './load.ts';
import { benchPages } from './pages.ts';
import { benchStart } from './start.ts';
import { buildAll } from '../scripts/local/build.ts';
import { renderDemoImages } from '../scripts/local/demo.ts';
import { FUNCTIONS_WORKERS, startEmulators } from '../scripts/local/emulators.ts';
import { startHostingSimulator } from '../scripts/local/hosting-simulator/start.ts';
import { runMain, CliError } from '../scripts/local/cli-error.ts';
import { runUntilInterrupted } from '../scripts/local/local-environment.ts';
import { rootPath } from '../scripts/local/paths.ts';
import { freePorts } from '../scripts/local/ports.ts';
import { startNode } from '../scripts/local/processes.ts';
import { adminEnvironment, siteOrigin, type Ports } from '../scripts/local/settings.ts';

/**
 * The sizes of the benchmarks. Their figures depend on the machine and the local emulators, so they only compare versions of
 * the code.
 */
const BOOKINGS = 500;
const CONCURRENCY = 50;
const EVENTS = 50;
const REJECTIONS = 300;
const GETS = 200;
const BURST = 1_000;
const BURST_SEATS = 20;
const STARTS = 5;

const SITE = '.local/bench-site';
/**
 * Disables the rate limit, because all requests outside the burst come from one address. The functions read the visitor's
 * address as they do behind Hosting.
 */
const ENVIRONMENT = { BOOKINGS_PER_MINUTE: '1000000', TRUSTED_PROXIES: '2' };

const BUNDLE = rootPath('functions/dist/index.cjs');

function print(what: string, figures: string): void {
  console.log(`${what.padEnd(46)} ${figures}`);
}

const milliseconds = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

/** Returns the quantile `part` (0 to 1) of the measurements. */
function quantile(measured: readonly number[], part: number): number {
  const sorted = measured.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!;
}

const quantiles = (measured: readonly number[]) =>
  `p50 ${milliseconds(quantile(measured, 0.5))}, p99 ${milliseconds(quantile(measured, 0.99))}`;

/**
 * Runs `work` `times` times with `concurrency` workers. Returns the duration of each run in milliseconds and the throughput.
 */
async function measure(times: number, concurrency: number, work: (index: number) => Promise<void>) {
  const measured: number[] = [];
  let next = 0;
  async function worker(): Promise<void> {
    for (let index = next++; index < times; index = next++) {
      const started = performance.now();
      await work(index);
      measured.push(performance.now() - started);
    }
  }
  const started = performance.now();
  await Promise.all(Array.from({ length: concurrency }, worker));
  return { measured, perSecond: times / ((performance.now() - started) / 1000) };
}

/** Sends requests until every process that serves the functions has loaded them. */
async function warmUp(site: string): Promise<void> {
  await measure(
    4 * FUNCTIONS_WORKERS,
    FUNCTIONS_WORKERS,
    async () => void (await fetch(site + listFaqs.path)),
  );
}

/**
 * Returns the status of a booking request of the visitor with this number. Each has a loopback address of its own, because
 * visitors of one address share the document of its rate limit.
 */
async function bookAsVisitor(visitor: number, site: string, eventId: string): Promise<number> {
  const sent = request(site + createBooking.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    localAddress: `127.1.${Math.floor(visitor / 250)}.${(visitor % 250) + 1}`,
  });
  sent.end(JSON.stringify(aBookingInput(eventId)));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  await once(response.resume(), 'end');
  return response.statusCode!;
}

/**
 * Sends concurrent booking requests for one seat each of a new event. Prints the number of responses per status and the time
 * of the last one.
 */
async function benchBurst(what: string, site: string, { db }: Pick<Deps, 'db'>): Promise<void> {
  const { storedEvent } = await import('../functions/testing/stored.ts');
  const wanted = await storedEvent(db, { capacity: BURST_SEATS });
  const counts: Record<number, number> = {};
  const burst = await measure(BURST, BURST, async (visitor) => {
    const status = await bookAsVisitor(visitor, site, wanted.id);
    counts[status] = (counts[status] ?? 0) + 1;
  });
  const statuses = Object.entries(counts).map(([status, count]) => `${count} × ${status}`);
  print(what, `${statuses.join(', ')}, the last response after ${milliseconds(Math.max(...burst.measured))}`);
}

/** Measures bookings and public lists through Hosting, as a browser requests them. */
async function benchSite(site: string, deps: Pick<Deps, 'db'>): Promise<void> {
  const { storedEvent } = await import('../functions/testing/stored.ts');

  async function book(eventId: string, ...expected: number[]): Promise<number> {
    const response = await fetch(site + createBooking.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(aBookingInput(eventId)),
    });
    const text = await response.text();
    if (!expected.includes(response.status))
      throw new CliError(`A booking request returned ${response.status}: ${text}`);
    return response.status;
  }

  await warmUp(site);

  const capacity = { capacity: BOOKINGS };
  const one = await storedEvent(deps.db, capacity);
  const onOne = await measure(BOOKINGS, CONCURRENCY, async () => void (await book(one.id, 201)));
  print(
    `bookings of one event, ${CONCURRENCY} concurrent`,
    `${onOne.perSecond.toFixed(0)} per second, ${quantiles(onOne.measured)}`,
  );

  const many = await Promise.all(Array.from({ length: EVENTS }, () => storedEvent(deps.db, capacity)));
  const onMany = await measure(
    BOOKINGS,
    CONCURRENCY,
    async (index) => void (await book(many[index % EVENTS]!.id, 201)),
  );
  print(
    `bookings of ${EVENTS} events, ${CONCURRENCY} concurrent`,
    `${onMany.perSecond.toFixed(0)} per second, ${quantiles(onMany.measured)}`,
  );

  const full = await storedEvent(deps.db, { capacity: 1 }, 1);
  const rejections = await measure(REJECTIONS, 1, async () => void (await book(full.id, 409)));
  print('rejections of a full event, sequential', quantiles(rejections.measured));

  await benchBurst(`${BURST} concurrent bookings of ${BURST_SEATS} seats`, site, deps);

  const lists = ENDPOINTS.filter(
    ({ access, method, path, format }) =>
      access === 'public' && method === 'GET' && !path.includes('{') && format === undefined,
  );
  for (const { path } of lists) {
    const { measured } = await measure(GETS, 4, async () => {
      const response = await fetch(site + path);
      await response.arrayBuffer();
      if (!response.ok) throw new CliError(`${path} returned ${response.status}.`);
    });
    print(`GET ${path}, 4 concurrent`, quantiles(measured));
  }
}

/** Loads the bundle in a new process, as each instance does before its first request. */
async function startOnce(): Promise<void> {
  const child = startNode(['--eval', `require(${JSON.stringify(BUNDLE)}); process.exit()`], {
    cwd: rootPath('functions'),
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new CliError(`The bundle does not load: node ${BUNDLE} ended with ${code}.`);
}

async function benchBundle(): Promise<void> {
  const { measured } = await measure(STARTS, 1, startOnce);
  print('cold start: Node and the bundled functions', `p50 ${milliseconds(quantile(measured, 0.5))}`);
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`;
  const packed = gzipSync(readFileSync(BUNDLE)).length;
  print('size of the bundle', `${kilobytes(statSync(BUNDLE).size)}, ${kilobytes(packed)} gzip`);
}

async function loadDemo(ports: Ports, deps: Pick<Deps, 'db' | 'bucket'>): Promise<void> {
  const [{ loadSeed }] = await Promise.all([import('../seed/src/load.ts'), renderDemoImages()]);
  await disableTriggers(ports);
  await loadSeed({ ...deps, now: new Date() });
}

/**
 * Measures the memory of the page function (home page, share images) and of the API, each in a separate process, as in
 * production.
 */
async function benchMemory(ports: Ports, deps: Pick<Deps, 'db' | 'bucket'>): Promise<void> {
  const { storedEvent } = await import('../functions/testing/stored.ts');
  await loadDemo(ports, deps);
  const { id } = await storedEvent(deps.db, { capacity: BURST });
  for (const { what, before, peak, note } of await measureMemory(ports, SITE, deps, id)) {
    print(
      `memory of ${what}, idle and under load`,
      `${before.toFixed(0)} MiB, ${peak.toFixed(0)} MiB; ${note}`,
    );
  }
}

/** `npm run bench` measures the backend with local emulators; `npm run bench -- memory` measures only its memory, `-- load` only a crowd, `-- pages` the CPU time of pages, `-- start` the start. */
await runMain(() =>
  runUntilInterrupted(async () => {
    const [part, ...options] = process.argv.slice(2);
    if (part === 'start') return benchStart(options);
    const ports = await freePorts();
    await buildAll(ports, SITE);
    const isLoadOnly = process.argv.includes('load');
    const emulators = await startEmulators({
      name: 'bench',
      ports,
      site: SITE,
      env: isLoadOnly ? { ...ENVIRONMENT, ...SHIFTED_CLOCK } : ENVIRONMENT,
    });
    await startHostingSimulator(ports, SITE);
    Object.assign(process.env, adminEnvironment(ports));
    const [{ firebaseDeps }, { parseEnvironment }] = await Promise.all([
      import('../functions/src/firebase-deps.ts'),
      import('../functions/src/env.ts'),
    ]);
    const deps = firebaseDeps(parseEnvironment(process.env), () => {});
    if (isLoadOnly) {
      const held = await benchLoad(ports, deps);
      await emulators.stop();
      return held ? 0 : 1;
    }
    if (part === 'pages') {
      await loadDemo(ports, deps);
      await benchPages(ports, SITE, deps, options);
      await emulators.stop();
      return 0;
    }
    const isMemoryOnly = process.argv.includes('memory');
    if (!isMemoryOnly) await benchSite(siteOrigin(ports), deps);
    await benchMemory(ports, deps);
    await emulators.stop();
    if (isMemoryOnly) return 0;
    const env = { ...ENVIRONMENT, FIRESTORE_EMULATOR_CONTENTION: '1' };
    const contended = await startEmulators({ name: 'bench', ports, site: SITE, env });
    await warmUp(siteOrigin(ports));
    await benchBurst('the same burst under contention', siteOrigin(ports), deps);
    await contended.stop();
    await benchBundle();
    return 0;
  }, 130),
);
