import { beforeEach, expect, it, vi } from 'vitest';
import { keepBooking } from '../lib/kept-bookings.ts';
import { findPage, keepPage } from './kept-pages.ts';

const urlOf = (request: string | Request) =>
  new URL(typeof request === 'string' ? request : request.url, location.origin).href;

/** Returns caches that last as long as the test. */
function cachesInMemory() {
  const stores = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      put: async (request: string, response: Response) => void store.set(urlOf(request), response),
      match: async (request: string | Request) => store.get(urlOf(request))?.clone(),
      keys: async () => [...store.keys()].map((url) => ({ url })),
      delete: async (request: string) => store.delete(urlOf(request)),
    };
  };
  const match = async (request: string) =>
    [...stores.values()].map((store) => store.get(urlOf(request))?.clone()).find(Boolean);
  return {
    open,
    match,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  };
}

/** Returns a response as from the network. */
const loaded = (body: string) => Object.defineProperty(new Response(body), 'type', { value: 'basic' });

const keep = async (path: string) => keepPage(path, loaded('<script data-scripts="/assets/entry.js">'));

beforeEach(() => {
  vi.stubGlobal('caches', cachesInMemory());
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => loaded(''));
});

it('keeps thirty pages, and in addition the event of a kept booking in either language', async () => {
  const startsAt = Date.now();
  await keepBooking({ eventId: 'booked', startsAt, until: startsAt + 60_000, reference: 'ABC-DEF' });
  const events = ['/experiences/booked', '/en/experiences/booked'];
  const others = Array.from({ length: 31 }, (_, number) => `/stories/${number}`);
  for (const path of [...events, ...others]) await keep(path);
  const found = await Promise.all([...events, ...others].map(async (path) => (await findPage(path)) && path));
  expect(found.filter(Boolean)).toEqual([...events, ...others.slice(1)]);
});
