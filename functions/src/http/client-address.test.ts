import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { getRequestListener } from '@hono/node-server';
import { clientAddress } from './client-address.ts';
import type { HttpEnv } from './http.ts';

function addressBehind(trustedProxies: number, forwarded: string | undefined, socket = '10.0.0.1') {
  const app = new Hono<HttpEnv>();
  app.get('/', (http) => http.text(clientAddress(http, trustedProxies)));
  const incoming = { socket: { remoteAddress: socket } } as IncomingMessage;
  const headers = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded };
  return Promise.resolve(app.request('/', { headers }, { incoming })).then((response) => response.text());
}

describe('the address under which a request is counted', () => {
  it.each([
    ['nobody in front: the connection', 0, undefined, '10.0.0.1'],
    ['nobody in front: whatever the caller says', 0, '1.2.3.4', '10.0.0.1'],
    ['one proxy: what it saw', 1, '1.2.3.4', '1.2.3.4'],
    ['one proxy: not what the caller made up', 1, '6.6.6.6, 7.7.7.7,1.2.3.4', '1.2.3.4'],
    ['two proxies: what the first saw', 2, '6.6.6.6, 1.2.3.4, 5.6.7.8', '1.2.3.4'],
    ['two proxies, but only one was passed', 2, '1.2.3.4', '10.0.0.1'],
    ['a proxy that says nothing', 1, '', '10.0.0.1'],
  ])('%s', async (_, proxies, forwarded, address) => {
    expect(await addressBehind(proxies, forwarded)).toBe(address);
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:1.2.3.4', '1.2.3.4'],
  ])('is the network of %s', async (forwarded, network) => {
    expect(await addressBehind(1, forwarded)).toBe(network);
  });

  it('is found on a real connection', async () => {
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
