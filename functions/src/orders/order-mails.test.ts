import { describe, expect, it } from 'vitest';
import { anOrderInput } from '@app/domain/testing/factories.ts';
import { adminSession } from '../../testing/accounts.ts';
import { expectProblem, send } from '../../testing/emulated.ts';
import { openShop, PRICE } from '../../testing/shop.ts';
import { processDueOrders } from '../jobs/process-due-orders.ts';
import { viewToken } from './order-token.ts';

/** The order's page in a mail, for the buyer's language. */
const linkOf = ({ deps }: ReturnType<typeof openShop>, id: string, prefix = '/en') =>
  `${deps.config.siteOrigin}${prefix}/orders/${viewToken(deps.config, { id })}`;

async function paidOrder() {
  const shop = openShop();
  const { id } = await shop.place();
  await Promise.all([shop.notify(id), shop.notify(id)]);
  const session = await adminSession(shop.deps);
  const command = (path: string, body: object) => {
    // The mails are ordered by time.
    shop.pass(1);
    return send(shop.app, 'POST', `/api/admin/orders/${id}/${path}`, body, session);
  };
  return { shop, id, command };
}

const subjects = async (shop: ReturnType<typeof openShop>, id: string) =>
  (await shop.mailsAbout(id)).map(({ message }) => message.subject.replace(/^\[.*?\] | \(.*\)$/g, ''));

describe('the mails about an order', () => {
  it('report the payment once, with the amount and the link, however often it is notified', async () => {
    const { shop, id } = await paidOrder();
    const mails = await shop.mailsAbout(id);
    expect(mails).toHaveLength(1);
    const { number } = await shop.stored(id);
    expect(mails[0]).toMatchObject({ to: 'buyer@example.com', language: 'en', fromVisitor: false });
    for (const part of [number, '₩21,000', 'Dear Sample Buyer', linkOf(shop, id)])
      expect(mails[0]!.message.text).toContain(part);
    expect(mails[0]!.message.html).toContain(linkOf(shop, id));
  });

  it('are in Korean for a buyer who used Korean', async () => {
    const shop = openShop();
    const { id: productId, titleKr } = await shop.addProduct();
    const id = crypto.randomUUID();
    await shop.order(anOrderInput(productId, { language: 'kr' }), id);
    await shop.notify(id);
    const [mail] = await shop.mailsAbout(id);
    expect(mail!.message.subject).toContain('결제가 완료되었습니다');
    expect(mail!.message.text).toContain(titleKr);
    expect(mail!.message.text).toContain(linkOf(shop, id, ''));
  });

  it('name the carrier and the tracking number once the goods are sent', async () => {
    const { shop, id, command } = await paidOrder();
    await command('steps', { type: 'preparing' });
    await command('steps', { type: 'sent', carrier: 'Sample Post', trackingNo: '0000-1111' });
    await command('steps', { type: 'done' });
    const mails = await shop.mailsAbout(id);
    expect(mails).toHaveLength(2);
    expect(mails[1]!.message.text).toContain('Carrier: Sample Post\nTracking number: 0000-1111');
  });

  it('state the corrected tracking number and the one before, once for a repeated correction', async () => {
    const { shop, id, command } = await paidOrder();
    const correct = (trackingNo: string) =>
      command('steps', { type: 'shipmentCorrected', carrier: 'Sample Post', trackingNo });
    await expectProblem(await correct('0000-2222'), 409, 'order_change_refused');
    await command('steps', { type: 'sent', carrier: 'Sample Post', trackingNo: '0000-1111' });
    await command('steps', { type: 'done' });
    const { suppliedAt } = await shop.stored(id);
    for (let attempt = 0; attempt < 2; attempt += 1) expect((await correct('0000-2222')).status).toBe(201);
    const mails = await shop.mailsAbout(id);
    expect(mails).toHaveLength(3);
    expect(mails[2]!.message.text).toContain(
      'Tracking number: 0000-2222\nBefore the correction: Sample Post 0000-1111',
    );
    const { ledger, rebuilt, events, suppliedAt: kept } = await shop.stored(id);
    expect(rebuilt).toEqual(ledger);
    expect(ledger).toMatchObject({ state: 'done', shipment: { trackingNo: '0000-2222' } });
    expect(events.filter(({ type }) => type === 'shipmentCorrected')).toHaveLength(1);
    // The end of an order, from which its retention counts, is not moved.
    expect(kept).toEqual(suppliedAt);
  });

  it('go to the corrected address with a new link, and say goodbye to the former one without personal data', async () => {
    const { shop, id, command } = await paidOrder();
    const email = 'Right.Buyer@example.com';
    for (const typed of [email, email.toLowerCase()])
      expect((await command('steps', { type: 'emailCorrected', email: typed })).status).toBe(201);
    const order = await shop.stored(id);
    expect(order).toMatchObject({ buyer: { email }, linkVersion: 1, rebuilt: order.ledger });
    expect(order.events.filter(({ type }) => type === 'emailCorrected')).toHaveLength(1);
    const [paid, ...mails] = await shop.mailsAbout(id);
    expect(mails.map(({ to }) => to).toSorted()).toEqual([email, paid!.to]);
    const [news, last] = mails.toSorted((a, b) => (a.to < b.to ? -1 : 1));
    const link = viewToken(shop.deps.config, order);
    expect(news!.message.text).toContain(link);
    for (const part of [email, order.buyer.name, order.number, '/orders/', 'href='])
      expect(Object.values(last!.message).join(' ')).not.toContain(part);
    const view = async (token: string) => (await shop.app.request(`/api/orders/${token}`)).status;
    expect([await view(link), await view(viewToken(shop.deps.config, { id }))]).toEqual([200, 404]);
    // The mail about the payment was not sent yet; it would go to the former address.
    expect(paid!.onlyWhile).toEqual({ 'buyer.email': paid!.to });
  });

  it('report each refund once, although the provider confirms it twice', async () => {
    const { shop, id, command } = await paidOrder();
    await command('refunds', { paymentNo: '1001', won: 1_000, reason: '' });
    await shop.notify(id, { pay_state: '70', price: '1000', canceldate: '1' });
    await command('refunds', { paymentNo: '1001', won: PRICE - 1_000, reason: '' });
    await shop.notify(id, { pay_state: '9', canceldate: '2' });
    const texts = (await shop.mailsAbout(id)).map(({ message }) => message.text);
    expect(texts).toHaveLength(3);
    expect(texts[1]).toContain('We have refunded ₩1,000.');
    expect(texts[2]).toContain('We have refunded ₩20,000.');
    expect(texts[2]).toContain('Refunded so far: ₩21,000');
  });

  it('report the expiry, and that a later payment is refunded', async () => {
    const shop = openShop();
    const { id, productId } = await shop.place(1);
    shop.pass(61);
    await Promise.all([processDueOrders(shop.deps, 'test'), processDueOrders(shop.deps, 'test')]);
    expect(await subjects(shop, id)).toEqual(['Your order was cancelled because it was not paid']);
    await shop.order(anOrderInput(productId));
    shop.pass(1);
    await shop.notify(id);
    expect((await subjects(shop, id)).toSorted()).toEqual([
      'We are refunding your payment',
      'Your order was cancelled because it was not paid',
      'Your refund is complete',
    ]);
  });
});
