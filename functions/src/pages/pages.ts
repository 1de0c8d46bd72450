import { Hono, type Context } from 'hono';
import { etag } from 'hono/etag';
import {
  DASHBOARD_PERMISSIONS,
  dashboardPolicy,
  FILE_POLICY,
  NO_INLINE_HASHES,
  pagePolicy,
  REPORTING_HEADERS,
  type FirebaseHosts,
} from '@app/domain/page/content-security-policy.ts';
import type { PageRenderer, RenderedFile, RenderedPage } from '@app/domain/page/page.ts';
import { DomainError, ERRORS } from '@app/domain/errors.ts';
import type { Clock } from '../deps.ts';
import { requireModestBody } from '../http/body.ts';
import { describeError, type Log } from '../http/log.ts';
import { toDomainError } from '../http/problem.ts';
import { requireDecodablePath } from '../http/raw-requests.ts';
import { secured } from '../http/security.ts';
import { cachedUntil } from './cached-until.ts';
import { cleanPath } from './clean-path.ts';
import type { DrawShareCard } from './draw-share-card.ts';
import { answerSharePicture } from './share-pictures.ts';
import type { Site } from './site.ts';
import { withTimeout } from './timeout.ts';
import { BRAND } from '@app/domain/brand.ts';

/** The path that RFC 9116, 3 defines. */
const SECURITY_TEXT_PATH = '/.well-known/security.txt';

/** Validity in days. RFC 9116, 2.5.5 recommends less than a year. */
const VALID_DAYS = 90;

