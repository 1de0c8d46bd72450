import { environment } from '../../config/environment.ts';
import { paths } from '../../config/paths.ts';
import { hasSessionEnded } from '../session/renewal.ts';
import { CHECK_IN_CACHE } from '../../service-worker/check-in-cache.ts';
// oxlint-disable-next-line import/default -- Vite makes the default export: the address of the built worker.
import address from '../../service-worker/service-worker.ts?worker&url';

/**
 * Keeps the dashboard's shell under the present address, with every file of the build that this page has loaded. The service worker
 * answers with it while offline. @throws when a request fails or the storage is full; then nothing new is kept
 */
export async function keepCheckIn(): Promise<void> {
  if (!import.meta.env.PROD || environment.VITE_SERVICE_WORKER === 'off') return;
  // Browsers have neither in insecure contexts and some private windows.
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return;
  await navigator.serviceWorker.register(address);
  // A file is listed once it has loaded.
  await document.fonts.ready;
  const shell = await fetch(paths.admin);
  const entry = document.querySelector('script[type="module"]')?.getAttribute('src');
  // The shell of a newer release needs files that this page has not loaded. It is kept after the next reload.
  if (!shell.ok || shell.redirected || !entry || !(await shell.clone().text()).includes(entry)) return;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const files = loaded.filter(
    ({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'),
  );
  const kept = new Set([location.href, ...files.map(({ href }) => href)]);
  const cache = await caches.open(CHECK_IN_CACHE);
  await cache.addAll([...kept].slice(1));
  await cache.put(location.href, shell);
  // The session may have ended meanwhile, which has removed the cache before.
  if (hasSessionEnded()) return void (await caches.delete(CHECK_IN_CACHE));
  // The check-in of another event or an earlier release.
  for (const request of await cache.keys()) if (!kept.has(request.url)) await cache.delete(request);
}
