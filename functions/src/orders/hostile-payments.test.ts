import { beforeAll, describe, expect, it } from 'vitest';
import { IDEMPOTENCY_HEADER } from '@app/domain/api/bookings.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { ORDER_LIMITS } from '@app/domain/order/order.ts';
import { aBookingInput, aCoffee, aMakgeolli, anOrderInput } from '@app/domain/testing/factories.ts';
import { adminSession } from '../../testing/accounts.ts';
import { send } from '../../testing/emulated.ts';
import { genuine, openShop, PRICE, SHOP } from '../../testing/shop.ts';
import { storedEvent } from '../../testing/stored.ts';
import { withOverrides } from '../../testing/with-overrides.ts';
import { NOTIFICATION_PATH, RETURN_PATH, viewToken } from './order-token.ts';

const SEAT_WON = 30_000;
const UNLIMITED = { take: async () => ({ giveBack: async () => {} }) };
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const WATCHED = ['orders', 'productStock', 'eventSeats', 'bookings'] as const;

/** A shop with an unpaid and a paid order of products, and an unpaid booking. */
async function openTarget() {
  const shop = openShop({ limiter: UNLIMITED });
  const { app, deps, place, notify } = shop;
  const unpaid = await place(1);
  const paid = await place(1);
  await notify(paid.id, { mul_no: '2001' });
  const event = await storedEvent(deps.db, {
    capacity: 5,
    price: SEAT_WON,
    dateTime: new Date('2026-12-24T05:00:00Z'),
  });
  const input = aBookingInput(event.id, { numberOfParticipants: 3 });
  const booked = await send(app, 'POST', '/api/bookings', input);
  const { id: bookingId } = (await booked.json()) as { id: string };
  const [makgeolli, hidden] = [
    await shop.addProduct(aMakgeolli(), 5),
    await shop.addProduct(aCoffee({ isPublished: false }), 5),
  ];
  const session = await adminSession(deps);
  return { ...shop, unpaid, paid, event, bookingId, makgeolli, hidden, session };
}
type Target = Awaited<ReturnType<typeof openTarget>>;

/** Returns everything that money and goods depend on. */
async function stateOf({ deps, refunds }: Target) {
  const found = await Promise.all(WATCHED.map((name) => deps.db.collection(COLLECTIONS[name]).get()));
  const documents = found.flatMap(({ docs }) => docs.map((each) => [each.ref.path, each.data()] as const));
  return { documents: Object.fromEntries(documents), refunds: refunds.length };
}

/** An attempt to move money or goods, which returns the response that must refuse it. */
type Attack = [
  name: string,
  attempt: (target: Target) => Promise<Response | { status: number; text: string }>,
];

const quoted = (value: unknown) => JSON.stringify(value);
const changed = (field: string, values: readonly (string | undefined)[], more = {}): Attack[] =>
  values.map((value) => [
    `${field} ${quoted(value)} ${quoted(more)}`,
    ({ notify, unpaid }) => notify(unpaid.id, { ...more, [field]: value }),
  ]);

const WRONG_SECRETS = ['userid', 'linkkey', 'linkval'].flatMap((field) => {
  const right = genuine('')[field]!;
  return changed(field, [
    undefined,
    '',
    ' ',
    'x',
    right.toUpperCase(),
    ` ${right}`,
    `${right}x`,
    right.slice(0, -1),
    right.slice(1),
    `${right}\0`,
    '*',
    '%',
    'null',
    '0',
    right.repeat(2),
    'x'.repeat(7_000),
  ]);
});

const UNREADABLE = [
  ...changed('price', [
    undefined,
    '',
    '0',
    '-21000',
    '21000.0',
    '21,000',
    '2.1e4',
    ' 21000',
    '0x5208',
    'NaN',
    '９９',
    '99999999999',
  ]),
  ...changed('pay_state', [undefined, '', '0', '5', '44', '4 ', 'paid', '4,9', '__proto__', 'constructor']),
  ...changed('mul_no', [undefined, '', '-1', '1001 ', 'abc', '1'.repeat(21), '../1001']),
  ...changed('var2', [undefined, '', 'x', crypto.randomUUID(), '00000000-0000-0000-0000-000000000000']),
];

