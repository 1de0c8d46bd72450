import { environment } from '../config/environment.ts';
// oxlint-disable-next-line import/default -- Vite makes the default export: the address of the built worker.
import address from '../service-worker/service-worker.ts?worker&url';

const idle = () => new Promise<unknown>((next) => (window.requestIdleCallback ?? setTimeout)(next));

/** Returns those of the loaded files that belong to the build. */
const filesOfBuild = (loaded: PerformanceEntryList) =>
  loaded
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);

/**
 * Registers the service worker, which keeps the pages that the visitor sees, once the browser is idle. It does not see every page
 * itself: a page that was requested before the worker was active reports what it has loaded, and what was still loading when the
 * worker began to answer; and a change of the language opens the counterpart without requesting its HTML.
 */
export async function registerServiceWorker(): Promise<void> {
  // Browsers have none in insecure contexts and some private windows.
  if (!('serviceWorker' in navigator) || environment.VITE_SERVICE_WORKER === 'off') return;
  await idle();
  const { serviceWorker } = navigator;
  // The worker may have taken control since, if another page has registered it.
  const [request] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isServed = (request?.workerStart ?? 0) > 0;
  await serviceWorker.register(address);
  const registration = await serviceWorker.ready;
  const report = (paths: readonly string[]) => registration.active?.postMessage(paths);
  const reportPage = () => report([location.pathname]);
  new MutationObserver(reportPage).observe(document.documentElement, { attributeFilter: ['lang'] });
  if (isServed) return;
  reportPage();
  const reportLoaded = (loaded: PerformanceObserverEntryList) => report(filesOfBuild(loaded.getEntries()));
  new PerformanceObserver(reportLoaded).observe({ type: 'resource', buffered: true });
}
