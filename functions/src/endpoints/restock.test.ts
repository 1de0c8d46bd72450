import { afterEach, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@app/domain/collections.ts';
import type { Product } from '@app/domain/product/product-schema.ts';
import { aCoffee, aMakgeolli } from '@app/domain/testing/factories.ts';
import { restockRequestId, restockToken } from '../mail/link-tokens.ts';
import { erasePersonalData } from '../contacts/erase-personal-data.ts';
import { findPersonalData } from '../contacts/find-personal-data.ts';
import { removeRequestsAbout, removeUnconfirmedRequests } from '../orders/remove-restock-requests.ts';
import { sendAllRestockNotices, sendRestockNotices } from '../orders/send-restock-notices.ts';
import { toDocument } from '../store/documents.ts';
import { expectProblem, send } from '../../testing/emulated.ts';
import { anAddress, app, daysLater, deps, mailsTo, NOW, press, time } from '../../testing/newsletter.ts';

afterEach(() => void (time.now = NOW));

const { db, config } = deps;
const products = db.collection(COLLECTIONS.products);

async function store(product: Product, left?: number): Promise<Product> {
  await products.doc(product.id).set(toDocument(product));
  if (left !== undefined) await db.collection(COLLECTIONS.productStock).doc(product.id).set({ left });
  return product;
}
const soldOut = (changes: object = {}) => store(aCoffee({ availability: 'out_of_stock', ...changes }));
const bringBack = ({ id }: Product) => products.doc(id).update({ availability: 'in_stock' });

const ask = ({ id: productId }: Product, email: string, language = 'kr') =>
  send(app, 'POST', '/api/restock', { productId, email, language });
const stored = async ({ id }: Product, email: string) =>
  (await db.collection(COLLECTIONS.restockRequests).doc(restockRequestId(id, email)).get()).data();
const linkOf = ({ id }: Product, email: string) =>
  `/api/restock/confirm?token=${restockToken(config.hashSecret, restockRequestId(id, email))}`;
const confirm = (product: Product, email: string) => press(linkOf(product, email));
const subjectsOf = async (email: string) =>
  (await mailsTo(email)).map((mail) => mail.get('message.subject') as string);

const CONFIRM = /재입고 알림을 신청하셨나요/;
const BACK = /다시 들어왔습니다: 예시 커피/;

describe('request to be told that a product is back', () => {
  it('is stored unconfirmed, and queues a mail with the confirmation link', async () => {
    const [product, email] = [await soldOut(), anAddress()];
    const response = await ask(product, ` ${email} `, 'en');
    expect([response.status, await response.json()]).toEqual([201, { success: true }]);
    expect(await stored(product, email)).toMatchObject({
      productId: product.id,
      email,
      language: 'en',
      isConfirmed: false,
    });
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail!.get('message.text')).toContain(linkOf(product, email));
    expect(mail!.get('message.subject')).toContain('Sample Coffee');
  });

  it('answers the same for a known address, which gets no second mail', async () => {
    const [product, email] = [await soldOut(), anAddress()];
    const first = await ask(product, email);
    const again = await ask(product, email.toUpperCase());
    await confirm(product, email);
    const afterwards = await ask(product, email);
    for (const response of [first, again, afterwards])
      expect([response.status, await response.json()]).toEqual([201, { success: true }]);
    expect(await subjectsOf(email)).toEqual([expect.stringMatching(CONFIRM)]);
    expect(await stored(product, email)).toMatchObject({ isConfirmed: true });
  });

  it('is refused for a product that is available, hidden or unknown, and stores nothing', async () => {
    const email = anAddress();
    const available = await store(aCoffee(), 3);
    await expectProblem(await ask(available, email), 409, 'product_available');
    for (const product of [await soldOut({ isPublished: false }), aCoffee()])
      await expectProblem(await ask(product, email), 404, 'not_found');
    expect(await mailsTo(email)).toEqual([]);
  });

  it('does not count for the mailbox when it queues no mail', async () => {
    const email = anAddress();
    const [available, product] = [await store(aCoffee(), 3), await soldOut()];
    for (let request = 0; request < 10; request += 1)
      await expectProblem(await ask(available, email), 409, 'product_available');
    for (let request = 0; request < 10; request += 1) expect((await ask(product, email)).status).toBe(201);
    expect((await ask(await soldOut(), email)).status).toBe(201);
  });

  it('is accepted for a product of which no piece is left', async () => {
    const [product, email] = [await store(aCoffee(), 0), anAddress()];
    expect((await ask(product, email)).status).toBe(201);
  });

  it('stores nothing for a program that fills in the hidden field', async () => {
    const [product, email] = [await soldOut(), anAddress()];
    const body = { productId: product.id, email, language: 'kr', website: 'https://example.com' };
    expect((await send(app, 'POST', '/api/restock', body)).status).toBe(201);
    expect(await stored(product, email)).toBeUndefined();
  });

  it('is removed after seven days without confirmation, and with its product', async () => {
    const [product, email, confirmed] = [await soldOut(), anAddress(), anAddress()];
    await ask(product, email);
    await ask(product, confirmed);
    await confirm(product, confirmed);
    time.now = daysLater(7);
    expect((await confirm(product, email)).status).toBe(404);
    await removeUnconfirmedRequests(deps);
    expect(await stored(product, email)).toBeUndefined();
    expect(await stored(product, confirmed)).toBeDefined();
    expect(await removeRequestsAbout(deps, product.id)).toBe(1);
    expect(await stored(product, confirmed)).toBeUndefined();
  });
});