const CANCELLATIONS: Attack[] = [
  ['of an unknown payment', { mul_no: '7', pay_state: '9' }],
  ['with a wrong value', { pay_state: '9', linkval: 'x' }],
  ['with a wrong key', { pay_state: '64', linkkey: 'x' }],
  ['of more than was paid', { pay_state: '70', price: String(PRICE + 1), canceldate: '1' }],
  ['of a part of unknown amount', { pay_state: '71', price: String(PRICE), canceldate: '2' }],
  ['of the request of a paid payment', { pay_state: '8' }],
  ['by the same payment with another amount', { price: '1000', canceldate: '3' }],
].map(([name, fields]) => [
  `cancellation ${name as string}`,
  ({ notify, paid }) => notify(paid.id, { mul_no: '2001', ...(fields as Record<string, string>) }),
]);

/** Sends a raw body to the address of the unpaid order. */
const raw =
  (body: (id: string) => string, headers: Record<string, string> = FORM) =>
  ({ app, addressOf, unpaid }: Target) =>
    Promise.resolve(app.request(addressOf(unpaid.id), { method: 'POST', headers, body: body(unpaid.id) }));
const formOf = (id: string, ...more: string[]) => [new URLSearchParams(genuine(id)), ...more].join('&');

const BODIES: Attack[] = [
  ['an empty body', raw(() => '')],
  ['no form but JSON', raw((id) => JSON.stringify(genuine(id)), { 'Content-Type': 'application/json' })],
  ['a form as text', raw((id) => formOf(id), { 'Content-Type': 'text/plain' })],
  ['a multipart form', raw((id) => formOf(id), { 'Content-Type': 'multipart/form-data; boundary=x' })],
  ['another charset', raw((id) => formOf(id), { 'Content-Type': `${FORM['Content-Type']}; charset=euc-kr` })],
  ['more than 8 KB', raw((id) => formOf(id, `memo=${'x'.repeat(9_000)}`))],
  ['a second, wrong value', raw((id) => formOf(id, 'linkval=x'))],
  ['a second, wrong key', raw((id) => formOf(id, 'linkkey='))],
  ['a second order', raw((id) => formOf(id, `var2=${crypto.randomUUID()}`))],
  ['a second, unreadable price', raw((id) => formOf(id, 'price=1000,21000'))],
  ['a second, unreadable state', raw((id) => formOf(id, 'pay_state=4,4'))],
  ['names as lists', raw((id) => formOf(id).replaceAll('=', '[]='))],
  [
    'secrets in the query only',
    async ({ app, addressOf, unpaid }) => {
      const { linkkey: _, ...fields } = genuine(unpaid.id);
      const address = `${addressOf(unpaid.id)}?linkkey=${SHOP.linkKey}`;
      return app.request(address, { method: 'POST', headers: FORM, body: new URLSearchParams(fields) });
    },
  ],
  [
    'a GET',
    async ({ app, addressOf, unpaid }) => app.request(`${addressOf(unpaid.id)}?${formOf(unpaid.id)}`),
  ],
];

/** Sends a genuine notification of the paid order's payment to another address. */
const at =
  (address: (target: Target) => string, fields = {}) =>
  (target: Target) =>
    target.notify(target.paid.id, { mul_no: '2001', ...fields }, { address: address(target) });
const tokenOf = (address: string) => address.split('/').at(-1)!;

