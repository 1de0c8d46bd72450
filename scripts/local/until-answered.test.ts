import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { untilAnswered } from './until-answered.ts';

let statuses: number[];
const server = createServer((_, response) => {
  response.writeHead(statuses.shift() ?? 504, { 'content-type': 'text/html' }).end('<p>a page</p>');
});
let url: string;
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/products`;
});
afterAll(() => server.close());
beforeEach(() => {
  statuses = [];
});

it('requests an address again until it is answered', async () => {
  statuses = [504, 503, 200, 404];
  await untilAnswered(url, new AbortController().signal, { pauseMs: 0 });
  expect(statuses).toEqual([404]);
});

it('gives up without progress, and names the address, the status without the page, and the log', async () => {
  const error: Error = await untilAnswered(url, new AbortController().signal, {
    stalledMs: 0,
    log: 'site.log',
  }).then(
    () => expect.fail(),
    (thrown) => thrown,
  );
  expect(error.message).toBe(
    `The site has started, but ${url} did not answer in 0 minutes: status 504. The reason is in site.log`,
  );
});

it('stops with the reason of its signal', async () => {
  const over = new AbortController();
  const waiting = untilAnswered(url, over.signal, { pauseMs: 0 });
  over.abort(new Error('The emulators ended.'));
  await expect(waiting).rejects.toThrow('The emulators ended.');
});
