import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { payApp } from '../../../functions/src/orders/payapp.ts';
import { HOSTILE_REQUESTS, sendRaw } from '../../testing/hostile-requests.ts';
import {
  API_PATH,
  LOCAL_SHOP,
  SAMPLES_PATH,
  SCRIPT_PATH,
  startPaymentProvider,
  type LocalPaymentProvider,
} from './payment-provider.ts';

const SHOP = { shopId: 'sample-shop', ...LOCAL_SHOP };

/** Starts a shop that records notifications and sends the given responses in turn, then `SUCCESS`. */
let received: URLSearchParams[];
let answers: string[];
let listeners: (() => void)[];
let logged: string[];
const shopServer = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  received.push(new URLSearchParams(body));
  response.end(answers.shift() ?? 'SUCCESS');
  for (const listener of listeners) listener();
});
let provider: LocalPaymentProvider;

beforeEach(async () => {
  [received, answers, listeners, logged] = [[], [], [], []];
  shopServer.listen(0, '127.0.0.1');
  await once(shopServer, 'listening');
  provider = await startPaymentProvider({
    port: 0,
    shop: SHOP,
    retryAfter: () => 1,
    log: (line) => logged.push(line),
  });
});
afterEach(async () => {
  await provider.stop();
  shopServer.closeAllConnections();
  await new Promise((resolve) => shopServer.close(resolve));
});

/** Resolves when the shop has received `count` notifications. */
const arrived = (count: number) =>
  new Promise<void>((resolve) => {
    const check = () => received.length >= count && resolve();
    listeners.push(check);
    check();
  });

const post = (path: string, fields: Record<string, string>) =>
  fetch(provider.origin + path, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });

async function request(changes: Record<string, string> = {}): Promise<string> {
  const url = `http://127.0.0.1:${(shopServer.address() as AddressInfo).port}/notify`;
  const response = await post('/payments', {
    userid: 'sample-shop',
    shopname: 'Sample',
    goodname: 'Sample Coffee',
    price: '21000',
    var1: 'item',
    var2: 'order',
    checkretry: 'y',
    feedbackurl: url,
    returnurl: `${url}/back`,
    ...changes,
  });
  expect(response.status).toBe(303);
  return response.headers.get('Location')!;
}
const seen = (...names: string[]) => received.map((fields) => names.map((name) => fields.get(name)));
const choose = (path: string, action: string) => post(path, { action });