const ADDRESSES: Attack[] = [
  ['a genuine notification replayed at another order', at(({ addressOf, unpaid }) => addressOf(unpaid.id))],
  [
    'one that names the order but is sent to another',
    ({ notify, unpaid, addressOf, paid }) => notify(unpaid.id, {}, { address: addressOf(paid.id) }),
  ],
  ['no token', at(() => `${NOTIFICATION_PATH}/`)],
  ['the id alone', at(({ unpaid }) => `${NOTIFICATION_PATH}/${unpaid.id}`)],
  ['a changed signature', at(({ addressOf, unpaid }) => `${addressOf(unpaid.id).slice(0, -1)}_`)],
  [
    'the signature of another order',
    at(
      ({ addressOf, unpaid, paid }) =>
        `${NOTIFICATION_PATH}/${unpaid.id}.${tokenOf(addressOf(paid.id)).split('.')[1]}`,
    ),
  ],
  ["the buyer's token", at(({ deps, unpaid }) => `${NOTIFICATION_PATH}/${viewToken(deps.config, unpaid)}`)],
  [
    'a token in upper case',
    at(({ addressOf, unpaid }) => `${NOTIFICATION_PATH}/${tokenOf(addressOf(unpaid.id)).toUpperCase()}`),
  ],
  ['a token with a suffix', at(({ addressOf, unpaid }) => `${addressOf(unpaid.id)}.x`)],
  ['a path below the address', at(({ addressOf, unpaid }) => `${addressOf(unpaid.id)}/x`)],
];

/** Sends an order that a changed page makes from a genuine one. */
const order = (change: (target: Target) => object) => async (target: Target) => {
  const input = { ...anOrderInput(target.paid.productId), ...change(target) };
  return send(target.app, 'POST', '/api/orders', input, { [IDEMPOTENCY_HEADER]: crypto.randomUUID() });
};
/** An item that would be accepted if its product could be ordered. */
const coffee = (productId: string) => ({ ...anOrderInput(productId).items[0]!, quantity: 1 });
const item = (changes: object) => order(({ hidden }) => ({ items: [{ ...coffee(hidden.id), ...changes }] }));

const ORDERS: Attack[] = [
  ...[0, 1, -1, PRICE - 1, PRICE + 1, '21000', 1e15, null].map((totalWon): Attack => [
    `the total ${quoted(totalWon)}`,
    async (target) => {
      const { id } = await target.addProduct(aCoffee({ id: target.hidden.id }), 5);
      const response = await order(() => ({ items: [coffee(id)], totalWon }))(target);
      await target.addProduct(target.hidden, 5);
      return response;
    },
  ]),
  ...[0, -1, 1.5, ORDER_LIMITS.quantity + 1, '1', null, 1e9].map((quantity): Attack => [
    `the quantity ${quoted(quantity)}`,
    item({ quantity }),
  ]),
  ['a price for the item', item({ unitWon: 1 })],
  ['that the item is not counted', item({ isCounted: false })],
  ['a delivery fee', order(() => ({ deliveryWon: 0 }))],
  ['a state', order(() => ({ state: 'paid' }))],
  ['a ledger', order(() => ({ ledger: { state: 'paid', holdsGoods: true, payments: [] } }))],
  ['an id in the body', order(({ paid }) => ({ id: paid.id }))],
  ['a time to pay', order(() => ({ payBy: '2030-01-01T00:00:00.000Z' }))],
  ['no items', order(() => ({ items: [] }))],
  [
    'too many items',
    order(({ paid }) => ({
      items: Array.from({ length: ORDER_LIMITS.items + 1 }, () => coffee(paid.productId)),
    })),
  ],
  ['a product that is sold out', order(() => ({}))],
  [
    'a sold-out product in two items',
    order(({ paid }) => ({
      items: [coffee(paid.productId), coffee(paid.productId)],
      totalWon: 39_000,
    })),
  ],
  ['an unknown product', item({ productId: crypto.randomUUID() })],
  ['an event as the product', order(({ event }) => ({ items: [coffee(event.id)] }))],
  ['an unpublished product', item({})],
  [
    'a makgeolli while its switch is off',
    order(({ makgeolli }) => ({
      items: [{ productId: makgeolli.id, quantity: 1 }],
      totalWon: 19_000,
    })),
  ],
  ['no consent to the terms', order(() => ({ agreed: false }))],
  [
    'another order’s key',
    async ({ app, paid, unpaid }) =>
      send(app, 'POST', '/api/orders', anOrderInput(unpaid.productId), { [IDEMPOTENCY_HEADER]: paid.id }),
  ],
  [
    'a booking’s key',
    async ({ app, bookingId, unpaid }) =>
      send(app, 'POST', '/api/orders', anOrderInput(unpaid.productId), { [IDEMPOTENCY_HEADER]: bookingId }),
  ],
];

