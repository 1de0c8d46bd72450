import { paths } from '../config/paths.ts';
import { neutralPath } from '../i18n/localized-path.ts';
import { CHECK_IN_CACHE } from './check-in-cache.ts';
import { BOOKINGS_CACHE, keptBookings } from './kept-bookings.ts';
import { isFile, isKeptPage } from './strategy.ts';

/**
 * Each build has a cache with its pages and files, named by its entry script; a number states the format. A page and the files
 * that it needs are in one cache and are removed together.
 */
const PREFIX = 'pages-1:';
const KEPT_BUILDS = 3;
const KEPT_PAGES = 30;

/** Returns the names of the caches, the oldest build first. */
const buildCaches = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

/** Opens the cache of the newest build. Before the first page is kept, one without a build. */
const newestCache = async () => caches.open((await buildCaches()).at(-1) ?? PREFIX);

function isKeepable({ ok, redirected, type, headers }: Response): boolean {
  return ok && !redirected && type === 'basic' && !/no-store/i.test(headers.get('Cache-Control') ?? '');
}

/** Returns the scripts and style sheets that a page names, its entry script first. */
function filesOf(html: string): string[] {
  const scripts = /<script data-scripts="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  const styles = html.matchAll(/<link rel="stylesheet" href="(\/assets\/[^"]+)"/g);
  return [...scripts, ...[...styles].map(([, href]) => href!)];
}

/** Adds files to a cache: from another build, which may have the same one, or from the network. @throws if one is missing */
async function addFiles(cache: Cache, files: readonly string[]): Promise<void> {
  await Promise.all(
    files.map(async (file) => {
      if (await cache.match(file)) return;
      const response = (await caches.match(file)) ?? (await fetch(file));
      if (!isKeepable(response)) throw new Error(`${file} cannot be kept: ${response.status}`);
      await cache.put(file, response);
    }),
  );
}

interface KeptPage {
  /** The cache of its build, and the cache's name. */
  cache: Cache;
  build: string;
  path: string;
}

/** Returns the kept pages, the one that was kept last at the end of its build. */
async function keptPages(): Promise<KeptPage[]> {
  const pages = (await buildCaches()).map(async (build) => {
    const cache = await caches.open(build);
    const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    return paths.filter(isKeptPage).map((path) => ({ cache, build, path }));
  });
  return (await Promise.all(pages)).flat();
}

/**
 * Removes the oldest builds and pages that are more than the limits. The events of kept bookings, and the builds with their files,
 * are none of these.
 */
async function removeOldest(): Promise<void> {
  const events = (await keptBookings(Date.now())).map(({ eventId }) => paths.event(eventId));
  const isBooked = ({ path }: KeptPage) => events.includes(neutralPath(path));
  const pages = await keptPages();
  const needed = new Set(pages.filter(isBooked).map(({ build }) => build));
  const builds = (await buildCaches()).slice(0, -KEPT_BUILDS).filter((build) => !needed.has(build));
  await Promise.all(builds.map(async (build) => caches.delete(build)));
  const others = pages.filter((page) => !isBooked(page) && !builds.includes(page.build));
  await Promise.all(others.slice(0, -KEPT_PAGES).map(async ({ cache, path }) => cache.delete(path)));
}

/** The statuses of a page that is gone, such as one that is no longer published. */
const GONE = [404, 410];

/** Removes the kept copies of a page, except that of one build. */
async function removePage(path: string, except?: string): Promise<void> {
  for (const kept of await keptPages())
    if (kept.path === path && kept.build !== except) await kept.cache.delete(path);
}

/** Keeps a page together with the files that it names. The shell, which the server sends without content, is not kept. */
export async function keepPage(path: string, response: Response): Promise<void> {
  if (GONE.includes(response.status)) return removePage(path);
  if (!isKeepable(response)) return;
  const files = filesOf(await response.clone().text());
  if (!files[0]) return;
  const build = PREFIX + files[0];
  const cache = await caches.open(build);
  await addFiles(cache, files);
  await cache.put(path, response);
  // Not before the new copy is stored, for which the storage may be too full.
  await removePage(path, build);
  await removeOldest();
}

/** Returns the kept copy of a page. */
export async function findPage(path: string): Promise<Response | undefined> {
  return isKeptPage(path) ? caches.match(path, { ignoreVary: true }) : undefined;
}

/**
 * Returns what the dashboard shows while offline: the kept shell at the check-in's address, which any other address of the dashboard leads
 * to. Undefined if none is kept.
 */
export async function findCheckIn(url: string): Promise<Response | undefined> {
  if (!isDashboard(new URL(url).pathname)) return undefined;
  if (!(await caches.has(CHECK_IN_CACHE))) return undefined;
  const cache = await caches.open(CHECK_IN_CACHE);
  const shell = (await cache.keys()).find((request) => isDashboard(new URL(request.url).pathname));
  if (!shell) return undefined;
  return shell.url === url ? cache.match(url, { ignoreVary: true }) : Response.redirect(shell.url);
}

const isDashboard = (pathname: string) => pathname === paths.admin || pathname.startsWith(`${paths.admin}/`);

/** `TITLE · BRAND`, or `BRAND · TAGLINE` of the home page. */
const TITLE = /<title>([^<]+) · [^<]+</;

/** What the server writes into a page that is about alcohol as a whole (`age-gate/age-restricted.tsx`). */
const RESTRICTED = 'data-restricted-page';

/**
 * Returns the titles of the kept pages as HTML, by path; the page that was seen last comes first. Pages about alcohol are left
 * out, because this list does not know the visitor's answer to the age question.
 */
export async function keptTitles(): Promise<[path: string, title: string][]> {
  const titles = (await keptPages())
    .toReversed()
    .map(async ({ cache, path }): Promise<[string, string][]> => {
      const html = (await (await cache.match(path))?.text()) ?? '';
      return html.includes(RESTRICTED) ? [] : [[path, TITLE.exec(html)?.[1] ?? path]];
    });
  return (await Promise.all(titles)).flat();
}

/** Keeps a file for the newest build, so that it is removed no earlier than the pages that load it. */
export async function keepFile(url: string, response: Response): Promise<void> {
  if (isKeepable(response)) await (await newestCache()).put(url, response);
}

/** Returns the kept copy of a file. One of an earlier build is kept for the newest, too, which may contain the same file. */
export async function findFile(url: string): Promise<Response | undefined> {
  const cache = await newestCache();
  const own = await cache.match(url);
  if (own) return own;
  const earlier = await caches.match(url);
  if (earlier) await cache.put(url, earlier.clone());
  return earlier;
}

/**
 * Keeps what a page reports: itself and its files. If it was opened before the worker ran, both are in the browser's HTTP cache;
 * in a language that was chosen on the page, its HTML is requested.
 */
export async function keepOpened(paths: readonly string[]): Promise<void> {
  for (const path of paths.filter(isKeptPage))
    await keepPage(path, await fetch(path, { cache: 'force-cache' }));
  await addFiles(await newestCache(), paths.filter(isFile));
}

/** Removes the caches of earlier formats. */
export async function removeOtherCaches(): Promise<void> {
  const isOther = (name: string) =>
    !name.startsWith(PREFIX) && name !== BOOKINGS_CACHE && name !== CHECK_IN_CACHE;
  const others = (await caches.keys()).filter(isOther);
  await Promise.all(others.map(async (name) => caches.delete(name)));
}
