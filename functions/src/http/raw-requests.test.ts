import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepRequestsRaw } from './raw-requests.ts';

describe('a request, as the servers before us see it', () => {
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

  // First, because the process that follows stays one of a function for HTTP.
  it.each(['cloudevent', 'event'])(
    'is left alone in the process of a function that takes events: %s',
    async (type) => {
      keepRequestsRaw({ FUNCTION_SIGNATURE_TYPE: type });
      expect((await send('/api/bookings')).headers['content-length']).toBe('11');
    },
  );

  describe('for a function that answers HTTP', () => {
    beforeAll(() => keepRequestsRaw({ FUNCTION_SIGNATURE_TYPE: 'http' }));

    it('announces no body, which stays to be read all the same', async () => {
      const { url, headers, rawHeaders, body } = await send('/api/bookings?a=%41');
      expect(url).toBe('/api/bookings?a=%41');
      expect(headers).not.toHaveProperty('content-length');
      expect(headers).not.toHaveProperty('transfer-encoding');
      expect(rawHeaders.map((name) => name.toLowerCase())).toContain('content-length');
      expect(body).toBe('{"malformed');
    });

    it.each(['/', '/coffee', '/share/x', '/api'])('announces no body on any path: %s', async (path) => {
      expect((await send(path)).headers).not.toHaveProperty('content-length');
    });

    it('has an address that can be decoded', async () => {
      const { url } = await send('/%E0%A4%A');
      expect(decodeURIComponent(url!)).toBe('/%E0%A4%A');
    });
  });
});