/** Sends a booking that a changed page makes from a genuine one. */
const booking =
  (changes: object) =>
  async ({ app, event }: Target) =>
    send(app, 'POST', '/api/bookings', { ...aBookingInput(event.id), ...changes });

const BOOKINGS: Attack[] = [
  ['a confirmed one', booking({ status: 'confirmed' })],
  ['a price', booking({ price: 1 })],
  ['agreed terms', booking({ agreed: { price: 0 } })],
  ['a time to pay', booking({ payBy: '2030-01-01T00:00:00.000Z' })],
  ['a total', booking({ totalWon: 0 })],
  ...[0, -1, 1.5, 3, 1_000, '1'].map((numberOfParticipants): Attack => [
    `${quoted(numberOfParticipants)} participants`,
    booking({ numberOfParticipants }),
  ]),
];

const view = (token: (target: Target) => string) => async (target: Target) =>
  target.app.request(`/api/orders/${encodeURIComponent(token(target))}`);
const asNobody =
  (method: 'POST' | 'PUT', path: (target: Target) => string, body: object) => async (target: Target) =>
    send(target.app, method, path(target), body);
const REFUND = { paymentNo: '2001', won: PRICE, reason: '' };

const STRANGERS: Attack[] = [
  ['the order of an id', view(({ paid }) => paid.id)],
  ['the order of an id with a dot', view(({ paid }) => `${paid.id}.`)],
  ['the order of a number', view(() => '261123-AAAAAA')],
  ['the order of the notification’s token', view(({ addressOf, paid }) => tokenOf(addressOf(paid.id)))],
  [
    'another order’s signature',
    view(({ deps, paid, unpaid }) => `${paid.id}.${viewToken(deps.config, unpaid).split('.')[1]}`),
  ],
  ['a path', view(() => '../admin/orders')],
  ['all orders', async ({ app }) => app.request('/api/admin/orders')],
  ['a refund', asNobody('POST', ({ paid }) => `/api/admin/orders/${paid.id}/refunds`, REFUND)],
  [
    'a refund that was seen',
    asNobody('POST', ({ paid }) => `/api/admin/orders/${paid.id}/refunds/seen`, {
      paymentNo: '2001',
      won: PRICE,
      isCommanded: false,
    }),
  ],
  ['a step', asNobody('POST', ({ paid }) => `/api/admin/orders/${paid.id}/steps`, { type: 'preparing' })],
  [
    'a stock',
    asNobody('PUT', ({ paid }) => `/api/admin/products/${paid.productId}/stock`, {
      left: 100,
      before: 0,
    }),
  ],
];

const byAdmin =
  (body: object) =>
  async ({ app, paid, session }: Target) =>
    send(app, 'POST', `/api/admin/orders/${paid.id}/refunds`, { ...REFUND, ...body }, session);

const REFUNDS: Attack[] = [
  ...[0, -1, 0.5, PRICE + 1, String(PRICE)].map((won): Attack => [`${quoted(won)} won`, byAdmin({ won })]),
  ['an unknown payment', byAdmin({ paymentNo: '9' })],
  ['a payment that is no number', byAdmin({ paymentNo: '2001 OR 1' })],
  [
    'a refund of an unpaid order',
    async ({ app, unpaid, session }) =>
      send(app, 'POST', `/api/admin/orders/${unpaid.id}/refunds`, REFUND, session),
  ],
];

const ATTACKS: Record<string, Attack[]> = {
  'a notification with a wrong secret': WRONG_SECRETS,
  'an unreadable notification': UNREADABLE,
  'a contradictory cancellation': CANCELLATIONS,
  'a notification with a wrong body': BODIES,
  'a notification at a wrong address': ADDRESSES,
  'an order from a changed page': ORDERS,
  'a booking from a changed page': BOOKINGS,
  'a stranger’s request for': STRANGERS,
  'an impossible refund of': REFUNDS,
};