describe('the stand-in for PayApp', () => {
  it('serves the icon that browsers request for every page', async () => {
    const { status, headers } = await fetch(`${provider.origin}/favicon.ico`);
    expect([status, headers.get('Content-Type')]).toEqual([200, 'image/x-icon']);
  });

  it.each(HOSTILE_REQUESTS)('keeps serving after %s', async (_, raw) => {
    await sendRaw(Number(new URL(provider.origin).port), raw);
    expect((await fetch(provider.origin)).status).toBe(200);
  });

  it('answers a request that it cannot carry out with an error and logs it', async () => {
    const path = await request();
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const { status } = await fetch(provider.origin + path, { method: 'POST', headers, body: '--x\r\nabc' });
    expect(status).toBe(500);
    expect(logged).toEqual([expect.stringContaining(`Payment stand-in: POST ${path}: `)]);
  });

  it.each([
    ['no list', '{"a":'],
    ['no fields', '[{"mulNo":"1"}]'],
  ])('refuses sample payments with %s and keeps showing the others', async (_, body) => {
    expect((await fetch(provider.origin + SAMPLES_PATH, { method: 'POST', body })).status).toBe(400);
    expect((await fetch(provider.origin)).status).toBe(200);
  });

  it('refuses a price or an address that is a file', async () => {
    for (const name of ['price', 'feedbackurl']) {
      const form = new FormData();
      for (const [key, value] of Object.entries({ userid: 'sample-shop', price: '21000', feedbackurl: 'x' }))
        form.set(key, key === name ? new File([value], 'a') : value);
      const { status } = await fetch(`${provider.origin}/payments`, { method: 'POST', body: form });
      expect([name, status]).toEqual([name, 400]);
    }
  });

  it('refuses a body of more than 5 MB', async () => {
    const body = new URLSearchParams({ a: 'x'.repeat(5_000_001) });
    expect((await fetch(`${provider.origin}/payments`, { method: 'POST', body })).status).toBe(413);
  });

  it('states on every page that it is a stand-in', async () => {
    const path = await request();
    const pages = [
      await fetch(`${provider.origin}/`),
      await fetch(provider.origin + path),
      await fetch(`${provider.origin}/payments/0`),
      await choose(path, 'pay'),
    ];
    for (const page of pages) expect(await page.text()).toContain('local stand-in for PayApp');
    expect(await (await fetch(provider.origin + SCRIPT_PATH)).text()).toContain('window.PayApp');
  });

  it('cancels a payment that the demo has told it about, and notifies the shop', async () => {
    const feedbackurl = `http://127.0.0.1:${(shopServer.address() as AddressInfo).port}/notify`;
    const sample = {
      mulNo: '9001',
      fields: { price: '21000', var2: 'order', feedbackurl },
      state: '4',
      cancelled: 0,
      payType: '1',
      isSettled: false,
      requested: [],
    };
    await fetch(provider.origin + SAMPLES_PATH, { method: 'POST', body: JSON.stringify([sample]) });
    const shop = payApp({ ...SHOP, apiUrl: provider.origin + API_PATH });
    const refund = { paymentNo: '9001', won: 21_000, isWhole: true, reason: 'Sample' };
    expect(await shop.refund(refund)).toEqual({ result: 'made' });
    await arrived(1);
    expect(seen('pay_state', 'mul_no', 'var2')).toEqual([['9', '9001', 'order']]);
  });

  it('notifies the shop of the request and of the payment, with the secrets, then returns the browser by POST', async () => {
    const path = await request();
    const page = await (await choose(path, 'pay')).text();
    expect(seen('pay_state', 'price', 'var2', 'userid', 'linkkey', 'linkval')).toEqual([
      ['1', '21000', 'order', 'sample-shop', SHOP.linkKey, SHOP.linkValue],
      ['4', '21000', 'order', 'sample-shop', SHOP.linkKey, SHOP.linkValue],
    ]);
    expect(page).toMatch(/<form method="post" action="[^"]+\/back">/);
  });

  it.each([
    [
      'payTwice',
      [
        ['1', '21000'],
        ['4', '21000'],
        ['4', '21000'],
      ],
    ],
    [
      'payOtherAmount',
      [
        ['1', '21000'],
        ['4', '20000'],
      ],
    ],
    [
      'payRepeatedly',
      [
        ['1', '21000'],
        ['4', '21000'],
        ['4', '21000'],
        ['4', '21000'],
      ],
    ],
    [
      'refuse',
      [
        ['1', '21000'],
        ['8', '21000'],
      ],
    ],
    ['close', [['1', '21000']]],
  ])('lets the buyer choose %s', async (action, expected) => {
    await choose(await request(), action);
    expect(seen('pay_state', 'price')).toEqual(expected);
    const payments = new Set(received.map((fields) => fields.get('mul_no')));
    expect(payments.size).toBe(action === 'payTwice' ? 2 : 1);
  });

  it('delivers a notification until the response is SUCCESS, at most ten times', async () => {
    const path = await request();
    answers = ['FAIL', ' SUCCESS', 'SUCCESS'];
    await choose(path, 'pay');
    await arrived(4);
    expect(seen('pay_state').slice(1)).toEqual([['4'], ['4'], ['4']]);
    received.length = 0;
    answers = Array.from({ length: 20 }, () => 'FAIL');
    await choose(path, 'pay');
    await arrived(10);
    await post('/payments/0', {});
    expect(received).toHaveLength(10);
  });

  it('cancels a payment or parts of it on the shop’s command, at most the paid amount', async () => {
    const path = await request();
    await choose(path, 'pay');
    const { refund } = payApp({ ...SHOP, apiUrl: provider.origin + API_PATH });
    const paymentNo = path.split('/').at(-1)!;
    const part = { paymentNo, won: 20_000, isWhole: false, reason: 'Sample' };
    expect(await refund(part)).toEqual({ result: 'made' });
    expect(await refund(part)).toEqual({ result: 'refused', reason: 'More than is left' });
    expect(await refund({ ...part, won: 1_000 })).toEqual({ result: 'made' });
    await arrived(4);
    expect(seen('pay_state', 'price').slice(2)).toEqual([
      ['70', '20000'],
      ['70', '1000'],
    ]);
    expect(await refund({ paymentNo: '7', won: 21_000, isWhole: true, reason: '' })).toEqual({
      result: 'refused',
      reason: 'The payment is not approved',
    });
    const stranger = payApp({ ...SHOP, linkKey: 'x', apiUrl: provider.origin + API_PATH });
    expect(await stranger.refund(part)).toEqual({ result: 'refused', reason: 'Unknown shop' });
  });

  it.each([
    [true, 21_000, ['9', '21000']],
    [false, 2_000, ['70', '2000']],
  ])(
    'cancels a settled payment (whole: %s) on request, when the owner lets it',
    async (isWhole, won, sent) => {
      const path = await request();
      await choose(path, 'pay');
      await choose(`${path}/owner`, 'settle');
      const { refund } = payApp({ ...SHOP, apiUrl: provider.origin + API_PATH });
      const paymentNo = path.split('/').at(-1)!;
      expect(await refund({ paymentNo, won, isWhole, reason: 'Sample' })).toEqual({ result: 'accepted' });
      expect(received).toHaveLength(2);
      await choose(`${path}/owner`, 'fulfil');
      expect(seen('pay_state', 'price').slice(2)).toEqual([sent]);
      expect((await choose(`${path}/owner`, 'fulfil')).status).toBe(409);
      expect(await refund({ paymentNo, won: 30_000, isWhole: false, reason: 'Sample' })).toMatchObject({
        result: 'refused',
      });
    },
  );

  it('lets the owner cancel a part', async () => {
    const path = await request();
    await choose(path, 'pay');
    await choose(`${path}/owner`, 'cancelPart');
    expect(seen('pay_state', 'price').at(-1)).toEqual(['70', '1000']);
  });

  it('lets the owner cancel and repeats notifications', async () => {
    const path = await request();
    await choose(path, 'pay');
    await choose(`${path}/owner`, 'repeat');
    await choose(`${path}/owner`, 'cancel');
    expect(seen('pay_state')).toEqual([['1'], ['4'], ['4'], ['9']]);
    expect(received.at(-1)!.get('canceldate')).toBeTruthy();
    expect((await choose(`${path}/owner`, 'cancel')).status).toBe(409);
  });
});

describe('PayApp’s responses to a refund', () => {
  it.each([
    ['state=2', 200],
    ['', 200],
    ['state=1', 500],
  ])('of %j with status %i leave the outcome unknown', async (body, status) => {
    const server = createServer((_, response) => response.writeHead(status).end(body)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const refund = { paymentNo: '1', won: 1_000, isWhole: true, reason: '' };
    await expect(payApp({ ...SHOP, apiUrl }).refund(refund)).rejects.toThrow(/without a result/);
    server.closeAllConnections();
    server.close();
  });
});
