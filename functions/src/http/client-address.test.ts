import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { getRequestListener } from '@hono/node-server';
import { clientAddress, lastHop } from './client-address.ts';
import type { HttpEnv } from './http.ts';

function addressesBehind(trustedProxies: number, forwarded: string | undefined, socket = '10.0.0.1') {
  const app = new Hono<HttpEnv>();
  app.get('/', (http) => http.json([clientAddress(http, trustedProxies), lastHop(http, trustedProxies)]));
  const incoming = { socket: { remoteAddress: socket } } as IncomingMessage;
  const headers = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded };
  return Promise.resolve(app.request('/', { headers }, { incoming })).then((response) => response.json());
}

describe('clientAddress and lastHop', () => {
  it.each([
    ['the connection’s address without a proxy', 0, undefined, '10.0.0.1', '10.0.0.1'],
    ['the connection’s address without a proxy, ignoring the header', 0, '1.2.3.4', '10.0.0.1', '10.0.0.1'],
    ['the address that the only proxy appended', 1, '1.2.3.4', '1.2.3.4', '1.2.3.4'],
    [
      'the address that the only proxy appended, ignoring the caller’s entries',
      1,
      '6.6.6.6, 7.7.7.7,1.2.3.4',
      '1.2.3.4',
      '1.2.3.4',
    ],
    [
      'the visitor’s address behind Hosting, not Google’s proxy',
      2,
      '1.2.3.4, 192.0.2.1',
      '1.2.3.4',
      '192.0.2.1',
    ],
    [
      'the visitor’s address behind Hosting, ignoring the visitor’s entries',
      2,
      '6.6.6.6, 1.2.3.4, 192.0.2.1',
      '1.2.3.4',
      '192.0.2.1',
    ],
    ['the caller’s address for a direct call', 2, '203.0.113.9', '203.0.113.9', '203.0.113.9'],
    [
      'the real last hop for a direct call with a forged header',
      2,
      '6.6.6.6, 203.0.113.9',
      '6.6.6.6',
      '203.0.113.9',
    ],
    ['the connection’s address when the header is empty', 2, '', '10.0.0.1', '10.0.0.1'],
    ['the connection’s address when the header is missing', 2, undefined, '10.0.0.1', '10.0.0.1'],
  ])('return %s', async (_, proxies, forwarded, visitor, hop) => {
    expect(await addressesBehind(proxies, forwarded)).toEqual([visitor, hop]);
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:1.2.3.4', '1.2.3.4'],
  ])('return the /64 network or IPv4 address of %s', async (forwarded, network) => {
    expect(await addressesBehind(1, forwarded)).toEqual([network, network]);
  });

  it('return the address of a real connection', async () => {
    const app = new Hono<HttpEnv>();
    app.get('/', (http) => http.text(clientAddress(http, 0)));
    const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'X-Forwarded-For': '1.2.3.4' } });
    expect(await response.text()).toBe('127.0.0.1');
    server.close();
    server.closeAllConnections();
  });
});