it('deletes a restock request with the other personal data of its address', async () => {
  const [product, email] = [await soldOut(), anAddress()];
  await ask(product, email);
  expect((await findPersonalData(db, email)).restockRequests).toHaveLength(1);
  await erasePersonalData(deps, email);
  expect(await stored(product, email)).toBeUndefined();
});

describe('confirmation page of a restock request', () => {
  it('changes nothing when it is opened, and has no button once it is confirmed', async () => {
    const [product, email] = [await soldOut(), anAddress()];
    await ask(product, email);
    const opened = await app.request(linkOf(product, email));
    expect([opened.status, await opened.text()]).toEqual([200, expect.stringContaining('<button')]);
    expect(await stored(product, email)).toMatchObject({ isConfirmed: false });
    expect((await confirm(product, email)).status).toBe(200);
    const again = await (await app.request(linkOf(product, email))).text();
    expect(again).not.toContain('<button');
    expect(again).toContain('알림을 신청하셨습니다');
  });

  it('answers 404 for a forged link', async () => {
    const forged = `/api/restock/confirm?token=${restockRequestId('x', 'y')}.signature`;
    expect((await app.request(forged)).status).toBe(404);
    expect((await press(forged)).status).toBe(404);
  });
});

describe('notice that a product is back', () => {
  it('is sent once to those who confirmed, and forgets them', async () => {
    const [product, email, unconfirmed] = [await soldOut(), anAddress(), anAddress()];
    await ask(product, email);
    await confirm(product, email);
    await ask(product, unconfirmed);
    expect(await sendRestockNotices(deps, product.id)).toBe(0);
    await bringBack(product);
    const runs = await Promise.all([
      sendRestockNotices(deps, product.id),
      sendRestockNotices(deps, product.id),
    ]);
    expect(runs[0] + runs[1]).toBe(1);
    expect(await subjectsOf(email)).toHaveLength(2);
    expect((await subjectsOf(email)).filter((subject) => BACK.test(subject))).toHaveLength(1);
    expect(await stored(product, email)).toBeUndefined();
    expect(await subjectsOf(unconfirmed)).toEqual([expect.stringMatching(CONFIRM)]);
  });

  it('waits for the pieces of a product that is counted', async () => {
    const [product, email] = [await store(aCoffee(), 0), anAddress()];
    await ask(product, email);
    await confirm(product, email);
    expect(await sendRestockNotices(deps, product.id)).toBe(0);
    await db.collection(COLLECTIONS.productStock).doc(product.id).set({ left: 2 });
    expect(await sendAllRestockNotices(deps)).toBe(1);
  });

  it('is sent at once when the product came back before the confirmation', async () => {
    const [product, email] = [await soldOut(), anAddress()];
    await ask(product, email);
    await bringBack(product);
    await confirm(product, email);
    expect((await subjectsOf(email)).filter((subject) => BACK.test(subject))).toHaveLength(1);
  });

  it('is sent at the confirmation to nobody else, and a failure leaves the request confirmed', async () => {
    const [product, email, other] = [await soldOut(), anAddress(), anAddress()];
    await ask(product, other);
    await confirm(product, other);
    await ask(product, email);
    await bringBack(product);
    const broken = aCoffee({ id: product.id, title: '' });
    await products.doc(product.id).set(toDocument(broken));
    expect((await confirm(product, email)).status).toBe(200);
    await store(product);
    await bringBack(product);
    expect((await confirm(product, email)).status).toBe(200);
    expect(await subjectsOf(email)).toContainEqual(expect.stringMatching(BACK));
    expect(await subjectsOf(other)).toEqual([expect.stringMatching(CONFIRM)]);
    expect(await sendRestockNotices(deps, product.id)).toBe(1);
  });

  it('links to the product, and carries the warning about alcohol', async () => {
    const [product, email] = [await store(aMakgeolli({ availability: 'out_of_stock' })), anAddress()];
    await ask(product, email, 'en');
    await confirm(product, email);
    await bringBack(product);
    await sendRestockNotices(deps, product.id);
    const texts = (await mailsTo(email)).map((mail) => mail.get('message.text') as string);
    const notice = texts.find((text) => text.includes(`/en/products/${product.id}`));
    expect(notice).toContain('Excessive drinking');
  });
});
