import { type PublicPage, publicPaths, SIGNED_PAGES } from '../config/paths.ts';
import { neutralPath } from '../i18n/localized-path.ts';

/**
 * How the service worker answers a request:
 * - `file`: a file of a build, whose name contains a hash of its content: the kept copy, otherwise from the network, and kept;
 * - `page`: a public page: from the network, and kept; while offline the kept copy if it is opened;
 * - `document`: any other address that the visitor opens: from the network and never kept; while offline the check-in that the
 *   dashboard has kept, or the offline page.
 *
 * The worker leaves every other request to the browser (null).
 */
export type Strategy = 'file' | 'page' | 'document' | null;

/** The part of a `Request` that decides. */
interface RequestFacts {
  url: string;
  method: string;
  /** `navigate` when a document is opened. */
  mode: string;
  /** The header `Accept`. */
  accept: string | null;
}

const PATTERNS = (Object.keys(publicPaths) as PublicPage[])
  .filter((page) => !SIGNED_PAGES.includes(page))
  .map((page) => {
    const path = publicPaths[page];
    return new RegExp(`^${typeof path === 'string' ? path : path('[^/]+')}$`);
  });

/** Returns whether a page may be kept: a public one, in either language, that is not behind a signed link. */
export function isKeptPage(pathname: string): boolean {
  const neutral = neutralPath(pathname);
  return PATTERNS.some((pattern) => pattern.test(neutral));
}

/** Returns whether `pathname` is a file of a build. The list of the hosted builds, which each deployment replaces, is none. */
export const isFile = (pathname: string) => /^\/assets\/.+\.(?!json$)\w+$/.test(pathname);

/** Returns the strategy for a request to the site at `origin`. */
export function strategyOf({ url, method, mode, accept }: RequestFacts, origin: string): Strategy {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return null;
  if (isFile(address.pathname)) return 'file';
  const isNavigation = mode === 'navigate';
  // Pages are prefetched as HTML. A page with a query is not kept: it may contain what the visitor has searched for.
  if ((isNavigation || accept === 'text/html') && !address.search && isKeptPage(address.pathname))
    return 'page';
  return isNavigation ? 'document' : null;
}
