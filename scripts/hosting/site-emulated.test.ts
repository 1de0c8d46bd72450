import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FILE_POLICY, SECURITY_HEADERS } from '../../domain/src/page/content-security-policy.ts';
import { aCoffee } from '../../domain/src/testing/factories.ts';
import { toDocument } from '../../functions/src/store/documents.ts';
import { appWithTriggers } from '../../functions/testing/emulated.ts';
import { siteFolders } from '../local/build.ts';
import { publicPaths } from '../../web/src/config/paths.ts';
import { readHostingConfiguration } from '../local/hosting-simulator/configuration.ts';
import { hostingSimulator } from '../local/hosting-simulator/simulator.ts';
import { rootPath } from '../local/paths.ts';
import { DEMO_PROJECT } from '../local/settings.ts';

const site = process.env['SITE_ORIGIN'] ?? '';
const functions = process.env['FUNCTIONS_ORIGIN'] ?? '';
const folder = rootPath(siteFolders('.local/test-site').hosted);

describe('site behind Hosting', { timeout: 30_000 }, () => {
  const time = { now: Date.now() };
  /** A second simulator in front of the same site, with a cache whose clock these tests control. */
  const simulator = hostingSimulator({
    configuration: readHostingConfiguration(rootPath('firebase.json')),
    folder,
    hostingEmulator: site,
    functionUrl: (id, region) => `${functions}/${DEMO_PROJECT}/${region}/${id}`,
    now: () => time.now,
  });
  let port: number;
  beforeAll(async () => {
    await once(simulator.listen(0, '127.0.0.1'), 'listening');
    ({ port } = simulator.address() as AddressInfo);
  });
  afterAll(() => {
    simulator.close();
    simulator.closeAllConnections();
  });

  /** Sends a request with the path unchanged; `fetch` would normalize it. */
  async function open(path: string, headers: Record<string, string> = {}) {
    const outgoing = request({ host: '127.0.0.1', port, path, headers, agent: false });
    outgoing.end();
    const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    return { status: incoming.statusCode, headers: incoming.headers, text: Buffer.concat(chunks).toString() };
  }

  it('shows a change only when the page has expired in the CDN', async () => {
    const { deps } = appWithTriggers();
    const coffee = aCoffee({ title: 'Before the change' });
    const document = deps.db.doc(`products/${coffee.id}`);
    const path = `/en/products/${coffee.id}`;
    await document.set(toDocument(coffee));
    expect((await open(path)).text).toContain('Before the change');
    await document.update({ title: 'After the change' });
    expect((await open(path)).text).toContain('Before the change');
    time.now += 60_001;
    expect((await open(path)).text).toContain('After the change');
  });

  it.each(
    Object.values(publicPaths).flatMap((path) => {
      const korean = typeof path === 'string' ? path : path('sample');
      return [korean, `/en${korean}`.replace(/\/$/, '')];
    }),
  )('caches a page unless its link is signed: %s', async (path) => {
    const isSigned = /^(\/en)?\/(booking|waitlist|orders)\//.test(path);
    const { headers } = await open(path);
    expect(headers['cache-control']).toMatch(isSigned ? /^private, no-store$/ : /^public, .*s-maxage=\d/);
    expect((await open(path)).headers['x-cache']).toBe(isSigned ? 'MISS' : 'HIT');
    // The other tests find no copy of it.
    time.now += 3_600_000;
  });

  it.each(['/%', '/%zz', '/%ff', '/en/%', '/api/%ff'])(
    'answers a path that cannot be decoded with 400 and the security headers: %s',
    async (path) => {
      const { status, headers, text } = await open(path);
      expect(status).toBe(400);
      for (const [name, value] of Object.entries({
        ...SECURITY_HEADERS,
        'Content-Security-Policy': FILE_POLICY,
      }))
        expect([name, headers[name.toLowerCase()]]).toEqual([name, value]);
      expect(headers['cache-control']).toBe('no-store');
      expect(text).not.toMatch(/node_modules|\n\s+at |\/(home|work|root|Users)\//);
    },
  );

  it('does not cache the API, the dashboard and missing files below /assets/', async () => {
    for (const path of ['/api/products', '/api/nothing', '/admin', '/assets/old-12345678.js']) {
      await open(path);
      expect([path, (await open(path)).headers['x-cache']]).toEqual([path, 'MISS']);
    }
  });

  it('lets browsers cache build files for a year, but not missing ones', async () => {
    const [file] = readdirSync(`${folder}/assets`).filter((name) => name.endsWith('.js'));
    const [present, missing] = [await open(`/assets/${file}`), await open('/assets/missing-12345678.js')];
    expect([present.status, present.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    expect(missing.status).toBe(404);
    // Hosting may set Cache-Control by path even here. `Vary: *` then prevents any cache from using the response.
    expect(missing.headers.vary?.split(', ')).toContain('*');
  });

  it.each([
    '//host.example.com/',
    '/.//host.example.com/',
    '/%2e//host.example.com/',
    '/\\host.example.com/',
    '//host.example.com/%2e%2e/',
  ])('never redirects to another host: %s', async (path) => {
    const { status, headers } = await open(path);
    const target = headers.location === undefined ? site : new URL(headers.location, site).origin;
    expect([status === 301 || status === 404, target]).toEqual([true, site]);
  });

  it('does not share a page that was requested with a session', async () => {
    const cacheStatus = async (cookie: string) =>
      (await open('/en/makgeolli', { Cookie: cookie })).headers['x-cache'];
    expect(await cacheStatus('age=confirmed; __session=sample')).toBe('MISS');
    expect(await cacheStatus('age=denied')).toBe('MISS');
    expect(await cacheStatus('age=confirmed')).toBe('HIT');
  });

  it('serves security.txt', async () => {
    const { status, text } = await open('/.well-known/security.txt');
    expect(status).toBe(200);
    const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
    expect(Date.parse(expires)).toBeGreaterThan(Date.now());
  });

  it('serves the icon that browsers request for feeds and files', async () => {
    const { status, headers } = await open('/favicon.ico');
    expect([status, headers['content-type']]).toEqual([200, 'image/vnd.microsoft.icon']);
  });

  it.each([
    '/.well-known/appspecific/com.chrome.devtools.json',
    '/.well-known/traffic-advice',
    '/apple-touch-icon.png',
  ])('answers that it has no such file, which browsers request by themselves: %s', async (path) => {
    expect((await open(path)).status).toBe(404);
  });

  it('sends the reporting endpoint with every page', async () => {
    for (const path of ['/', '/admin', '/no/such/page']) {
      const { headers } = await open(path);
      expect(headers['content-security-policy']).toContain('report-uri /api/csp-reports; report-to csp');
      expect(headers['reporting-endpoints']).toBe('csp="/api/csp-reports"');
    }
  });
});
