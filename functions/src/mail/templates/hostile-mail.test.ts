import { describe, expect, it } from 'vitest';
import { aBooking, aContactSubmission, anEvent, anOrder } from '@app/domain/testing/factories.ts';
import { HOSTILE_TEXTS, withHostileText } from '@app/domain/testing/hostile-texts.ts';
import { bookingMail } from './booking-mail.ts';
import { contactReceipt, contactReply } from './contact-mail.ts';
import { ownerMail } from './owner-mail.ts';
import { orderMail } from './order-mail.ts';

const NOW = new Date('2026-11-21T00:00:00Z');
const CONTEXT = { now: NOW, manageUrl: 'https://example.com/booking/sample' };
const event = anEvent();
const booking = aBooking(event.id, { specialRequests: 'A window seat' });
const contact = aContactSubmission();
const order = anOrder();
const shipment = { carrier: 'Sample Post', trackingNo: '0000' };
const sent = { type: 'sent', at: NOW, ...shipment } as const;

/** Every mail that contains text entered by a visitor. */
const MAILS = {
  'of a booking': (text: string) =>
    bookingMail('confirmed', withHostileText(booking, text), withHostileText(event, text), CONTEXT),
  'of an order': (text: string) =>
    orderMail(
      {
        ...withHostileText(order, text),
        buyer: withHostileText(order.buyer, text),
        items: order.items.map((item) => withHostileText(item, text)),
        ledger: { ...order.ledger, state: 'sent', shipment: withHostileText(shipment, text) },
      },
      sent,
      'https://example.com/orders/sample',
    )!,
  'of a corrected shipment': (text: string) =>
    orderMail(
      { ...order, ledger: { ...order.ledger, state: 'sent', shipment: withHostileText(shipment, text) } },
      { ...sent, type: 'shipmentCorrected', before: withHostileText(shipment, text) },
      'https://example.com/orders/sample',
    )!,
  'of a declined return': (text: string) =>
    orderMail(order, { type: 'returnDeclined', at: NOW, reason: text }, 'https://example.com/orders/sample')!,
  'of a message, to its sender': (text: string) => contactReceipt(withHostileText(contact, text)),
  'of notices, to the owner': (text: string) => {
    const message = withHostileText(contact, text);
    const told = [{ kind: 'message' as const, text: `${message.name} <${message.email}>`, message }];
    return ownerMail('owner@example.com', told, { language: 'kr', url: 'https://example.com/admin' });
  },
  'of a reply': (text: string) => contactReply(withHostileText(contact, text), { message: text }),
};

const tagsOf = (html: string) => html.match(/<[^>]*>/g)!.filter((tag) => tag !== '<br>');

describe.each(Object.entries(MAILS))('mail %s', (_, write) => {
  it.each(HOSTILE_TEXTS)('contains no element or header from the entered text: %s', (_name, text) => {
    const { message } = write(text);
    const addressed = (tag: string) => tag.replace(/href="[^"]*"/, 'href');
    expect(tagsOf(message.html).map(addressed)).toEqual(
      tagsOf(write('harmless').message.html).map(addressed),
    );
    expect(message.html).not.toMatch(/href="(?!https?:|mailto:|tel:)/);
    expect(message.subject).not.toMatch(/[\r\n]/);
  });
});
