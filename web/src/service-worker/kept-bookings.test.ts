import { beforeEach, expect, it, vi } from 'vitest';
import { forgetBooking, keepBooking, keptBookings, type KeptBooking } from './kept-bookings.ts';

const HOUR_MS = 60 * 60_000;

const stored = new Map<string, Response>();
const cache = {
  put: async (key: string, response: Response) => void stored.set(key, response),
  delete: async (key: string) => stored.delete(key),
  keys: async () => [...stored.keys()],
  match: async (key: string) => stored.get(key)?.clone(),
};

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('caches', { open: async () => cache });
});

const booking = (eventId: string, startsAt: number): KeptBooking => ({
  eventId,
  startsAt,
  until: startsAt + 24 * HOUR_MS,
  reference: eventId,
});
const namesAt = async (now: number) => (await keptBookings(now)).map(({ eventId }) => eventId);

it('returns the bookings, the next event first, and not those that were removed', async () => {
  for (const one of [booking('later', 3 * HOUR_MS), booking('next', HOUR_MS), booking('removed', 0)])
    await keepBooking(one);
  await forgetBooking('removed');
  expect(await namesAt(0)).toEqual(['next', 'later']);
});

it('keeps two bookings of one event', async () => {
  await keepBooking({ ...booking('event', HOUR_MS), reference: 'ABC-DEF' });
  await keepBooking({ ...booking('event', HOUR_MS), reference: 'GHI-JKL' });
  expect((await keptBookings(0)).map(({ reference }) => reference)).toEqual(['ABC-DEF', 'GHI-JKL']);
});

it('removes the bookings whose time is over', async () => {
  await keepBooking(booking('past', 0));
  await keepBooking(booking('coming', HOUR_MS));
  expect(await namesAt(24 * HOUR_MS)).toEqual(['coming']);
  expect(stored.size).toBe(1);
});

it('leaves out a booking that another tab removes meanwhile', async () => {
  await keepBooking(booking('kept', 0));
  await keepBooking(booking('vanishing', 0));
  const keys = await cache.keys();
  await forgetBooking('vanishing');
  vi.stubGlobal('caches', { open: async () => ({ ...cache, keys: async () => keys }) });
  expect(await namesAt(0)).toEqual(['kept']);
});

it('returns none where the browser has no caches', async () => {
  vi.unstubAllGlobals();
  expect(await namesAt(0)).toEqual([]);
});
