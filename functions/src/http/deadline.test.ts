import { Hono } from 'hono';
import type { Firestore } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requireDatabase } from './deadline.ts';
import type { HttpEnv } from './http.ts';
import { answerProblem, toDomainError } from './problem.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Creates an application whose requests take `duration`, with a database whose plain reads behave like `read`. */
function appWith({ duration, read }: { duration: number; read: () => Promise<unknown> }) {
  let [reads, most] = [0, 0];
  async function get() {
    reads += 1;
    most = Math.max(most, reads);
    await read().finally(() => (reads -= 1));
  }
  const db = { collection: () => ({ doc: () => ({ get }) }) } as unknown as Firestore;
  const app = new Hono<HttpEnv>();
  app.use(requireDatabase(db));
  app.get('/', async (http) => {
    await wait(duration);
    return http.text('done');
  });
  app.onError((error, http) => answerProblem(toDomainError(error), http));
  return { app, mostReads: () => most };
}

/** Sends `requests` requests, one every `apart` milliseconds. Returns their statuses and durations in milliseconds. */
async function statuses(app: Hono<HttpEnv>, requests: number, apart = 0) {
  const answers = Array.from({ length: requests }, async (_, index) => {
    await wait(index * apart);
    const begun = Date.now();
    const { status } = await app.request('/');
    return { status, took: Date.now() - begun };
  });
  await vi.advanceTimersByTimeAsync(120_000);
  return Promise.all(answers);
}

describe('a busy database', () => {
  it('is not declared unreachable while it takes five seconds for a plain read', async () => {
    const { app } = appWith({ duration: 25_000, read: () => wait(5_000) });
    expect(new Set((await statuses(app, 50)).map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('is probed by one read at a time, however many requests wait', async () => {
    const { app, mostReads } = appWith({ duration: 25_000, read: () => wait(5_000) });
    await statuses(app, 50, 100);
    expect(mostReads()).toBe(1);
  });

  it.each([7, 8, 10, 13])('is reachable when it rejects the read (code %i)', async (code) => {
    const read = () => Promise.reject(Object.assign(new Error('Rejected'), { code }));
    const { app } = appWith({ duration: 25_000, read });
    expect(await statuses(app, 1)).toMatchObject([{ status: 200 }]);
  });
});

describe('an unreachable database', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['never responds', () => new Promise(() => {})],
    ['cannot be connected to', () => Promise.reject(Object.assign(new Error('No connection'), { code: 14 }))],
    ['lets each read time out', () => Promise.reject(Object.assign(new Error('Too late'), { code: 4 }))],
  ])('ends each request within ten seconds when it %s', async (_, read) => {
    const { app } = appWith({ duration: 60_000, read });
    for (const { status, took } of await statuses(app, 40, 500)) {
      expect(status).toBe(503);
      expect(took).toBeLessThan(10_000);
    }
  });

  it('ends a request that has been waiting since before it became unreachable', async () => {
    let isReachable = true;
    const { app } = appWith({
      duration: 60_000,
      read: () => (isReachable ? wait(10) : new Promise(() => {})),
    });
    const answer = app.request('/');
    await vi.advanceTimersByTimeAsync(15_000);
    isReachable = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await answer).status).toBe(503);
  });
});
