import { BRAND } from '@app/domain/brand.ts';
import type { OrderEvent } from '@app/domain/order/order-event-schema.ts';
import { orderNumber } from '@app/domain/order/order-number.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import { requestedRefundWon } from '@app/domain/order/return-period.ts';
import { moneyOf } from '@app/domain/order/settlement.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { orderFacts } from './order-facts.ts';
import type { MailContent } from '../mail-content.ts';
import { oneLine, renderMail, subjectLine } from '../mail-template.ts';
import { mailText } from '../mail-text.ts';
import { greeting } from './greeting.ts';

type OrderNews =
  | 'paid'
  | 'surplusPaid'
  | 'sent'
  | 'shipmentCorrected'
  | 'emailCorrected'
  | 'expired'
  | 'cancelled'
  | 'cancelledByBuyer'
  | 'returnRequested'
  | 'returnDeclined'
  | 'refunded';

/** The events that a guest is told about; the mails about the booking report the others. */
const BOOKING_NEWS: readonly OrderNews[] = ['surplusPaid', 'refunded'];

/** The events that the buyer is told about. */
const NEWS: Partial<Record<OrderEvent['type'], OrderNews>> = {
  paid: 'paid',
  surplusPaid: 'surplusPaid',
  sent: 'sent',
  shipmentCorrected: 'shipmentCorrected',
  emailCorrected: 'emailCorrected',
  expired: 'expired',
  cancelled: 'cancelled',
  cancelledByBuyer: 'cancelledByBuyer',
  returnRequested: 'returnRequested',
  returnDeclined: 'returnDeclined',
  refunded: 'refunded',
  refundChecked: 'refunded',
  cancelledAtProvider: 'refunded',
};

function factsOf(order: Order, event: OrderEvent) {
  const t = mailText(order.language, 'order');
  return [
    ...orderFacts(order),
    ...(event.type === 'shipmentCorrected'
      ? [[t('correctedFrom'), `${event.before.carrier} ${event.before.trackingNo}`] as const]
      : []),
  ];
}

/** Says what a return for the buyer's reason gives back. */
function returnQuote(order: Order, request: Extract<OrderEvent, { type: 'returnRequested' }>): string {
  const { feeWon = 0 } = order.returns ?? {};
  return mailText(order.language, 'order')(`returnRefunds.${request.why}`, {
    won: formatWon(requestedRefundWon(order, request)),
    fee: formatWon(feeWon),
  });
}

/**
 * Returns the mail to the buyer about an event of an order, in the language of the order; undefined if buyers are not told
 * about such events.
 * @param order after the event
 * @param url the order's page
 */
export function orderMail(order: Order, event: OrderEvent, url: string): MailContent | undefined {
  const news = NEWS[event.type];
  if (!news || (order.kind === 'booking' && !BOOKING_NEWS.includes(news))) return undefined;
  if (event.type === 'refundChecked' && event.won === 0) return undefined;
  const { buyer, language } = order;
  const t = mailText(language, 'order');
  // The last part of a price that was paid in parts counts with the others.
  const paidWon = event.type === 'paid' ? moneyOf(order.ledger.payments, ['price']).keptWon : 0;
  const tooMuchWon = paidWon - order.totalWon;
  const won = formatWon(paidWon || ('won' in event ? event.won : order.totalWon));
  return {
    to: oneLine(buyer.email),
    replyTo: BRAND.email,
    language,
    message: renderMail({
      language,
      subject: subjectLine(language, t(`news.${news}.subject`), orderNumber(order)),
      greeting: greeting(buyer.name, language),
      paragraphs: [
        ...t(`news.${news}.paragraphs`, { won, returnObjects: true }),
        ...(event.type === 'cancelledByBuyer' && event.refundWon > 0
          ? [t('refunding', { won: formatWon(event.refundWon) })]
          : []),
        ...(tooMuchWon > 0 ? [t('refunding', { won: formatWon(tooMuchWon) })] : []),
        ...(event.type === 'returnRequested' ? [returnQuote(order, event)] : []),
        ...(event.type === 'returnDeclined' ? [event.reason] : []),
      ],
      facts: factsOf(order, event),
      next: [
        ...t(`news.${news}.next`, { returnObjects: true }),
        ...(event.type === 'paid' && event.isCash ? [t('cashReceipt')] : []),
      ],
      action: { label: t('open'), url },
    }),
  };
}
