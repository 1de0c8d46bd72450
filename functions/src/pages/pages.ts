import { Hono } from 'hono';
import type { PageRenderer, RenderedPage } from '@app/domain/page/page.ts';
import type { Clock } from '../deps.ts';
import { describeError, type Log } from '../http/log.ts';
import type { Site } from './site.ts';

export interface PagesDeps {
  site: Site;
  /** The renderer that was deployed with this function. It reads its settings when it is loaded. */
  loadRenderer(environment: unknown): Promise<PageRenderer>;
  /** `https://…`, the site's own address. */
  origin: string;
  clock: Clock;
  log: Log;
}

/** A visitor waits no longer for content: then the browser fetches it itself. */
const PATIENCE_MILLISECONDS = 5_000;

/** The CDN answers with a page for a minute, and once more with the old one while it fetches the new. */
const CACHED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** @throws when the site is of another build than the renderer, or its content cannot be read in time. */
async function render(url: URL, deps: PagesDeps): Promise<RenderedPage> {
  const assets = await deps.site.assets();
  const renderer = await deps.loadRenderer(assets.environment);
  if (renderer.build !== assets.build) throw new Error('The site and its renderer are of different builds.');
  const tooLate = deps.clock.wait(PATIENCE_MILLISECONDS).then(() => {
    throw new Error('The content did not come in time.');
  });
  const page = renderer.renderPage({
    url: url.pathname + url.search,
    now: deps.clock.now(),
    origin: deps.origin,
    assets,
  });
  return Promise.race([page, tooLate]);
}

/**
 * Answers for the public pages with their content, with 404 for what is not there, and with 301 for an address that ends
 * in a slash. When a page cannot be made here, the answer is the site's empty page, which makes it in the browser.
 */
export function createPages(deps: PagesDeps): Hono {
  const app = new Hono();
  app.get('*', async (http) => {
    const url = new URL(http.req.url);
    const trimmed = url.pathname.replace(/(?<=.)\/+$/, '');
    if (trimmed !== url.pathname) return http.redirect(trimmed + url.search, 301);
    try {
      const { status, html } = await render(url, deps);
      return http.html(html, status === 404 ? 404 : 200, { 'Cache-Control': CACHED });
    } catch (error) {
      deps.log({
        severity: 'ERROR',
        message: 'page not rendered',
        requestId: crypto.randomUUID(),
        path: url.pathname,
        error: describeError(error as Error),
      });
      return http.html(await deps.site.shell(), 200, { 'Cache-Control': 'no-store' });
    }
  });
  app.all('*', (http) =>
    http.text('Pages are read by GET.', 405, { Allow: 'GET, HEAD', 'Cache-Control': 'no-store' }),
  );
  return app;
}