/** Returns security.txt (RFC 9116). It is generated for each request, so it never expires. */
function securityText(origin: string, now: Date): string {
  const expires = new Date(now.getTime() + VALID_DAYS * 24 * 60 * 60 * 1000);
  return [
    `Contact: mailto:${BRAND.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: ko, en',
    `Canonical: ${origin}${SECURITY_TEXT_PATH}`,
    '',
  ].join('\n');
}

export interface PagesDeps {
  site: Site;
  /** Loads the renderer that was deployed with this function. It reads its settings when it is loaded. */
  loadRenderer(environment: unknown): Promise<PageRenderer>;
  draw: DrawShareCard;
  /** `https://…`, the site's own origin. */
  origin: string;
  enforcesAppCheck: boolean;
  clock: Clock;
  log: Log;
}

/**
 * Redirects are cached for ten minutes by the CDN, because many people open the same shared link; browsers revalidate,
 * so that a parameter which a later release reads is not lost.
 */
function answerMoved(
  http: Context,
  address: string,
  cacheControl = 'public, max-age=0, s-maxage=600',
): Response {
  http.header('Cache-Control', cacheControl);
  return http.redirect(address, 301);
}

/** The Cache-Control of pages behind signed links, and of redirects to them: their address is a secret. */
const NEVER_KEPT = 'private, no-store';

const LATER = { 'Cache-Control': 'no-store', 'Retry-After': '60' };

/** @throws Error when renderer and site are of different builds, which only happens after an incomplete build */
async function requireRenderer({ loadRenderer, site: { assets } }: PagesDeps): Promise<PageRenderer> {
  const renderer = await loadRenderer(assets.environment);
  if (renderer.build !== assets.build) throw new Error('The site and its renderer are of different builds.');
  return renderer;
}

/**
 * Returns the path and query of the canonical URL: with a clean path, and without parameters that the page does not read,
 * because each of their values would be rendered and cached separately (the CDN's cache key is the whole URL:
 * https://firebase.google.com/docs/hosting/manage-cache).
 */
function canonicalAddress(
  { pathname, search }: URL,
  renderer: Pick<PageRenderer, 'canonicalSearch'>,
): string {
  const path = cleanPath(pathname);
  return path + renderer.canonicalSearch(path, search);
}

/** Generated files have no query parameters. */
const FILE = { canonicalSearch: () => '' };

async function render(url: URL, renderer: PageRenderer, deps: PagesDeps): Promise<RenderedPage> {
  const page = renderer.renderPage({
    url: url.pathname + url.search,
    now: deps.clock.now(),
    origin: deps.origin,
    enforcesAppCheck: deps.enforcesAppCheck,
    assets: deps.site.assets,
  });
  return withTimeout(page, deps.clock);
}

function logFailure(deps: PagesDeps, message: string, path: string, error: unknown): void {
  deps.log({
    severity: 'ERROR',
    message,
    requestId: crypto.randomUUID(),
    path,
    error: describeError(error as Error),
  });
}

/** Sends the shell, which the browser renders. */
function answerShell(
  http: Context,
  { site }: PagesDeps,
  policy: (hosts: FirebaseHosts) => string,
  status: 200 | 503 = 200,
  headers: Readonly<Record<string, string>> = {},
) {
  return http.html(site.shell, status, {
    ...(status === 503 ? LATER : { 'Cache-Control': 'no-store' }),
    'Content-Security-Policy': policy(site.assets.hosts),
    ...REPORTING_HEADERS,
    ...headers,
  });
}

/** Returns whether a client without the file's ETag has it as it is. HTTP dates have whole seconds. */
function isUnchanged({ req }: Context, { changedAt }: RenderedFile): boolean {
  const since = req.header('If-None-Match') === undefined && req.header('If-Modified-Since');
  return Boolean(since && changedAt && Date.parse(since) >= Math.floor(changedAt.getTime() / 1000) * 1000);
}

/** Serves generated files and share images. After an error, crawlers and networks retry later. */
function answerFiles(app: Hono, deps: PagesDeps): void {
  const later = (http: Context, error: unknown) => {
    logFailure(deps, 'file not rendered', http.req.path, error);
    return http.text('Try again later.', 503, LATER);
  };
  const files = ['/sitemap.xml', '/feed.xml', '/en/feed.xml', '/search-index.json'];
  // Feed readers poll every hour: they get a file again only when it has changed.
  app.on('GET', files, etag());
  app.on('GET', files, async (http) => {
    const url = new URL(http.req.url);
    const address = canonicalAddress(url, FILE);
    if (address !== url.pathname + url.search) return answerMoved(http, address);
    try {
      const renderer = await requireRenderer(deps);
      const { origin, clock } = deps;
      const file = await withTimeout(renderer.renderFile(http.req.path, { origin, now: clock.now() }), clock);
      if (!file) return http.notFound();
      if (file.changedAt) http.header('Last-Modified', file.changedAt.toUTCString());
      const headers = {
        'Content-Type': file.contentType,
        'Cache-Control': cachedUntil(file.nextChangeAt, clock.now()),
      };
      if (isUnchanged(http, file)) return http.body(null, 304, headers);
      return http.body(file.text, 200, headers);
    } catch (error) {
      return later(http, error);
    }
  });
  app.get(SECURITY_TEXT_PATH, (http) =>
    http.text(securityText(deps.origin, deps.clock.now()), 200, {
      'Cache-Control': 'public, max-age=0, s-maxage=3600',
    }),
  );
  app.get('/share/*', async (http) => {
    try {
      return await answerSharePicture(http, await requireRenderer(deps), deps);
    } catch (error) {
      return later(http, error);
    }
  });
}

/**
 * Creates the application that serves the server-rendered public pages, 404 for unknown pages, and 301 for URLs that are
 * not canonical. When rendering fails, the answer is 503 with the shell: crawlers retry, and a browser renders the page
 * itself if it can. The dashboard is always rendered in the browser.
 */
export function createPages(deps: PagesDeps): Hono {
  const app = new Hono();
  app.use(secured(FILE_POLICY));
  app.use(async (http, next) => {
    requireDecodablePath(http.req.path);
    requireModestBody(http.req.raw.headers);
    await next();
  });
  app.onError((error, http) => {
    if (!(error instanceof DomainError)) logFailure(deps, 'page not rendered', http.req.path, error);
    const { code } = toDomainError(error);
    return http.text(ERRORS[code].title, ERRORS[code].status, { 'Cache-Control': 'no-store' });
  });
  answerFiles(app, deps);
  // Hosting forwards requests for missing build files. Its header rule for build files (cached for a year) matches by path
  // and may replace this Cache-Control; an answer with `Vary: *` is never reused.
  app.get('/assets/*', (http) =>
    http.text('There is no such file.', 404, { 'Cache-Control': 'no-store', Vary: '*' }),
  );
  app.on('GET', ['/admin', '/admin/*'], (http) =>
    answerShell(http, deps, dashboardPolicy, 200, { 'Permissions-Policy': DASHBOARD_PERMISSIONS }),
  );
  app.get('*', async (http) => {
    const url = new URL(http.req.url);
    try {
      const renderer = await requireRenderer(deps);
      const address = canonicalAddress(url, renderer);
      // The path without a trailing slash, for instance, may be that of a signed page.
      const isSigned = renderer.isSigned(cleanPath(url.pathname));
      if (address !== url.pathname + url.search)
        return answerMoved(http, address, isSigned ? NEVER_KEPT : undefined);
      const { status, html, unstated, inline, nextChangeAt } = await render(url, renderer, deps);
      if (unstated.length > 0)
        logFailure(deps, 'page without all its content', url.pathname, `Not stated: ${unstated.join(', ')}`);
      return http.html(html, status === 404 ? 404 : 200, {
        'Cache-Control': isSigned ? NEVER_KEPT : cachedUntil(nextChangeAt, deps.clock.now()),
        'Content-Security-Policy': pagePolicy(deps.site.assets.hosts, inline),
        ...REPORTING_HEADERS,
      });
    } catch (error) {
      logFailure(deps, 'page not rendered', url.pathname, error);
      return answerShell(http, deps, (hosts) => pagePolicy(hosts, NO_INLINE_HASHES), 503);
    }
  });
  app.all('*', (http) =>
    http.text('Pages are read by GET.', 405, { Allow: 'GET, HEAD', 'Cache-Control': 'no-store' }),
  );
  return app;
}
