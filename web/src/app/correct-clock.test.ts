import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClock } from '../lib/clock.ts';
import { correctClock } from './correct-clock.ts';

const MINUTE_MS = 60_000;
const VISITORS = new Date('2026-05-02T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(VISITORS.getTime() - minutes * MINUTE_MS);

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: VISITORS }));
afterEach(() => vi.useRealTimers());

/** Returns the time of a page after its correction, and how often it was announced. */
async function corrected(rendered: Date, server: Date | null) {
  const clock = createClock(rendered);
  const announced = vi.fn<() => void>();
  clock.listen(announced);
  const readTime = vi.fn<() => Promise<Date>>(() =>
    server ? Promise.resolve(server) : Promise.reject(new TypeError('Failed to fetch')),
  );
  await correctClock(clock, readTime);
  return { time: clock.now(), announced: announced.mock.calls.length, requests: readTime.mock.calls.length };
}

it('keeps the time of a page from the server or its CDN, and sends no request', async () => {
  expect(await corrected(minutesAgo(4), null)).toEqual({ time: minutesAgo(4), announced: 0, requests: 0 });
});

it.each([
  ['an old page', minutesAgo(24 * 60), VISITORS],
  ['a page of a visitor whose clock is fast', minutesAgo(60), minutesAgo(60)],
  ['a page of a visitor whose clock is slow', minutesAgo(-60), minutesAgo(-60)],
])('sets the time of %s by the server', async (_, rendered, server) => {
  expect(await corrected(rendered, server)).toEqual({ time: server, announced: 1, requests: 1 });
});

it.each([
  ['sets the time of an old page by a later clock of the visitor', minutesAgo(60), VISITORS, 1],
  ['keeps a later time than that of the visitor', minutesAgo(-60), minutesAgo(-60), 0],
])('%s while the server cannot be reached', async (_, rendered, time, announced) => {
  expect(await corrected(rendered, null)).toEqual({ time, announced, requests: 1 });
});
