import { describe, expect, it } from 'vitest';
import type { PageAssets, PageRenderer, RenderedPage } from '@app/domain/page/page.ts';
import type { LogEntry } from '../http/log.ts';
import { createPages, type PagesDeps } from './pages.ts';

const ASSETS: PageAssets = { build: 'one', environment: {}, pages: {} };
const SHELL = '<div id="root"></div>';

function pagesWith(changes: {
  build?: string;
  renderPage?: PageRenderer['renderPage'];
  wait?: () => Promise<void>;
}) {
  const lines: LogEntry[] = [];
  const written: RenderedPage = { status: 200, html: '<p>written</p>' };
  const {
    build = 'one',
    renderPage = () => Promise.resolve(written),
    wait = () => new Promise(() => {}),
  } = changes;
  const deps: PagesDeps = {
    site: { assets: () => Promise.resolve(ASSETS), shell: () => Promise.resolve(SHELL) },
    loadRenderer: () => Promise.resolve({ build, renderPage }),
    origin: 'https://www.example.com',
    clock: { now: () => new Date('2026-05-01T00:00:00Z'), wait },
    log: (line) => lines.push(line),
  };
  return { app: createPages(deps), lines };
}

describe('a page', () => {
  it('is answered with its content, for the CDN to keep for a minute', async () => {
    const asked: string[] = [];
    const { app } = pagesWith({
      renderPage: ({ url }) => {
        asked.push(url);
        return Promise.resolve({ status: 404, html: '<p>nothing</p>' });
      },
    });
    const response = await app.request('https://www.example.com/en/stories/none?tag=craft');
    expect(asked).toEqual(['/en/stories/none?tag=craft']);
    expect(response.status).toBe(404);
    expect(response.headers.get('Cache-Control')).toMatch(/^public,.* s-maxage=60,/);
    expect(await response.text()).toBe('<p>nothing</p>');
  });

  it.each([
    ['cannot be read', { renderPage: () => Promise.reject(new Error('no database')) }],
    [
      'does not come in time',
      { renderPage: () => new Promise<never>(() => {}), wait: () => Promise.resolve() },
    ],
    ['is of another build than the site', { build: 'another' }],
  ])('whose content %s is left to the browser, and nothing keeps that answer', async (_, changes) => {
    const { app, lines } = pagesWith(changes);
    const response = await app.request('https://www.example.com/coffee');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(SHELL);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(lines.map(({ severity, message }) => [severity, message])).toEqual([
      ['ERROR', 'page not rendered'],
    ]);
  });

  it.each([
    ['/coffee/', '/coffee'],
    ['/en//', '/en'],
    ['/stories/?q=a', '/stories?q=a'],
  ])('%s has moved to %s for good', async (asked, address) => {
    const response = await pagesWith({}).app.request(`https://www.example.com${asked}`);
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe(address);
  });

  it('takes no other method', async () => {
    const response = await pagesWith({}).app.request('https://www.example.com/', { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
  });
});
