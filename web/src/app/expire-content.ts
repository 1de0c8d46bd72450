import type { Query, QueryClient } from '@tanstack/react-query';
import { type ContentVersions, hasScheduledChange } from '@app/domain/content/content-versions.ts';
import { findContentVersions } from '../lib/content-versions.ts';
import { sourcesOf } from '../lib/page-data.ts';

/** Calls `listener` whenever the address is about to change or a step in the history was taken, before the router renders. */
function beforeNavigation(listener: () => void): void {
  const { history } = window;
  for (const method of ['pushState', 'replaceState'] as const) {
    const change = history[method].bind(history);
    history[method] = (...entry) => {
      listener();
      change(...entry);
    };
  }
  window.addEventListener('popstate', listener);
}

/**
 * With each navigation, removes the content of which something scheduled has happened since the renewal of the first page: a
 * product that ended, a story that appeared, an event that began. What the page shows is fetched again.
 * @param clock the server's time
 * @param reading the versions, if they are read for the first page; otherwise the first navigation reads them, once
 */
export function expireContent(
  queryClient: QueryClient,
  clock: () => Date,
  reading: Promise<ContentVersions | null>,
  readVersions = findContentVersions,
): void {
  let versions: ContentVersions | null = null;
  let checkedAt = clock();
  let mayRead = false;
  const learn = async (from: Promise<ContentVersions | null>) => {
    versions = await from;
  };
  void (async () => {
    await learn(reading);
    mayRead = !versions;
  })();
  beforeNavigation(() => {
    if (mayRead) {
      mayRead = false;
      void learn(readVersions());
    }
    if (!versions) return;
    const current = versions;
    const last = checkedAt;
    const now = clock();
    checkedAt = now;
    const hasEnded = ({ queryKey }: Query) =>
      sourcesOf(queryKey).some((collection) => hasScheduledChange(current, collection, last, now));
    queryClient.removeQueries({ type: 'inactive', predicate: hasEnded });
    void queryClient.invalidateQueries({ predicate: hasEnded });
  });
}