describe('hostile payments', () => {
  let target: Target;
  beforeAll(async () => {
    target = await openTarget();
  });

  it('are tried in enough variants', () =>
    expect(Object.values(ATTACKS).flat().length).toBeGreaterThanOrEqual(160));

  describe.each(Object.entries(ATTACKS))('%s', (_, attacks) => {
    it.each(attacks)('moves no money, goods or seats: %s', async (__, attempt) => {
      const before = await stateOf(target);
      const { status } = await attempt(target);
      // PayApp's protocol answers a refused notification by a word, other requests by their status.
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(await stateOf(target)).toEqual(before);
    });
  });

  it('of a repeated genuine notification change nothing more', async () => {
    const before = await stateOf(target);
    const repeat = () => target.notify(target.paid.id, { mul_no: '2001' });
    const answers = await Promise.all(Array.from({ length: 10 }, repeat));
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['SUCCESS']));
    expect(await stateOf(target)).toEqual(before);
  });

  it('of the browser’s return claim nothing', async () => {
    const before = await stateOf(target);
    for (const claim of [genuine(target.unpaid.id), { pay_state: '4', price: String(PRICE) }]) {
      const path = `${RETURN_PATH}/${viewToken(target.deps.config, target.unpaid)}`;
      const response = await target.app.request(path, { method: 'POST', body: new URLSearchParams(claim) });
      expect(response.status).toBe(303);
    }
    expect(await stateOf(target)).toEqual(before);
  });

  it('by parallel presses order once for each key, and never more than is in stock', async () => {
    const { app, addProduct, leftOf } = target;
    const product = await addProduct(aCoffee(), 2);
    const press = (key: string) =>
      send(app, 'POST', '/api/orders', anOrderInput(product.id), { [IDEMPOTENCY_HEADER]: key });
    const key = crypto.randomUUID();
    const same = await Promise.all(Array.from({ length: 8 }, () => press(key)));
    expect(same.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(await leftOf(product.id)).toBe(1);
    const different = await Promise.all(Array.from({ length: 8 }, () => press(crypto.randomUUID())));
    expect(different.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await leftOf(product.id)).toBe(0);
  });
});

describe('10,000 guesses', { timeout: 60_000 }, () => {
  const GUESSES = 10_000;
  const AT_ONCE = 1_000;
  /** Sends the guesses in groups, and returns how often each status was the response. */
  async function guess(attempt: (index: number) => Promise<{ status: number }>) {
    const counts = new Map<number, number>();
    for (let first = 0; first < GUESSES; first += AT_ONCE) {
      const group = Array.from({ length: AT_ONCE }, (_, index) => attempt(first + index));
      for (const { status } of await Promise.all(group)) counts.set(status, (counts.get(status) ?? 0) + 1);
    }
    return Object.fromEntries(counts);
  }

  it('of an address read and write nothing', async () => {
    let calls = 0;
    const { db } = openShop().deps;
    const counted = withOverrides(db, {
      collection(name: string) {
        calls += 1;
        return db.collection(name);
      },
    });
    const shop = openShop({ db: counted });
    calls = 0;
    const id = crypto.randomUUID();
    const signature = (index: number) => String(index).padStart(43, 'A');
    const found = await guess((index) =>
      shop.notify(id, {}, { address: `${NOTIFICATION_PATH}/${id}.${signature(index)}` }),
    );
    expect(found).toEqual({ 404: GUESSES });
    expect(calls).toBe(0);
  });

  it('of the secrets at an order’s own address are judged 60 times a minute, and fill one line', async () => {
    const shop = openShop();
    const { id } = await shop.place();
    const found = await guess((index) =>
      shop.notify(id, { linkval: `guess-${index}`, mul_no: String(index) }),
    );
    expect(found).toEqual({ 400: 60, 429: GUESSES - 60 });
    expect(await shop.notifications(id)).toHaveLength(60);
    const lines = shop.deps.db.collection(COLLECTIONS.orderMismatches).where('orderId', '==', id);
    expect((await lines.get()).size).toBe(1);
    expect((await shop.stored(id)).events.map(({ type }) => type)).toEqual(['placed']);
  });
});
