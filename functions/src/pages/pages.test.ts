import { describe, expect, it } from 'vitest';
import { GOOGLE_HOSTS, SECURITY_HEADERS } from '@app/domain/page/content-security-policy.ts';
import type { PageAssets, PageRenderer, PageRequest, RenderedPage } from '@app/domain/page/page.ts';
import type { LogEntry } from '../http/log.ts';
import { createPages, type PagesDeps } from './pages.ts';

const ASSETS: PageAssets = {
  build: 'one',
  environment: {},
  hosts: GOOGLE_HOSTS,
  pages: {},
  translations: {},
};
const SHELL = '<div id="root"></div>';
const CARD = {
  language: 'kr',
  label: '',
  title: 'On it',
  note: '',
  picture: '',
  focus: '',
  warning: '',
} as const;
const ID = '00000000-0000-4000-8000-000000000001';

function pagesWith(
  changes: Partial<PageRenderer> &
    Partial<Pick<PagesDeps, 'draw' | 'enforcesAppCheck'>> & {
      wait?: (milliseconds: number) => Promise<void>;
    },
) {
  const lines: LogEntry[] = [];
  const written: RenderedPage = {
    status: 200,
    html: '<p>written</p>',
    unstated: [],
    nextChangeAt: undefined,
    inline: { scripts: ['sha256-script'] },
  };
  const {
    draw = () => Promise.resolve(Buffer.from('drawn')),
    enforcesAppCheck = false,
    wait = () => new Promise(() => {}),
    ...renderer
  } = changes;
  const deps: PagesDeps = {
    site: { assets: ASSETS, shell: SHELL },
    loadRenderer: () =>
      Promise.resolve({
        build: 'one',
        canonicalSearch: (_, search) => search.replace(/[?&]fbclid=\w+$/, ''),
        isSigned: () => false,
        renderPage: () => Promise.resolve(written),
        renderFile: (path) => Promise.resolve({ contentType: 'text/plain', text: `of ${path}` }),
        findShareCard: () => Promise.resolve({ card: CARD, version: 'v1' }),
        ...renderer,
      }),
    draw,
    origin: 'https://www.example.com',
    enforcesAppCheck,
    clock: { now: () => new Date('2026-05-01T00:00:00Z'), wait },
    log: (line) => lines.push(line),
  };
  const app = createPages(deps);
  return {
    open: (path: string, init?: RequestInit) => app.request(`https://www.example.com${path}`, init),
    app,
    lines,
  };
}

/** Returns the number of seconds for which caches may serve a copy under this header. */
function secondsKept(cacheControl: string | null): number {
  const seconds = (directive: string) =>
    Number(new RegExp(`\\b${directive}=(\\d+)`).exec(cacheControl ?? '')?.[1]);
  return seconds('s-maxage') + seconds('stale-while-revalidate');
}

const unreadable = () => Promise.reject(new Error('no database'));

