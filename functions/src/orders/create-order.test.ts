import { describe, expect, it } from 'vitest';
import { BRAND } from '@app/domain/brand.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { aCoffee, aMakgeolli, anOrderInput } from '@app/domain/testing/factories.ts';
import { expectProblem } from '../../testing/emulated.ts';
import { openShop, PRICE } from '../../testing/shop.ts';
import { processDueOrders } from '../jobs/process-due-orders.ts';

const shop = openShop();
const { app, order, addProduct, place, stored, leftOf } = shop;

interface Answer {
  token: string;
  order: {
    number: string;
    state: string;
    totalWon: number;
    returns?: unknown;
    checkout?: Record<string, string>;
  };
}
const answerOf = async (response: Response) => (await response.json()) as Answer;

describe('POST /api/orders', () => {
  it('stores the order with the prices of the server and its first event', async () => {
    const { id: productId } = await addProduct();
    const id = crypto.randomUUID();
    const response = await order(anOrderInput(productId), id);
    expect(response.status).toBe(201);
    const { token, order: view } = await answerOf(response);
    expect(view).toMatchObject({ state: 'awaitingPayment', totalWon: PRICE, deliveryWon: 3_000 });
    expect(view.checkout).toMatchObject({
      price: String(PRICE),
      var1: productId,
      var2: id,
      userid: 'sample-shop',
    });
    expect(JSON.stringify(view)).not.toContain('sample-link');
    const { events, rebuilt, ledger, returns } = await stored(id);
    expect(view.returns).toEqual(BRAND.returns);
    expect(returns).toEqual(BRAND.returns);
    expect(events.map(({ type }) => type)).toEqual(['placed']);
    expect(rebuilt).toEqual(ledger);

    const seen = await app.request(`/api/orders/${token}`);
    expect(await seen.json()).toEqual(view);
  });

  it('returns the same order for the same key, and refuses another content under it', async () => {
    const { id: productId } = await addProduct(aCoffee(), 5);
    const id = crypto.randomUUID();
    const input = anOrderInput(productId);
    const [first, second] = await Promise.all([order(input, id), order(input, id)]);
    expect(await answerOf(first!)).toEqual(await answerOf(second!));
    expect(await leftOf(productId)).toBe(4);
    const other = { ...input, buyer: { ...input.buyer, name: 'Another Buyer' } };
    await expectProblem(await order(other, id), 409, 'idempotency_conflict');
  });

  it('stores telephone numbers in one form, and recognises a request whose numbers were stored before there was one', async () => {
    const { id: productId } = await addProduct();
    const id = crypto.randomUUID();
    const { buyer, recipient, ...rest } = anOrderInput(productId);
    const typed = {
      ...rest,
      buyer: { ...buyer, phone: '+82 (0)10 0000 0000' },
      recipient: { ...recipient, phone: '010.0000.0001' },
    };
    const { order: view } = await answerOf(await order(typed, id));
    expect(view.checkout).toMatchObject({ recvphone: '010-0000-0000' });
    const document = shop.deps.db.collection(COLLECTIONS.orders).doc(id);
    expect((await document.get()).data()).toMatchObject({ buyer, recipient });
    await document.update({ buyer: typed.buyer, recipient: typed.recipient });
    expect((await order(typed, id)).status).toBe(201);
  });

  it.each([
    ['is not published', { isPublished: false }],
    ['appears later', { visibleFrom: new Date('2999-01-01T00:00:00Z') }],
    ['is no longer shown', { visibleUntil: new Date('2020-01-01T00:00:00Z') }],
  ])('refuses a product that %s', async (_, changes) => {
    const { id } = await addProduct(aCoffee(changes));
    await expectProblem(await order(anOrderInput(id)), 404, 'not_found');
  });

  it.each([1, 18_000, 20_999, 21_001, 42_000])(
    'refuses a total of %i won that the price list does not give',
    async (totalWon) => {
      const { id } = await addProduct();
      const problem = await expectProblem(await order(anOrderInput(id, { totalWon })), 409, 'price_changed');
      expect(problem.detail).toContain('21000');
    },
  );

  it.each([
    { items: [] },
    { items: [{ productId: crypto.randomUUID(), quantity: 0 }] },
    { items: [{ productId: crypto.randomUUID(), quantity: -1 }] },
    { items: [{ productId: crypto.randomUUID(), quantity: 1.5 }] },
    { items: [{ productId: crypto.randomUUID(), quantity: 21 }] },
    { items: [{ productId: crypto.randomUUID(), quantity: 1, unitWon: 1 }] },
    { agreed: false },
    { state: 'paid' },
  ])('refuses %j', async (changes) => {
    const input = { ...anOrderInput(crypto.randomUUID()), ...changes };
    await expectProblem(await order(input as never), 400, 'validation_failed');
  });

  it('refuses makgeolli with the reason while its online sale is disabled, and takes it when it is enabled', async () => {
    const { id } = await addProduct(aMakgeolli());
    const input = anOrderInput(id, { items: [{ productId: id, quantity: 1 }] });
    const problem = await expectProblem(await order(input), 409, 'order_refused');
    expect(problem.detail).toMatch(/licence and proof of age/);
    const licensed = openShop({ paymentSettings: { shopId: 'sample-shop', makgeolliOnline: true } });
    const { priceKrw = 0 } = await licensed.addProduct(aMakgeolli({ id }));
    expect((await licensed.order({ ...input, totalWon: priceKrw + 3_000 })).status).toBe(201);
  });

  it.each([{ availability: 'out_of_stock' as const }, { priceKrw: undefined }, { priceKrw: 999 }])(
    'refuses a product with %j',
    async (changes) => {
      const { id } = await addProduct(aCoffee(changes));
      await expectProblem(await order(anOrderInput(id)), 409, 'order_refused');
    },
  );

  it.each([
    ['a grind that the product does not offer', { grind: 'mokaPot', weightGrams: 500 }, ['items.0.grind']],
    [
      'a bag that the product does not have',
      { grind: 'espresso', weightGrams: 300 },
      ['items.0.weightGrams'],
    ],
    ['no choice', {}, ['items.0.grind', 'items.0.weightGrams']],
  ] as const)('refuses %s, and names the field', async (_, options, fields) => {
    const { id } = await addProduct(
      aCoffee({ grinds: ['wholeBean', 'espresso'], largeWeightGrams: 500, largePriceKrw: 42_000 }),
    );
    const input = anOrderInput(id, { items: [{ productId: id, quantity: 1, ...options }] });
    const problem = await expectProblem(await order(input), 409, 'order_refused');
    expect(problem.errors.map(({ field }) => field)).toEqual(fields);
  });

  it('takes the price of the chosen bag, and stores the options', async () => {
    const { id } = await addProduct(aCoffee({ largeWeightGrams: 500, largePriceKrw: 42_000 }));
    const options = { grind: 'espresso', weightGrams: 500 } as const;
    const items = [{ productId: id, quantity: 1, ...options }];
    await expectProblem(await order(anOrderInput(id, { items })), 409, 'price_changed');
    const key = crypto.randomUUID();
    expect((await order(anOrderInput(id, { items, totalWon: 45_000 }), key)).status).toBe(201);
    expect((await stored(key)).items).toMatchObject([{ itemId: id, unitWon: 42_000, ...options }]);
    // A repetition is the same order.
    expect((await order(anOrderInput(id, { items, totalWon: 45_000 }), key)).status).toBe(201);
  });

  it('reports that payment is unavailable without a shop', async () => {
    const closed = openShop({ payments: undefined });
    const { id } = await closed.addProduct();
    await expectProblem(await closed.order(anOrderInput(id)), 503, 'payment_unavailable');
  });

  it('responds with 404 to every token but the genuine one', async () => {
    const { id } = await place();
    const other = await answerOf(await order(anOrderInput((await addProduct()).id)));
    const signature = other.token.split('.')[1]!;
    const notification = shop.addressOf(id).split('/').at(-1)!;
    for (const token of [id, `${id}.`, `${id}.${signature}`, notification, `${other.token}x`])
      await expectProblem(await app.request(`/api/orders/${token}`), 404, 'not_found');
  });
});

