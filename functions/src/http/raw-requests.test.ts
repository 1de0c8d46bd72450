import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepRequestsRaw, MALFORMED_PATH } from './raw-requests.ts';

describe('keepRequestsRaw', () => {
  let seen: Pick<IncomingMessage, 'url' | 'headers' | 'rawHeaders'> & { body: string };
  const server = createServer(async (request, response) => {
    const { url, headers, rawHeaders } = request;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    seen = { url, headers, rawHeaders, body: Buffer.concat(chunks).toString() };
    response.end();
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => server.close());

  async function send(path: string) {
    const { port } = server.address() as AddressInfo;
    await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: '{"malformed' });
    return seen;
  }

  // Runs first, because the other tests patch this process permanently as an HTTP function's.
  it.each(['cloudevent', 'event'])(
    'does not change requests in the process of an event function: %s',
    async (type) => {
      keepRequestsRaw({ FUNCTION_SIGNATURE_TYPE: type });
      expect((await send('/api/bookings')).headers['content-length']).toBe('11');
    },
  );

  describe('in an HTTP function', () => {
    beforeAll(() => keepRequestsRaw({ FUNCTION_SIGNATURE_TYPE: 'http' }));

    it('hides Content-Length and leaves the body readable', async () => {
      const { url, headers, rawHeaders, body } = await send('/api/bookings?a=%41');
      expect(url).toBe('/api/bookings?a=%41');
      expect(headers).not.toHaveProperty('content-length');
      expect(headers).not.toHaveProperty('transfer-encoding');
      expect(rawHeaders.map((name) => name.toLowerCase())).toContain('content-length');
      expect(body).toBe('{"malformed');
    });

    it.each(['/', '/coffee', '/share/x', '/api'])('hides Content-Length on any path: %s', async (path) => {
      expect((await send(path)).headers).not.toHaveProperty('content-length');
    });

    it.each([
      ['/%E0%A4%A', MALFORMED_PATH],
      ['/%', MALFORMED_PATH],
      ['/%ff?a=%41', MALFORMED_PATH],
      ['/a?b=%E0%A4%A', '/a?b=%25E0%25A4%25A'],
      ['/a?b=%41?c', '/a?b=%41?c'],
    ])('replaces the part of a URL that cannot be decoded: %s', async (sent, url) => {
      expect((await send(sent)).url).toBe(url);
    });
  });
});
