import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MALFORMED_PATH } from '../../../functions/src/http/raw-requests.ts';
import { HOSTILE_REQUESTS, sendRaw } from '../../testing/hostile-requests.ts';
import { GOOGLE_ADDRESS } from './request-headers.ts';
import { hostingSimulator } from './simulator.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const portOf = (server: Server) => (server.address() as AddressInfo).port;
async function listening(server: Server): Promise<Server> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

describe('Hosting simulator', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hosted-'));
  const time = { now: 0 };
  let answer: Handler;
  let calls: { url: string; headers: IncomingMessage['headers']; body: string }[] = [];
  let servers: Server[] = [];
  let logged: string[] = [];

  const functionServer = createServer(async (request, response) => {
    let body = '';
    try {
      for await (const chunk of request) body += String(chunk);
    } catch {
      // The request was cut off.
      return;
    }
    calls.push({ url: request.url ?? '', headers: request.headers, body });
    answer(request, response);
  });
  let fileHeaders: Record<string, string> = {};
  const hosting = createServer((request, response) => {
    const headers = { 'content-type': 'text/plain', 'x-file': request.url, ...fileHeaders };
    response.writeHead(200, headers).end('a file');
  });
  function start(timeoutMs?: number): Promise<Server> {
    return listening(
      hostingSimulator({
        configuration: {
          rewrites: [
            { source: '/api/**', function: { functionId: 'api', region: 'seoul' } },
            { source: '**', function: { functionId: 'pages', region: 'seoul' } },
          ],
          headers: [
            { source: '/assets/**', headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000' }] },
          ],
        },
        folder,
        hostingEmulator: `http://127.0.0.1:${portOf(hosting)}`,
        functionUrl: (id, region) => `http://127.0.0.1:${portOf(functionServer)}/project/${region}/${id}`,
        now: () => time.now,
        log: (line) => logged.push(line),
        ...(timeoutMs !== undefined && { timeoutMs }),
      }),
    );
  }
  let simulator: Server;
  beforeAll(async () => {
    writeFileSync(join(folder, 'app.js'), 'sample');
    servers = await Promise.all([functionServer, hosting].map(listening));
    simulator = await start();
    servers.push(simulator);
  });
  afterAll(() => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
    rmSync(folder, { recursive: true });
  });
  afterEach(() => {
    calls = [];
    logged = [];
    fileHeaders = {};
    time.now += 3_600_000;
  });

  /** Sends a request with an unmodified target, from any loopback address. */
  async function send(
    path: string,
    {
      method = 'GET',
      headers = {},
      body = '',
      from = '127.0.0.1',
      to = simulator,
    }: Partial<{
      method: string;
      headers: Record<string, string>;
      body: string;
      from: string;
      to: Server;
    }> = {},
  ) {
    const outgoing = request({
      host: '127.0.0.1',
      port: portOf(to),
      path,
      method,
      headers,
      localAddress: from,
      agent: false,
    });
    outgoing.end(body);
    const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    return { status: incoming.statusCode, headers: incoming.headers, body: Buffer.concat(chunks) };
  }
  const answers = (status: number, headers: Record<string, string | string[]>, body = 'answered') => {
    answer = (_, response) => void response.writeHead(status, headers).end(body);
  };
  const PAGE = { 'content-type': 'text/html', 'cache-control': 'public, max-age=0, s-maxage=30' };

  it('forwards requests for files to the Hosting emulator', async () => {
    answers(500, {});
    const { headers, body } = await send('/app.js?v=1');
    expect([headers['x-file'], body.toString()]).toEqual(['/app.js?v=1', 'a file']);
    expect(calls).toEqual([]);
  });

  it('serves a file from the cache until it expires', async () => {
    fileHeaders = { 'cache-control': 'public, max-age=60' };
    const served = async (method = 'GET') => {
      const { headers, body } = await send('/app.js?cached', { method });
      return [headers['x-cache'], headers['age'], headers['x-file'], body.toString()];
    };
    expect(await served('HEAD')).toEqual([undefined, undefined, '/app.js?cached', '']);
    expect(await served()).toEqual([undefined, undefined, '/app.js?cached', 'a file']);
    time.now += 59_000;
    expect(await served()).toEqual(['HIT', '59', '/app.js?cached', 'a file']);
    expect(await served('HEAD')).toEqual(['HIT', '59', '/app.js?cached', '']);
    time.now += 1_000;
    expect(await served()).toEqual([undefined, undefined, '/app.js?cached', 'a file']);
  });

  it('serves a cached file as the emulator has encoded it', async () => {
    const encoded = { 'content-encoding': 'gzip', vary: 'Accept-Encoding' };
    fileHeaders = { 'cache-control': 'public, max-age=60', ...encoded };
    const zipped = { headers: { 'accept-encoding': 'gzip' } };
    for (const cached of [undefined, 'HIT']) {
      const { headers, body } = await send('/app.js?zipped', zipped);
      expect([headers['x-cache'], headers['content-encoding']]).toEqual([cached, 'gzip']);
      expect(body.toString()).toBe('a file');
    }
    expect((await send('/app.js?zipped')).headers['x-cache']).toBeUndefined();
  });

  it.each([
    '//host.example.com/',
    '/.//host.example.com',
    '/a/../b',
    '/%2F%2Fhost/%5C',
    '/api/a?q=%zz',
    '/a?b=//c&d=%20',
  ])('forwards a path unchanged: %s', async (path) => {
    answers(200, PAGE);
    await send(path);
    expect(calls.map(({ url }) => url)).toEqual([
      `/project/seoul/${path.startsWith('/api/') ? 'api' : 'pages'}${path}`,
    ]);
  });

  it.each(['/%', '/%zz', '/%ff?a=b'])('tells the function that a path is malformed: %s', async (path) => {
    answers(400, {});
    await send(path);
    expect(calls.map(({ url }) => url)).toEqual([`/project/seoul/pages${MALFORMED_PATH}`]);
  });

  it.each([
    ['a name of 256 characters', `/${'a'.repeat(256)}`],
    ['8,000 characters', `/${'a/'.repeat(4_000)}`],
    ['a file as a folder', '/app.js/x'],
  ])('forwards a path with %s to the function', async (_, path) => {
    answers(404, {});
    await send(path);
    expect(calls.map(({ url }) => url)).toEqual([`/project/seoul/pages${path}`]);
  });

  it.each(HOSTILE_REQUESTS)('keeps serving after %s', async (_, raw) => {
    answers(200, PAGE);
    await sendRaw(portOf(simulator), raw);
    expect((await send('/after')).status).toBe(200);
  });

  it('adds the visitor and Google to X-Forwarded-For', async () => {
    answers(200, {});
    await send('/api/a', { from: '127.0.0.9', headers: { 'x-forwarded-for': '6.6.6.6' } });
    expect(calls[0]?.headers).toMatchObject({
      'x-forwarded-for': `6.6.6.6, 127.0.0.9, ${GOOGLE_ADDRESS}`,
      'fastly-client-ip': '127.0.0.9',
    });
  });

  it('forwards only the session cookie', async () => {
    answers(200, {});
    await send('/api/a', { headers: { cookie: 'age=confirmed; __session=abc; x=y' } });
    expect(calls[0]?.headers.cookie).toBe('__session=abc');
  });

  it('forwards request bodies and responses', async () => {
    answers(201, { 'content-type': 'application/json', 'cache-control': 'no-store' }, '{"a":1}');
    const { status, headers, body } = await send('/api/a', { method: 'POST', body: '{"b":2}' });
    expect(calls[0]?.body).toBe('{"b":2}');
    expect([status, headers['cache-control'], body.toString()]).toEqual([201, 'no-store', '{"a":1}']);
  });

  it('serves a cached response with its age until it expires', async () => {
    answers(200, PAGE);
    expect((await send('/coffee')).headers['x-cache']).toBe('MISS');
    time.now += 29_000;
    const { headers, body } = await send('/coffee');
    expect([headers['x-cache'], headers['age'], body.toString()]).toEqual(['HIT', '29', 'answered']);
    time.now += 1_000;
    expect((await send('/coffee')).headers['x-cache']).toBe('MISS');
    expect(calls).toHaveLength(2);
  });

  it.each([
    ['its ETag', { etag: '"a"' }, { 'if-none-match': '"b", "a"' }],
    [
      'its last change',
      { 'last-modified': 'Fri, 01 May 2026 00:00:00 GMT' },
      { 'if-modified-since': 'Fri, 01 May 2026 00:00:00 GMT' },
    ],
  ])('answers 304 to a client that names %s, cached or not', async (_, stated, headers) => {
    answers(200, { ...PAGE, ...stated });
    for (const cached of ['MISS', 'HIT']) {
      const again = await send('/feed.xml', { headers });
      expect([again.status, again.headers['x-cache'], again.body.length]).toEqual([304, cached, 0]);
    }
    expect((await send('/feed.xml', { headers: { 'if-none-match': '"c"' } })).status).toBe(200);
  });

  it('serves HEAD from the cached response to GET', async () => {
    answers(200, PAGE);
    await send('/head');
    const { headers, body } = await send('/head', { method: 'HEAD' });
    expect([headers['x-cache'], body.length]).toEqual(['HIT', 0]);
  });

  it('does not share a response to a request with a session', async () => {
    answers(200, PAGE);
    await send('/mine', { headers: { cookie: '__session=a' } });
    expect((await send('/mine')).headers['x-cache']).toBe('MISS');
    expect((await send('/mine', { headers: { cookie: '__session=b' } })).headers['x-cache']).toBe('MISS');
    expect((await send('/mine', { headers: { cookie: 'theme=dark' } })).headers['x-cache']).toBe('HIT');
  });

  it('caches each query separately', async () => {
    answers(200, PAGE);
    await send('/query?a=1');
    expect((await send('/query?a=2')).headers['x-cache']).toBe('MISS');
    expect((await send('/query')).headers['x-cache']).toBe('MISS');
  });

  it('caches a 404 without Cache-Control for ten minutes', async () => {
    answers(404, {});
    await send('/api/untold');
    time.now += 599_000;
    expect((await send('/api/untold')).headers['x-cache']).toBe('HIT');
    time.now += 1_000;
    expect((await send('/api/untold')).headers['x-cache']).toBe('MISS');
  });

  it.each([
    ['a 404 with no-store', 'GET', 404, { 'cache-control': 'no-store' }],
    ['a private response', 'GET', 200, { 'cache-control': 'private, s-maxage=30' }],
    ['an error', 'GET', 500, { 'cache-control': 'public, s-maxage=30' }],
    ['a response to POST', 'POST', 200, { 'cache-control': 'public, s-maxage=30' }],
  ])('does not cache %s', async (what, method, status, headers) => {
    answers(status, headers);
    const path = `/api/${encodeURIComponent(what)}`;
    await send(path, { method });
    expect((await send(path, { method })).headers['x-cache']).toBe('MISS');
  });

  it('removes a cookie from a response that is not private, which may then be cached', async () => {
    answers(200, { ...PAGE, 'set-cookie': ['a=b'] });
    expect((await send('/cookie')).headers['set-cookie']).toBeUndefined();
    answers(200, { 'cache-control': 'private, no-store', 'set-cookie': ['__session=a', 'b=c'] });
    expect((await send('/api/login', { method: 'POST' })).headers['set-cookie']).toEqual([
      '__session=a',
      'b=c',
    ]);
  });

  it('sets the headers of firebase.json on responses of functions', async () => {
    answers(404, { 'cache-control': 'no-store', vary: '*' });
    const { headers } = await send('/assets/missing.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000');
    expect((await send('/assets/missing.js')).headers['x-cache']).toBe('MISS');
    answers(404, { 'cache-control': 'no-store' });
    await send('/assets/other.js');
    expect((await send('/assets/other.js')).headers['x-cache']).toBe('HIT');
  });

  it('compresses responses, cached or not, for browsers that accept it', async () => {
    answers(200, PAGE, 'text '.repeat(100));
    const zipped = { headers: { 'accept-encoding': 'gzip, br' } };
    for (const cached of ['MISS', 'HIT']) {
      const { headers, body } = await send('/zip', zipped);
      expect([headers['x-cache'], headers['content-encoding']]).toEqual([cached, 'gzip']);
      expect(gunzipSync(body).toString()).toBe('text '.repeat(100));
    }
    expect((await send('/zip')).body.toString()).toBe('text '.repeat(100));
  });

  it('forwards an error of the function without a fallback file', async () => {
    answers(500, { 'content-type': 'text/plain' }, 'broken');
    expect(await send('/failed')).toMatchObject({ status: 500, body: Buffer.from('broken') });
    answer = (request) => void request.socket.destroy();
    const { status, headers } = await send('/crashed');
    expect([status, headers['x-file'], headers['cache-control']]).toEqual([502, undefined, 'private']);
    expect(logged).toEqual([expect.stringMatching(/^Hosting simulator: GET \/crashed: Error: /)]);
  });

  it('responds with 504 when a function times out', async () => {
    const hasty = await start(50);
    servers.push(hasty);
    answer = () => {};
    expect((await send('/slow', { to: hasty })).status).toBe(504);
  });

  it('aborts a response that does not end in time', async () => {
    const hasty = await start(50);
    servers.push(hasty);
    answer = (_, response) => void response.writeHead(200).write('begun');
    await expect(send('/endless', { to: hasty })).rejects.toThrow(/aborted/);
  });
});
