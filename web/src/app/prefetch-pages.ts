import type { QueryClient } from '@tanstack/react-query';
import { languageOfPath } from '../i18n/localized-path.ts';
import type { Translations } from '../i18n/translations.ts';
import { arriving } from '../lib/arriving-pages.ts';
import { isSlowLine } from '../lib/is-slow-line.ts';
import { hasChangedContent } from '../lib/own-changes.ts';
import { PAGE_DATA_ID, parsePageData, restorePrefetched } from '../lib/page-data.ts';
import type { CurrentContent } from './expire-content.ts';
import { isPrefetchable, loadPage } from './routes.tsx';

/**
 * How long the pointer or a finger rests on a link before its page is prefetched. A pointer on its way elsewhere prefetches
 * nothing, nor does a finger that begins to scroll.
 */
const REST_MS = 65;

/** For how long a prefetched page is not requested again. The CDN serves one copy for as long. */
const FRESH_MS = 60_000;

/**
 * For how long a page that is opened waits for its prefetch, which began while the pointer rested or with the tap. To read the
 * content from Firestore instead takes about as long on a phone. On a slow line the HTML would rarely come in this time: there
 * a page does not wait.
 */
export const WAIT_MS = 800;

/** Returns the entry script that a document loads, which names its build. */
const entryOf = (page: Document) =>
  page.querySelector<HTMLElement>('script[data-scripts]')?.dataset['scripts']?.split(' ')[0];

/** Returns the path of the page that a link opens in this document and language. Null for any other link, and for signed ones. */
export function prefetchablePath(link: HTMLAnchorElement): string | null {
  const { origin, pathname, target } = link;
  const here = window.location;
  if (origin !== here.origin || target || link.hasAttribute('download') || pathname === here.pathname)
    return null;
  return isPrefetchable(pathname) && languageOfPath(pathname) === languageOfPath(here.pathname)
    ? pathname
    : null;
}

/**
 * Loads the content and translations of a page from its server-rendered HTML. The HTML comes from the CDN, so this reads nothing
 * from Firestore.
 */
async function loadContent(
  path: string,
  queryClient: QueryClient,
  translations: Translations,
  content: CurrentContent,
): Promise<void> {
  const response = await fetch(path, { headers: { Accept: 'text/html' } });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const inlined = page.getElementById(PAGE_DATA_ID)?.textContent;
  const language = languageOfPath(path);
  // A newer build may shape its data differently; and the visitor may have changed the language.
  const isUsable = entryOf(page) === entryOf(document) && languageOfPath(location.pathname) === language;
  if (!response.ok || !inlined || !isUsable) return;
  const data = parsePageData(inlined);
  restorePrefetched(queryClient, data.answers, (collection) => content.isCurrent(collection, data));
  await translations.load(language, data.namespaces);
}

/**
 * Prefetches the page of a link that the visitor points at, taps or focuses. Not while offline, not in data-saving mode, and
 * not while this browser's own change of content may be missing in the CDN's copy.
 */
export function prefetchPages(
  queryClient: QueryClient,
  translations: Translations,
  content: CurrentContent,
): void {
  const requestedAt = new Map<string, number>();
  let resting: ReturnType<typeof setTimeout> | undefined;
  /** The page whose link was pointed at, until it is prefetched. */
  let next: string | null = null;
  const start = (path: string) => {
    const now = Date.now();
    const isSaving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
    const isFresh = now - (requestedAt.get(path) ?? 0) < FRESH_MS;
    if (!navigator.onLine || isSaving || isFresh || hasChangedContent()) return;
    requestedAt.set(path, now);
    // Opening the page reports what fails.
    const prefetching = Promise.all([
      loadPage(path),
      loadContent(path, queryClient, translations, content),
    ]).catch(() => requestedAt.delete(path));
    if (isSlowLine()) return;
    const timeout = new Promise((end) => setTimeout(end, WAIT_MS));
    arriving.set(
      path,
      Promise.race([prefetching, timeout]).finally(() => arriving.delete(path)),
    );
  };
  const startNext = () => {
    if (next) start(next);
    next = null;
  };
  const rest = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    next = link && prefetchablePath(link);
    clearTimeout(resting);
    resting = setTimeout(startNext, REST_MS);
  };
  const listen = (type: keyof DocumentEventMap, listener: (event: Event) => void) =>
    document.addEventListener(type, listener, { passive: true });
  // A touch begins with it, too.
  listen('pointerover', rest);
  listen('focusin', rest);
  // The touch becomes a scroll.
  listen('pointercancel', () => (next = null));
  // A tap may be shorter than the rest.
  listen('touchend', startNext);
}
