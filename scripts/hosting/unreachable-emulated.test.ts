import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { serve } from '@hono/node-server';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '../../domain/src/api/endpoints.ts';
import type { PageRenderer } from '../../domain/src/page/page.ts';
import { aBookingInput } from '../../domain/src/testing/factories.ts';
import { createApp } from '../../functions/src/app.ts';
import { identityToolkit } from '../../functions/src/adapters/identity-toolkit.ts';
import { createPages } from '../../functions/src/pages/pages.ts';
import { readSite } from '../../functions/src/pages/site.ts';
import { adminSession } from '../../functions/testing/accounts.ts';
import { sampleBody } from '../../functions/testing/contract-samples.ts';
import { emulatedApp } from '../../functions/testing/emulated.ts';
import { siteFolders } from '../local/build.ts';
import { readHostingConfiguration } from '../local/hosting-simulator/configuration.ts';
import { hostingSimulator } from '../local/hosting-simulator/simulator.ts';
import { rootPath } from '../local/paths.ts';

/** The guaranteed response time. The timeouts in the code are much shorter. */
const MAX_RESPONSE_MS = 10_000;

const files = rootPath(siteFolders('.local/test-site').files);
const closing: (() => void)[] = [];
afterAll(() => closing.forEach((close) => close()));

async function listening(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** Returns a port that accepts connections and never responds. */
async function silentPort(): Promise<number> {
  const sockets = new Set<{ destroy(): unknown }>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
  });
  closing.push(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return listening(server);
}

/** Returns a port without a listener. */
async function closedPort(): Promise<number> {
  const server = createServer();
  const port = await listening(server);
  server.close();
  return port;
}

/** Runs `work` with a changed emulator address, which SDKs read on creation. */
async function withEnvironment<T>(name: string, port: number, work: () => T | Promise<T>): Promise<T> {
  const before = process.env[name];
  process.env[name] = `127.0.0.1:${port}`;
  try {
    return await work();
  } finally {
    if (before === undefined) delete process.env[name];
    else process.env[name] = before;
  }
}

/** Serves the application behind the Hosting simulator and returns its URL. */
async function throughHosting(app: {
  fetch(request: Request): Response | Promise<Response>;
}): Promise<string> {
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1', overrideGlobalObjects: false });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const simulator = hostingSimulator({
    configuration: readHostingConfiguration(rootPath('firebase.json')),
    folder: files,
    hostingEmulator: 'http://127.0.0.1:1',
    functionUrl: () => `http://127.0.0.1:${port}`,
    now: Date.now,
  });
  const front = await listening(simulator);
  closing.push(() => {
    simulator.close();
    simulator.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${front}`;
}

async function expectTryAgain(address: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(address, { ...init, signal: AbortSignal.timeout(MAX_RESPONSE_MS) });
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  return response;
}

const bodyOf = (path: string) =>
  sampleBody(ENDPOINTS.find((endpoint) => endpoint.path === path && endpoint.method === 'POST')!) as object;

const json = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

describe.each([
  ['accepts connections and never responds', silentPort],
  ['is closed', closedPort],
])('with a database whose port %s', { timeout: 40_000 }, (_, portOf) => {
  it('the API responds with 503 in time', async () => {
    const db = await withEnvironment('FIRESTORE_EMULATOR_HOST', await portOf(), () =>
      getFirestore(initializeApp({ projectId: 'demo-unreachable' }, crypto.randomUUID())),
    );
    const { app } = emulatedApp({ db });
    const site = await throughHosting(app);
    await Promise.all([
      expectTryAgain(`${site}/api/products`),
      expectTryAgain(`${site}/api/events`),
      expectTryAgain(`${site}/api/bookings`, json(aBookingInput(crypto.randomUUID()))),
      expectTryAgain(`${site}/api/contact`, json(bodyOf('/api/contact'))),
      expectTryAgain(`${site}/api/newsletter`, json(bodyOf('/api/newsletter'))),
    ]);
  });

  it('pages respond with 503 in time, with the shell that the browser can render', async () => {
    const { assets, shell } = readSite(files);
    const environment = {
      ...(assets.environment as Record<string, string>),
      VITE_FIRESTORE_EMULATOR: `127.0.0.1:${await portOf()}`,
    };
    const file = pathToFileURL(rootPath('functions', 'dist', 'renderer', 'server.js'));
    // The renderer reads its settings when it is loaded, so each test loads its own copy.
    Object.assign(globalThis, { __ENVIRONMENT__: environment });
    const { renderer } = (await import(`${file.href}?${crypto.randomUUID()}`)) as { renderer: PageRenderer };
    const { deps, lines } = emulatedApp();
    const site = await throughHosting(
      createPages({
        site: { assets, shell },
        loadRenderer: () => Promise.resolve(renderer),
        draw: () => Promise.reject(new Error('Nothing is drawn here.')),
        origin: 'https://www.example.com',
        enforcesAppCheck: false,
        clock: deps.clock,
        log: deps.log,
      }),
    );
    const [home] = await Promise.all([
      expectTryAgain(`${site}/`),
      expectTryAgain(`${site}/en/coffee`),
      expectTryAgain(`${site}/sitemap.xml`),
      expectTryAgain(`${site}/feed.xml`),
    ]);
    expect(await home.text()).toContain('<div id="root">');
    expect(lines.every(({ severity }) => severity === 'ERROR')).toBe(true);
  });
});

describe('with Auth unreachable', { timeout: 40_000 }, () => {
  it('admin endpoints respond with 503 in time, with or without a session', async () => {
    const { deps } = emulatedApp();
    const { Cookie } = await adminSession(deps);
    const port = await silentPort();
    const config = { ...deps.config, authEmulatorHost: `127.0.0.1:${port}` };
    const auth = await withEnvironment('FIREBASE_AUTH_EMULATOR_HOST', port, () =>
      getAuth(initializeApp({ projectId: process.env['GCLOUD_PROJECT']! }, crypto.randomUUID())),
    );
    const { app } = emulatedApp({ auth, config, identity: identityToolkit(config) });
    const site = await throughHosting(app);
    await Promise.all([
      expectTryAgain(`${site}/api/admin/login`, json({ username: 'admin', password: 'sample-password' })),
      expectTryAgain(`${site}/api/admin/contacts`, { headers: { Cookie } }),
    ]);
  });
});

describe('with Storage unreachable', { timeout: 40_000 }, () => {
  it('an upload responds with 503 in time', async () => {
    const { deps } = emulatedApp();
    const { Cookie } = await adminSession(deps);
    const bucket = await withEnvironment('STORAGE_EMULATOR_HOST', await silentPort(), () =>
      getStorage(initializeApp({ storageBucket: 'demo-unreachable' }, crypto.randomUUID())).bucket(),
    );
    const site = await throughHosting(createApp({ ...deps, bucket }));
    const picture = { folder: 'products', contentType: 'image/png', size: 1000 };
    const { headers, ...request } = json(picture);
    await expectTryAgain(`${site}/api/objects/upload`, { ...request, headers: { ...headers, Cookie } });
  });
});
