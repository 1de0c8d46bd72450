import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepBooking } from './kept-bookings.ts';
import { findCheckIn, findPage, keepPage, removeOtherCaches } from './kept-pages.ts';

const urlOf = (request: string | Request) =>
  new URL(typeof request === 'string' ? request : request.url, location.origin).href;

/** Returns caches that last as long as the test. */
function cachesInMemory() {
  const stores = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      put: async (request: string, response: Response) => {
        store.delete(urlOf(request));
        store.set(urlOf(request), response);
      },
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
    has: async (name: string) => stores.has(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  };
}

/** Returns a response as from the network. */
const loaded = (body: string) => Object.defineProperty(new Response(body), 'type', { value: 'basic' });

const keep = async (path: string, entry = 'entry') =>
  keepPage(path, loaded(`<script data-scripts="/assets/${entry}.js">`));

const startsAt = Date.now();
const bookEvent = () =>
  keepBooking({ eventId: 'booked', startsAt, until: startsAt + 60_000, reference: 'ABC-DEF' });

beforeEach(() => {
  vi.stubGlobal('caches', cachesInMemory());
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => loaded(''));
});

it('keeps thirty pages, and in addition the event of a kept booking in either language', async () => {
  await bookEvent();
  const events = ['/experiences/booked', '/en/experiences/booked'];
  const others = Array.from({ length: 31 }, (_, number) => `/stories/${number}`);
  for (const path of [...events, ...others]) await keep(path);
  const found = await Promise.all([...events, ...others].map(async (path) => (await findPage(path)) && path));
  expect(found.filter(Boolean)).toEqual([...events, ...others.slice(1)]);
});

it('keeps three builds, and in addition one with the event of a kept booking', async () => {
  await bookEvent();
  await keep('/experiences/booked', 'build-1');
  for (let build = 2; build <= 5; build += 1) await keep(`/stories/${build}`, `build-${build}`);
  expect(await caches.keys()).toEqual([
    'bookings-1',
    ...[1, 3, 4, 5].map((build) => `pages-1:/assets/build-${build}.js`),
  ]);
});

it('keeps the copy of an earlier build when the storage is full', async () => {
  const { open } = caches;
  await keep('/coffee', 'build-1');
  vi.spyOn(caches, 'open').mockImplementation(async (name) => {
    const cache = await open(name);
    const put: Cache['put'] = async (request, response) => {
      if (request === '/coffee') throw new DOMException('full', 'QuotaExceededError');
      await cache.put(request, response);
    };
    return { ...cache, put };
  });
  await expect(keep('/coffee', 'build-2')).rejects.toThrow('full');
  expect(await findPage('/coffee')).toBeDefined();
});

it('replaces the copy of an earlier build', async () => {
  for (const build of ['build-1', 'build-2']) await keep('/coffee', build);
  expect(await (await findPage('/coffee'))?.text()).toContain('build-2');
});

describe('the check-in of the dashboard', () => {
  const address = urlOf('/admin?tab=bookings&event=e&view=check-in');
  const keepShell = async () => (await caches.open('check-in-1')).put(address, loaded('the shell'));

  it('is found at its address only, to which the other addresses of the dashboard lead', async () => {
    await keepShell();
    await removeOtherCaches();
    expect(await (await findCheckIn(address))?.text()).toBe('the shell');
    for (const path of ['/admin', '/admin/login', '/admin?tab=bookings&event=other&view=check-in'])
      expect((await findCheckIn(urlOf(path)))?.headers.get('Location')).toBe(address);
    for (const path of ['/', '/administration', '/booking/sample'])
      expect(await findCheckIn(urlOf(path))).toBeUndefined();
  });

  it('is not found where none is kept', async () => {
    expect(await findCheckIn(address)).toBeUndefined();
  });
});
