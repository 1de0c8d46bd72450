import { environment } from '../config/environment.ts';
import { paths } from '../config/paths.ts';
import { languageOfPath, localizedPath } from '../i18n/localized-path.ts';
import { keptBookings } from './kept-bookings.ts';
import {
  findCheckIn,
  findFile,
  findPage,
  keepFile,
  keepOpened,
  keepPage,
  keptTitles,
  removeOtherCaches,
} from './kept-pages.ts';
import { offlinePage } from './offline-page.ts';
import { strategyOf } from './strategy.ts';

declare const self: ServiceWorkerGlobalScope;

const { origin } = self.location;

function decide({ url, method, mode, headers }: Request) {
  return strategyOf({ url, method, mode, accept: headers.get('Accept') }, origin);
}

/** A full storage or a lost connection only means that the answer is not kept. */
const ignoreFailure = () => undefined;

async function answerWithFile(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const kept = await findFile(url).catch(ignoreFailure);
  if (kept) return kept;
  const response = await fetch(event.request);
  event.waitUntil(keepFile(url, response.clone()).catch(ignoreFailure));
  return response;
}

async function answerOffline(path: string): Promise<Response> {
  // Also where the browser denies its caches, the page is shown.
  const kept = await keptBookings(Date.now()).catch(() => []);
  const bookings = kept.map(async ({ eventId, startsAt, reference }) => {
    const page = localizedPath(paths.event(eventId), languageOfPath(path));
    return { startsAt, reference, page: (await findPage(page).catch(ignoreFailure)) && page };
  });
  return offlinePage(path, await keptTitles().catch(() => []), await Promise.all(bookings));
}

async function answerWithPage(event: FetchEvent): Promise<Response> {
  const { url, mode } = event.request;
  const path = new URL(url).pathname;
  try {
    const response = await fetch(event.request);
    event.waitUntil(keepPage(path, response.clone()).catch(ignoreFailure));
    return response;
  } catch (error) {
    // A prefetch would take the kept page for the current one.
    if (mode !== 'navigate') throw error;
    return (await findPage(path).catch(ignoreFailure)) ?? answerOffline(path);
  }
}

async function answerWithDocument(event: FetchEvent): Promise<Response> {
  try {
    return await fetch(event.request);
  } catch {
    const { url } = event.request;
    const checkIn = await findCheckIn(url).catch(ignoreFailure);
    if (checkIn) return checkIn;
    const path = new URL(url).pathname;
    // Without its query, such as a filter, the page may be kept.
    return (await findPage(path).catch(ignoreFailure)) ? Response.redirect(path) : answerOffline(path);
  }
}

const ANSWERS = { file: answerWithFile, page: answerWithPage, document: answerWithDocument };

/** What a page reports is kept in that order. */
let keeping: Promise<void> = Promise.resolve();

/** Keeps the pages that the visitor sees, and shows them while there is no connection. */
function keepPages(): void {
  self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
  self.addEventListener('activate', (event) =>
    event.waitUntil(
      Promise.all([
        removeOtherCaches(),
        // Earlier workers enabled it, and the setting outlives them. With it, Firefox shows its own error page in place of
        // the worker's answer when the request fails (GoogleChrome/workbox#3134).
        self.registration.navigationPreload?.disable(),
        self.clients.claim(),
      ]),
    ),
  );
  self.addEventListener('fetch', (event) => {
    const strategy = decide(event.request);
    if (strategy) event.respondWith(ANSWERS[strategy](event));
  });
  self.addEventListener('message', (event) => {
    keeping = keeping.then(async () => keepOpened(event.data as readonly string[])).catch(ignoreFailure);
    event.waitUntil(keeping);
  });
}

/** Removes this worker and everything that it has kept from the browser. */
function removeItself(): void {
  self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
  self.addEventListener('activate', (event) =>
    event.waitUntil(
      (async () => {
        for (const name of await caches.keys()) await caches.delete(name);
        await self.registration.unregister();
      })(),
    ),
  );
}

if (environment.VITE_SERVICE_WORKER === 'off') removeItself();
else keepPages();