describe('page', () => {
  it('is server-rendered', async () => {
    const asked: string[] = [];
    const { open } = pagesWith({
      renderPage: ({ url }) => {
        asked.push(url);
        return Promise.resolve({
          status: 404,
          html: '<p>nothing</p>',
          unstated: [],
          nextChangeAt: undefined,
          inline: { scripts: [] },
        });
      },
    });
    const response = await open('/en/stories/none?tag=craft');
    expect(asked).toEqual(['/en/stories/none?tag=craft']);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('<p>nothing</p>');
  });

  it.each(['/', '/sitemap.xml', '/feed.xml'])(
    'is cached by the CDN for at most a minute: %s',
    async (path) => {
      const kept = (await pagesWith({}).open(path)).headers.get('Cache-Control');
      expect(kept).toMatch(/^public, max-age=0,/);
      expect(secondsKept(kept)).toBeLessThanOrEqual(60);
    },
  );

  it.each([
    ['itself', '/booking/secret', 200],
    ['as a redirect', '/booking/secret/', 301],
    ['as a redirect', '/booking/secret?fbclid=a', 301],
  ])('is stored by no cache when its link is signed, %s: %s', async (_, path, status) => {
    const { open } = pagesWith({ isSigned: (pathname) => pathname === '/booking/secret' });
    const response = await open(path);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([status, 'private, no-store']);
  });

  describe('a generated file', () => {
    const file = {
      contentType: 'text/plain',
      text: 'stories',
      changedAt: new Date('2026-04-30T00:00:00.700Z'),
    };
    const { open } = pagesWith({ renderFile: () => Promise.resolve(file) });

    it.each([
      ['its ETag', 'ETag', 'If-None-Match'],
      ['the time of its last change', 'Last-Modified', 'If-Modified-Since'],
    ])('is not sent again to a client that names %s', async (_, stated, asked) => {
      const first = await open('/feed.xml');
      const again = await open('/feed.xml', { headers: { [asked]: first.headers.get(stated)! } });
      expect([first.status, again.status, await again.text()]).toEqual([200, 304, '']);
      expect(again.headers.get('Cache-Control')).toBe(first.headers.get('Cache-Control'));
    });

    it.each([
      ['another version', { 'If-None-Match': '"other"' }],
      [
        'another version and a later time',
        { 'If-None-Match': '"other"', 'If-Modified-Since': 'Fri, 01 May 2026 00:00:00 GMT' },
      ],
      ['an earlier time', { 'If-Modified-Since': 'Wed, 29 Apr 2026 00:00:00 GMT' }],
      ['a malformed time', { 'If-Modified-Since': 'yesterday' }],
    ])('is sent to a client that names %s', async (_, headers) => {
      const response = await open('/feed.xml', { headers });
      expect([response.status, await response.text()]).toEqual([200, 'stories']);
    });
  });

  it('is not cached beyond the next scheduled change of its content', async () => {
    const nextChangeAt = new Date('2026-05-01T00:00:20Z');
    const page = { status: 200, html: '', unstated: [], inline: { scripts: [] }, nextChangeAt };
    const file = { contentType: 'text/plain', text: '', nextChangeAt };
    const { open } = pagesWith({
      renderPage: () => Promise.resolve(page),
      renderFile: () => Promise.resolve(file),
    });
    for (const path of ['/', '/feed.xml'])
      expect(secondsKept((await open(path)).headers.get('Cache-Control'))).toBe(20);
  });

  it('shows whether the API enforces App Check', async () => {
    const rendered: boolean[] = [];
    const renderPage = ({ enforcesAppCheck }: PageRequest) => {
      rendered.push(enforcesAppCheck);
      return unreadable();
    };
    for (const enforcesAppCheck of [true, false])
      await pagesWith({ renderPage, enforcesAppCheck }).open('/contact');
    expect(rendered).toEqual([true, false]);
  });

  it('runs only its own scripts', async () => {
    const policy = (await pagesWith({}).open('/')).headers.get('Content-Security-Policy');
    expect(policy).toContain("script-src 'self' 'sha256-script' https://");
    expect(policy).toContain("style-src 'self';");
    expect(policy).not.toContain('unsafe');
  });

  it.each([
    ['cannot be read', { renderPage: unreadable }],
    [
      'is not read in time',
      { renderPage: () => new Promise<never>(() => {}), wait: () => Promise.resolve() },
    ],
    ['is of another build than the site', { build: 'another' }],
  ])('whose content %s is sent as an uncached shell for client-side rendering', async (_, changes) => {
    const { open, lines } = pagesWith(changes);
    const response = await open('/coffee');
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('60');
    expect(await response.text()).toBe(SHELL);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Content-Security-Policy')).not.toContain('unsafe');
    expect(lines.map(({ severity, message }) => [severity, message])).toEqual([
      ['ERROR', 'page not rendered'],
    ]);
  });

  it('is sent and logged when its route does not state all its queries, which are left to the browser', async () => {
    const page = { status: 200, html: '<p>seats</p>', nextChangeAt: undefined, inline: { scripts: [] } };
    const { open, lines } = pagesWith({
      renderPage: () => Promise.resolve({ ...page, unstated: ['eventSeats'] }),
    });
    expect(await (await open('/experiences')).text()).toBe('<p>seats</p>');
    expect(lines).toMatchObject([
      { severity: 'ERROR', path: '/experiences', error: 'Not stated: eventSeats' },
    ]);
  });

  it.each([
    ['/coffee/', '/coffee'],
    ['/en//', '/en'],
    ['/stories/?q=a', '/stories?q=a'],
    ['/stories?q=a&fbclid=x', '/stories?q=a'],
    ['/?fbclid=x', '/'],
    ['/sitemap.xml?x=1', '/sitemap.xml'],
    ['/en/feed.xml?utm_source=x', '/en/feed.xml'],
    ['//other.example.com/', '/other.example.com'],
    ['//other.example.com?fbclid=x', '/other.example.com'],
    ['/\\other.example.com/', '/other.example.com'],
    ['/.//other.example.com', '/other.example.com'],
    ['///', '/'],
    ['/%2E//host.example.com/', '/host.example.com'],
    ['/en//\\/host.example.com//', '/en/host.example.com'],
    ['/%2F/host.example.com/', '/%2F/host.example.com'],
    ['/%5C%5Chost.example.com/', '/%5C%5Chost.example.com'],
  ])('%s redirects permanently to %s without rendering', async (asked, address) => {
    const { open } = pagesWith({ renderPage: unreadable, renderFile: unreadable });
    const response = await open(asked);
    expect([response.status, response.headers.get('Location')]).toEqual([301, address]);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=600');
  });

  it('answers an uncacheable 404 for a missing build file, whatever Cache-Control Hosting adds', async () => {
    const { open } = pagesWith({ renderPage: () => Promise.reject(new Error('rendered')) });
    for (const path of ['/assets/old-12345678.js', '/assets/', '/assets', '/assets//old.css/']) {
      const response = await open(path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      // RFC 9111, 4.1: a stored answer that varies by everything matches no request.
      expect(response.headers.get('Vary')).toBe('*');
    }
  });

  it('refuses other methods', async () => {
    const response = await pagesWith({}).app.request('https://www.example.com/', { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
  });
});

describe('request with a body', () => {
  it.each([
    ['POST', '/', { 'Content-Length': '1000000000' }, 413],
    ['GET', '/coffee', { 'Content-Length': '40000' }, 413],
    ['GET', '/sitemap.xml', { 'Content-Length': '40000' }, 413],
    ['POST', '/share/x', { 'Content-Encoding': 'gzip' }, 415],
    ['GET', '/admin', { 'Content-Encoding': 'br' }, 415],
    ['POST', '/', { 'Content-Length': '10' }, 405],
  ])('is refused before it is read: %s %s %o', async (method, path, headers, status) => {
    const { app } = pagesWith({ renderPage: () => Promise.reject(new Error('rendered')) });
    const response = await app.request(`https://www.example.com${path}`, { method, headers });
    expect(response.status).toBe(status);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });
});

describe('dashboard', () => {
  it.each(['/admin', '/admin/login'])('is rendered in the browser under its own policy: %s', async (path) => {
    const response = await pagesWith({ renderPage: unreadable }).open(path);
    expect(await response.text()).toBe(SHELL);
    const policy = response.headers.get('Content-Security-Policy');
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain('https://identitytoolkit.googleapis.com');
  });
});

describe('every response', () => {
  it.each([
    '/',
    '/admin',
    '/coffee/',
    '/sitemap.xml',
    `/share/products/${ID}/ko-1200x630.jpg?v=v1`,
    '/share/x',
  ])('has the security headers: %s', async (path) => {
    const { headers } = await pagesWith({}).open(path);
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      if (path === '/admin' && name === 'Permissions-Policy') continue;
      const isShared = name === 'Cross-Origin-Resource-Policy' && path.includes('?v=');
      expect([name, headers.get(name)]).toEqual([name, isShared ? 'cross-origin' : value]);
    }
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  });
});

it.each([
  ['/admin', 'camera=(self)', 'geolocation=()'],
  ['/admin/login', 'camera=(self)', 'geolocation=()'],
  ['/', 'camera=()', 'geolocation=(self)'],
])('only the dashboard may use the camera: %s', async (path, ...expected) => {
  const { headers } = await pagesWith({}).open(path);
  const permissions = headers.get('Permissions-Policy')?.split(', ');
  expect(permissions).toEqual(expect.arrayContaining(expected));
  expect(permissions).toContain('microphone=()');
});

describe('generated file', () => {
  it('is sent as the renderer returns it', async () => {
    const response = await pagesWith({}).open('/sitemap.xml');
    expect(response.headers.get('Content-Type')).toBe('text/plain');
    expect(await response.text()).toBe('of /sitemap.xml');
  });

  it('answers 503 with Retry-After when its content cannot be read', async () => {
    const { open, lines } = pagesWith({ renderFile: unreadable });
    const response = await open('/sitemap.xml');
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('60');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(lines.map(({ message }) => message)).toEqual(['file not rendered']);
  });
});

describe('security.txt', () => {
  it('names a contact and always expires in the future (RFC 9116)', async () => {
    const response = await pagesWith({}).open('/.well-known/security.txt');
    expect(response.headers.get('Content-Type')).toBe('text/plain; charset=UTF-8');
    const lines = (await response.text()).trimEnd().split('\n');
    const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/)));
    expect(fields).toMatchObject({
      Contact: expect.stringMatching(/^mailto:.+@/),
      'Preferred-Languages': 'ko, en',
      Canonical: 'https://www.example.com/.well-known/security.txt',
    });
    const days = (Date.parse(fields['Expires'] ?? '') - Date.parse('2026-05-01T00:00:00Z')) / 86_400_000;
    expect(days).toBe(90);
    // No cache may keep it until it has expired.
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=3600');
  });
});