describe('stock', () => {
  it('is sold once: of concurrent orders of the last items one succeeds', async () => {
    const { id } = await addProduct(aCoffee(), 1);
    const answers = await Promise.all(Array.from({ length: 4 }, () => order(anOrderInput(id))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    expect(await leftOf(id)).toBe(0);
  });

  it('counts all items of one product together', async () => {
    const { id } = await addProduct(aCoffee(), 2);
    const items = [
      { productId: id, quantity: 2, grind: 'espresso' as const },
      { productId: id, quantity: 1, grind: 'handDrip' as const },
    ];
    const { id: other } = await addProduct(aCoffee(), 9);
    const all = [{ productId: other, quantity: 1, grind: 'espresso' as const }, ...items];
    const response = await order(anOrderInput(id, { items: all, totalWon: 72_000 }));
    const { errors } = await expectProblem(response, 409, 'out_of_stock');
    expect(errors.map(({ field }) => field)).toEqual(['items.1.quantity', 'items.2.quantity']);
    expect(await leftOf(other)).toBe(9);
    expect(await leftOf(id)).toBe(2);
  });

  it('is released once when the order expires', async () => {
    const other = openShop();
    const { id, productId } = await other.place(3);
    other.pass(59);
    await processDueOrders(other.deps, 'test');
    expect((await other.stored(id)).ledger.state).toBe('awaitingPayment');
    other.pass(1);
    await Promise.all([processDueOrders(other.deps, 'test'), processDueOrders(other.deps, 'test')]);
    const { ledger, rebuilt, expiresAt } = await other.stored(id);
    expect(ledger.state).toBe('expired');
    expect(rebuilt).toEqual(ledger);
    expect(expiresAt).toBeUndefined();
    expect(await other.leftOf(productId)).toBe(3);
  });
});
