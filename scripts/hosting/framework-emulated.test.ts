import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect, createServer, type AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteFolders } from '../local/build.ts';
import { rootPath } from '../local/paths.ts';

/** Larger than the limit of 32 KB, and small enough to be written in one piece. */
const LARGE = Buffer.from(`"${'a'.repeat(40_000)}"`);

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Starts a function under the Functions Framework, as in production; the emulator uses another server. */
async function startFunction(name: string): Promise<{ port: number; stop(): void }> {
  const port = await freePort();
  const framework = rootPath(
    'node_modules',
    '@google-cloud',
    'functions-framework',
    'build',
    'src',
    'main.js',
  );
  const process_: ChildProcess = spawn(process.execPath, [framework, `--source=${rootPath('functions')}`], {
    env: {
      ...process.env,
      PORT: String(port),
      FUNCTION_TARGET: name,
      FUNCTION_SIGNATURE_TYPE: 'http',
      TRUSTED_PROXIES: '1',
      SITE_FILES: rootPath(siteFolders('.local/test-site').files),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    const look = (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes('URL: ')) resolve();
    };
    process_.stdout?.on('data', look);
    process_.stderr?.on('data', look);
    process_.once('exit', () => reject(new Error(`${name} did not start: ${printed}`)));
  });
  return { port, stop: () => process_.kill() };
}

describe.each([
  ['api', '/api/bookings', 'POST'],
  ['pages', '/coffee', 'GET'],
])('function %s under the Functions Framework', { timeout: 60_000 }, (name, path, method) => {
  let running: Awaited<ReturnType<typeof startFunction>>;
  beforeAll(async () => {
    running = await startFunction(name);
  }, 60_000);
  afterAll(() => running?.stop());

  async function send(
    target: string,
    {
      headers = {},
      body = Buffer.alloc(0),
      by = method,
    }: Partial<{ headers: Record<string, string>; body: Buffer; by: string }>,
  ) {
    const outgoing = request({
      host: '127.0.0.1',
      port: running.port,
      path: target,
      method: by,
      headers,
      agent: false,
    });
    // The connection may be closed while the rejected request is still being sent.
    outgoing.on('error', () => {});
    outgoing.end(body);
    const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    return { status: incoming.statusCode, text: Buffer.concat(chunks).toString() };
  }

  /** Expects that a response contains no file, line or package name of the server. */
  const expectNoStack = (text: string) => expect(text).not.toMatch(/node_modules|\.[cm]?[jt]s:\d|\n\s+at /);
  const JSON_TYPE = { 'Content-Type': 'application/json' };

  it.each([
    ['malformed JSON', JSON_TYPE, Buffer.from('{"a":')],
    ['an unknown charset', { 'Content-Type': 'application/json; charset=klingon' }, Buffer.from('{}')],
    ['a malformed form', { 'Content-Type': 'application/x-www-form-urlencoded' }, Buffer.from('%E0%A4%A=%')],
    ['deeply nested JSON', JSON_TYPE, Buffer.from('['.repeat(9_000))],
    [
      'a cloud event with a wrong length',
      { 'Content-Type': 'application/cloudevents+json' },
      Buffer.from('{'),
    ],
  ])('responds to %s without a server error or stack', async (_, headers, body) => {
    const { status, text } = await send(path, { headers, body });
    expect(status).toBeGreaterThanOrEqual(name === 'pages' ? 200 : 400);
    expect(status).not.toBe(500);
    expectNoStack(text);
  });

  it.each([path, '/', '/api/nothing', '/share/x', '/admin'])(
    'rejects a large body without reading it on %s',
    async (target) => {
      const { status, text } = await send(target, { headers: JSON_TYPE, body: LARGE, by: 'POST' });
      expect(status).toBe(413);
      expectNoStack(text);
    },
  );

  it.each(['gzip', 'deflate', 'br', 'unknown'])(
    'rejects a body with the encoding %s without reading it',
    async (encoding) => {
      const headers = { ...JSON_TYPE, 'Content-Encoding': encoding };
      const body = gzipSync(Buffer.alloc(20_000_000));
      for (const target of [path, '/', '/api/nothing']) {
        const { status, text } = await send(target, { headers, body: body.subarray(0, 30_000), by: 'POST' });
        expect([target, status]).toEqual([target, 415]);
        expectNoStack(text);
      }
    },
  );

  it.each(['/%', '/%zz', '/%E0%A4%A', '/api/%E0%A4%A', '/api/products/%FF', '//%/'])(
    'answers a path that cannot be decoded with 400: %s',
    async (target) => {
      const { status, text } = await send(target, { by: 'GET' });
      expect(status).toBe(400);
      expectNoStack(text);
    },
  );

  it.each(['/a?b=%E0%A4%A', '/%00'])('answers an unusual address without a stack: %s', async (target) => {
    const { status, text } = await send(target, { by: 'GET' });
    expect(status).toBeLessThan(500);
    expectNoStack(text);
  });

  it.each([
    'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n',
    'GET http://[::/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a\r\nBad Header: x\r\n\r\n',
    'NONSENSE\r\n\r\n',
  ])('answers a malformed request without a stack: %j', async (raw) => {
    const socket = connect(running.port, '127.0.0.1');
    socket.end(raw);
    let text = '';
    for await (const chunk of socket) text += String(chunk);
    expect(text).toMatch(/^HTTP\/1\.1 [234]/);
    expectNoStack(text);
  });

  it('still responds after the malformed requests', async () => {
    const { status } = await send(name === 'api' ? '/api/products' : '/', { by: 'GET' });
    expect(status).toBe(200);
  });
});
