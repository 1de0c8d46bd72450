import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderPayment } from '@app/domain/order/order-ledger.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import { ASSUMED_DELIVERY_DAYS, deliveryDay, returnUntil } from '@app/domain/order/return-period.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { formatBadgeDate, formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { shownPhone } from '@app/domain/shared/telephone.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Details } from '../cards/details.tsx';
import { useCurrentMinute } from '../use-current-time.ts';
import { itemTexts } from './order-items.ts';
import { OrderStateTag } from './order-state-tag.tsx';

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.filter(Boolean).map((line, index) => <div key={`${index} ${line}`}>{line}</div>);
}

function PaymentLine({ payment }: { payment: OrderPayment }) {
  const { t } = useTranslation(['admin', 'adminDialogs']);
  const { paymentNo, role, won, refundedWon, dueWon } = payment;
  const facts = [
    t('adminDialogs:orders.payment', { paymentNo, won: formatWon(won) }),
    t(`adminDialogs:orders.roles.${role}`),
    refundedWon > 0 && t('adminDialogs:orders.paymentRefunded', { won: formatWon(refundedWon) }),
    dueWon > 0 && t('adminDialogs:orders.paymentDue', { won: formatWon(dueWon) }),
  ];
  return <div>{facts.filter(Boolean).join(' · ')}</div>;
}

function ReceiptLines({ receipt }: { receipt: NonNullable<Order['ledger']['cashReceipt']> }) {
  const { t } = useTranslation(['admin', 'adminDialogs']);
  const { purpose, number, issuedWon, approvalNo } = receipt;
  const wanted = purpose && number ? t(`adminDialogs:orders.receiptFor.${purpose}`, { number }) : '';
  const issued = approvalNo
    ? t('adminDialogs:orders.receiptIssued', { won: formatWon(issuedWon), approvalNo })
    : '';
  return <Lines lines={[wanted, issued]} />;
}

type Row = [label: string, content: ReactNode];

function recipientRows(
  recipient: NonNullable<Order['recipient']>,
  language: Language,
  t: TFunction<['admin', 'adminDialogs']>,
): Row[] {
  const { name, phone, postalCode, address, addressDetail, note } = recipient;
  const place = [postalCode, address, addressDetail].filter(Boolean).join(' ');
  return [
    [
      t('adminDialogs:orders.recipient'),
      <Lines key="recipient" lines={[name, shownPhone(phone, language), place]} />,
    ],
    ...(note ? [[t('adminDialogs:orders.note'), note] as Row] : []),
  ];
}

/** When the products were delivered, and until when a buyer who changed their mind may return them. */
function deliveryRows(
  order: Order,
  now: Date,
  language: Language,
  t: TFunction<['admin', 'adminDialogs']>,
): Row[] {
  const delivered = deliveryDay(order.ledger, now);
  const until = returnUntil(order, 'changedMind', now);
  if (!delivered) return [];
  const day = formatBadgeDate(delivered, language);
  return [
    [
      t('adminDialogs:orders.delivered'),
      order.ledger.deliveredAt
        ? day
        : t('adminDialogs:orders.deliveredAssumed', { day, days: ASSUMED_DELIVERY_DAYS }),
    ],
    ...(until ? [[t('adminDialogs:orders.returnUntil'), formatBadgeDate(until, language)] as Row] : []),
  ];
}

/** What was ordered, by whom, for whom, and what was paid. */
export function OrderDetails({ order }: { order: Order }) {
  const { t } = useTranslation(['admin', 'adminDialogs']);
  const { language } = useLanguage();
  const now = useCurrentMinute();
  const { buyer, recipient, ledger } = order;
  const { shipment, payments, cashReceipt, returnRequest } = ledger;
  const rows: Row[] = [
    [t('orders.stateLabel'), <OrderStateTag key="state" state={ledger.state} />],
    [t('orders.placedAt'), t('bookings.kst', { moment: formatEventTime(order.createdAt, language) })],
    [t('orders.items'), <Lines key="items" lines={itemTexts(order, t, language)} />],
    ...(order.kind === 'product'
      ? [
          [t('adminDialogs:orders.goods'), formatWon(order.goodsWon)] as Row,
          [t('adminDialogs:orders.delivery'), formatWon(order.deliveryWon)] as Row,
        ]
      : []),
    [t('orders.total'), formatWon(order.totalWon)],
    [
      t('orders.buyer'),
      <Lines key="buyer" lines={[buyer.name, buyer.email, shownPhone(buyer.phone, language)]} />,
    ],
    ...(recipient ? recipientRows(recipient, language, t) : []),
    ...(shipment
      ? [[t('adminDialogs:orders.shipment'), `${shipment.carrier} ${shipment.trackingNo}`] as Row]
      : []),
    ...deliveryRows(order, now, language, t),
    ...(returnRequest?.outcome
      ? [
          [
            t('adminDialogs:orders.returnTitle'),
            [
              t(`orders.returns.${returnRequest.why}`),
              t(`adminDialogs:orders.returnOutcomes.${returnRequest.outcome}`),
              returnRequest.text,
            ]
              .filter(Boolean)
              .join(' · '),
          ] as Row,
        ]
      : []),
    ...(payments.length > 0
      ? [
          [
            t('adminDialogs:orders.payments'),
            payments.map((payment) => <PaymentLine key={payment.paymentNo} payment={payment} />),
          ] as Row,
        ]
      : []),
    ...(cashReceipt
      ? [[t('orders.receipt'), <ReceiptLines key="receipt" receipt={cashReceipt} />] as Row]
      : []),
  ];
  return <Details items={rows} />;
}
