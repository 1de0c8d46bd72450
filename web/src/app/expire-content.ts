import type { Query, QueryClient } from '@tanstack/react-query';
import {
  type ContentVersions,
  hasScheduledChange,
  isUnchanged,
  nextChangeAt,
  type ReadContent,
  VERSIONED_COLLECTIONS,
  type VersionedCollection,
} from '@app/domain/content/content-versions.ts';
import type { PageClock } from '../lib/clock.ts';
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

/** Calls `listener` whenever the page is shown again: its tab, or the page itself by a step in the history. */
function whenShownAgain(listener: () => void): void {
  window.addEventListener('pageshow', listener);
  document.addEventListener('visibilitychange', listener);
}

/** The longest delay of a timer in browsers. */
const LONGEST_DELAY_MS = 2 ** 31 - 1;

/** What is known of the public content. */
export interface CurrentContent {
  /** Returns whether a collection is as a page has read it, as far as is known. */
  isCurrent: (collection: VersionedCollection, read: ReadContent) => boolean;
}

/**
 * Removes the content of which something scheduled has happened since the renewal of the first page: a product that ended, a story
 * that appeared, an event that began. It does so with each navigation, at that moment, and when the page is shown again. What the
 * page shows is fetched again.
 * @param reading the versions, if they are read for the first page; otherwise the first navigation reads them, once
 */
export function expireContent(
  queryClient: QueryClient,
  clock: PageClock,
  reading: Promise<ContentVersions | null>,
  readVersions = findContentVersions,
): CurrentContent {
  let versions: ContentVersions | null = null;
  let checkedAt = clock.now();
  let mayRead = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const removeEnded = () => {
    if (!versions) return;
    const current = versions;
    const last = checkedAt;
    const now = clock.now();
    checkedAt = now;
    const hasChanged = (collection: VersionedCollection) =>
      hasScheduledChange(current, collection, last, now);
    const hasEnded = ({ queryKey }: Query) => sourcesOf(queryKey).some(hasChanged);
    queryClient.removeQueries({ type: 'inactive', predicate: hasEnded });
    void queryClient.invalidateQueries({ predicate: hasEnded });
    if (VERSIONED_COLLECTIONS.some(hasChanged)) clock.announce();
  };
  const renewShown = () => {
    // A page in the background is renewed when it is shown.
    if (document.hidden) return;
    removeEnded();
    clearTimeout(timer);
    const next = versions && nextChangeAt(versions, clock.now());
    if (next)
      timer = setTimeout(renewShown, Math.min(next.getTime() - clock.now().getTime(), LONGEST_DELAY_MS));
  };
  const learn = async (from: Promise<ContentVersions | null>) => {
    versions = await from;
    renewShown();
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
    removeEnded();
  });
  whenShownAgain(renewShown);
  return {
    isCurrent: (collection, read) => !versions || isUnchanged(collection, read, versions, clock.now()),
  };
}
