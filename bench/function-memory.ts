import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Deps } from '../functions/src/deps.ts';
import { createBooking } from '../domain/src/api/bookings.ts';
import { listEvents } from '../domain/src/api/events.ts';
import { listProducts } from '../domain/src/api/products.ts';
import { SHARE_SIZES, sharePath } from '../domain/src/page/share-card.ts';
import { LANGUAGES } from '../domain/src/shared/language.ts';
import { aBookingInput } from '../domain/src/testing/factories.ts';
import { RESOURCES } from '../functions/src/triggers/resources.ts';
import { siteFolders } from '../scripts/local/build.ts';
import { CliError } from '../scripts/local/cli-error.ts';
import { ROOT, rootPath } from '../scripts/local/paths.ts';
import { freePorts } from '../scripts/local/ports.ts';
import { startNode, stop } from '../scripts/local/processes.ts';
import { adminEnvironment, HOST, siteOrigin, type Ports } from '../scripts/local/settings.ts';

const PAGES = 200;
const SHARE_IMAGES = 80;
const API_CALLS = 200;

export interface MemoryFigure {
  what: string;
  /** Resident memory in MiB: after the first request, and the maximum under load. */
  before: number;
  peak: number;
  /** Describes the results of the requests. */
  note: string;
}

/** Returns a program that serves one function of the bundle and reports its memory in MiB and its CPU time in ms at `/usage`. */
const server = (name: string, port: number) => `
const served = require('./dist/index.cjs')[${JSON.stringify(name)}];
require('node:http').createServer((request, response) => {
  if (request.url !== '/usage') return served(request, response);
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  const cpu = (userCPUTime + systemCPUTime) / 1000;
  response.end(JSON.stringify({ now: process.memoryUsage().rss / 2 ** 20, peak: maxRSS / 2 ** 10, cpu }));
}).listen(${port}, ${JSON.stringify(HOST)}, () => console.log('listening'));`;

export interface Served {
  origin: string;
  usage(): Promise<{ now: number; peak: number; cpu: number }>;
}

/** Serves a function that is built in the folder `root` while `use` runs. */
export async function withFunction<T>(
  name: string,
  environment: Record<string, string>,
  use: (served: Served) => Promise<T>,
  root = ROOT,
): Promise<T> {
  const { functions: port } = await freePorts();
  const child = startNode(['--eval', server(name, port)], { cwd: join(root, 'functions'), env: environment });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve());
    child.once('exit', (code) => reject(new CliError(`The function ${name} ended with ${code}.`)));
  });
  // Discards the logs, because a full pipe would block the process.
  child.stdout?.resume();
  child.stderr?.resume();
  const origin = `http://${HOST}:${port}`;
  const usage: Served['usage'] = async () => (await (await fetch(`${origin}/usage`)).json()) as never;
  try {
    return await use({ origin, usage });
  } finally {
    child.removeAllListeners('exit');
    await stop(child);
  }
}

interface LoadResult {
  /** The number of requests with the expected response. */
  succeeded: number;
  slowestMs: number;
}

/** Sends all requests, at most `concurrency` at a time. */
async function load(calls: readonly (() => Promise<boolean>)[], concurrency: number): Promise<LoadResult> {
  const result = { succeeded: 0, slowestMs: 0 };
  const remaining = calls.values();
  async function worker(): Promise<void> {
    for (const call of remaining) {
      const started = performance.now();
      if (await call()) result.succeeded += 1;
      result.slowestMs = Math.max(result.slowestMs, performance.now() - started);
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker));
  return result;
}

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, i) => make(i));

/** Returns the versioned URLs of different share images. */
async function shareImageUrls(origin: string, { db }: Pick<Deps, 'db'>): Promise<string[]> {
  const kinds = ['products', 'stories', 'events'] as const;
  const found = await Promise.all(kinds.map(async (name) => (await db.collection(name).get()).docs));
  const paths = kinds.flatMap((kind, index) =>
    found[index]!.flatMap(({ id }) =>
      LANGUAGES.flatMap((language) => SHARE_SIZES.map((size) => sharePath({ kind, id, language }, size))),
    ),
  );
  const locations = await Promise.all(
    paths
      .slice(0, 2 * SHARE_IMAGES)
      .map(async (path) => (await fetch(origin + path, { redirect: 'manual' })).headers.get('Location')),
  );
  return locations.filter((url) => url !== null).slice(0, SHARE_IMAGES);
}

async function measurePages(
  environment: Record<string, string>,
  deps: Pick<Deps, 'db'>,
): Promise<MemoryFigure> {
  return withFunction('pages', environment, async ({ origin, usage }) => {
    await (await fetch(`${origin}/`)).text();
    const { now: before } = await usage();
    const shares = await shareImageUrls(origin, deps);
    const page = async () => {
      const response = await fetch(`${origin}/`);
      await response.text();
      return response.headers.get('Cache-Control') !== 'no-store';
    };
    const picture = (url: string) => async () => {
      const response = await fetch(origin + url);
      return response.ok && (await response.arrayBuffer()).byteLength > 0;
    };
    const pages = times(PAGES, () => page);
    const { concurrency } = RESOURCES.pages;
    const regular = await load(pages, concurrency);
    const [burst, drawn] = await Promise.all([load(pages, PAGES), load(shares.map(picture), SHARE_IMAGES)]);
    const note = [
      `${burst.succeeded} of ${PAGES} pages and ${drawn.succeeded} of ${shares.length} share images rendered concurrently`,
      `${regular.succeeded} of ${PAGES} pages rendered ${concurrency} at a time, the slowest in ${regular.slowestMs.toFixed(0)} ms`,
    ].join('; ');
    return { what: 'pages', before, peak: (await usage()).peak, note };
  });
}

async function measureApi(environment: Record<string, string>, eventId: string): Promise<MemoryFigure> {
  return withFunction('api', environment, async ({ origin, usage }) => {
    await (await fetch(origin + listProducts.path)).text();
    const { now: before } = await usage();
    const read = (path: string) => async () => {
      const response = await fetch(origin + path);
      await response.text();
      return response.ok;
    };
    const book = async () => {
      const response = await fetch(origin + createBooking.path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
        body: JSON.stringify(aBookingInput(eventId)),
      });
      await response.text();
      return response.ok;
    };
    const { concurrency } = RESOURCES.api;
    const calls = times(API_CALLS, () => [read(listProducts.path), read(listEvents.path), book]).flat();
    const { succeeded, slowestMs } = await load(calls, concurrency);
    return {
      what: 'api',
      before,
      peak: (await usage()).peak,
      note: `${succeeded} of ${calls.length} requests succeeded, ${concurrency} at a time, the slowest in ${slowestMs.toFixed(0)} ms`,
    };
  });
}

/**
 * Measures the memory of the two public functions while one process each serves many concurrent requests. @param site the
 * folder of the built site, relative to the root @param eventId an event with enough seats for every booking
 */
export async function measureMemory(
  ports: Ports,
  site: string,
  deps: Pick<Deps, 'db'>,
  eventId: string,
): Promise<MemoryFigure[]> {
  const environment = {
    ...adminEnvironment(ports),
    SITE_ORIGIN: siteOrigin(ports),
    SITE_FILES: rootPath(siteFolders(site).files),
    BOOKINGS_PER_MINUTE: '1000000',
  };
  // Sequential, because both would share the machine's processors.
  const pages = await measurePages(environment, deps);
  return [pages, await measureApi(environment, eventId)];
}