describe('share image', () => {
  const path = `/share/stories/${ID}/en-800x400.jpg`;

  it('is drawn under the version of its content', async () => {
    const drawn: unknown[] = [];
    const { open } = pagesWith({
      draw: (...asked) => {
        drawn.push(asked);
        return Promise.resolve(Buffer.from('drawn'));
      },
    });
    const response = await open(`${path}?v=v1`);
    expect(response.headers.get('Content-Type')).toBe('image/jpeg');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=86400');
    expect(await response.text()).toBe('drawn');
    expect(drawn).toEqual([[CARD, { width: 800, height: 400 }]]);
  });

  it.each(['', '?v=old', '?v=v1&x=1', '?x=1&v=v1'])(
    'redirects to the current version without drawing for the query "%s"',
    async (query) => {
      const { open } = pagesWith({ draw: () => Promise.reject(new Error('unexpected drawing')) });
      const response = await open(path + query);
      expect(response.status).toBe(302);
      expect(response.headers.get('Location')).toBe(`${path}?v=v1`);
    },
  );

  it('is cached no longer than visitors see the item', async () => {
    const found = { card: CARD, version: 'v1', nextChangeAt: new Date('2026-05-01T00:01:30.900Z') };
    const { open } = pagesWith({ findShareCard: () => Promise.resolve(found) });
    const { headers } = await open(`${path}?v=v1`);
    expect(headers.get('Cache-Control')).toBe('public, max-age=90');
  });

  it('answers 404 for an item that visitors may not see', async () => {
    const { open } = pagesWith({ findShareCard: () => Promise.resolve(null) });
    expect((await open(`${path}?v=v1`)).status).toBe(404);
    expect((await pagesWith({}).open('/share/bookings/ko-1200x630.jpg')).status).toBe(404);
  });

  it('answers 503 with Retry-After when drawing takes too long', async () => {
    const draw = () => new Promise<never>(() => {});
    expect((await pagesWith({ draw, wait: () => Promise.resolve() }).open(`${path}?v=v1`)).status).toBe(503);
  });

  it('answers 503 with Retry-After when the item is not loaded within five seconds', async () => {
    const findShareCard = () => new Promise<never>(() => {});
    const wait = (milliseconds: number) =>
      milliseconds <= 5_000 ? Promise.resolve() : new Promise<never>(() => {});
    const response = await pagesWith({ findShareCard, wait }).open(`${path}?v=v1`);
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('60');
  });

  it('answers 503 with Retry-After when it cannot be drawn', async () => {
    const { open } = pagesWith({ draw: () => Promise.reject(new Error('no ink')) });
    expect((await open(`${path}?v=v1`)).status).toBe(503);
  });
});
