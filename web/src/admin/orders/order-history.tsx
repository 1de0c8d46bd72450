import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { orderEventsPath } from '@app/domain/collections.ts';
import type { OrderEvent } from '@app/domain/order/order-event-schema.ts';
import { orderReason } from '@app/domain/order/order-reasons.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { History } from '../history/history.tsx';
import { useLiveDocuments } from '../live/live-documents.ts';
import styles from './orders.module.css';

const SHOWN = 200;

type StoredOrderEvent = OrderEvent & { id: string };

/** The events of an order, oldest first. */
export function OrderHistory({ orderId }: { orderId: string }) {
  const { t } = useTranslation('adminDialogs');
  const titleId = useId();
  // The ids number the events in their order; several events can have the same time.
  const events = useLiveDocuments<StoredOrderEvent>(orderEventsPath(orderId), {
    orderBy: ['__name__', 'asc'],
    limit: SHOWN,
  });
  if (events.state === 'loading') return <p>{t('orders.historyLoading')}</p>;
  if (events.state !== 'ready') return <p>{t('orders.historyFailed')}</p>;
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('orders.history')}</h3>
      <OrderEvents events={events.value} />
    </section>
  );
}

/** Lists events in the reader's language. Only what an admin or the provider wrote stays as it was written. */
export function OrderEvents({ events }: { events: readonly StoredOrderEvent[] }) {
  const { t } = useTranslation(['adminDialogs', 'admin']);
  const { language } = useLanguage();
  const reasonText = (text = '') => {
    const reason = orderReason(text);
    return reason ? t(`orders.reasons.${reason}`) : text;
  };
  return (
    <History
      entries={events.map((event) => ({
        key: event.id,
        title: t(`orders.events.${event.type}`),
        facts: [
          'won' in event && formatWon(event.won),
          'paymentNo' in event && event.paymentNo,
          event.type === 'bookingMoved' && formatEventTime(event.dateTime, language),
          event.type === 'emailCorrected' && `${event.formerEmail} → ${event.email}`,
          'trackingNo' in event && `${event.carrier} ${event.trackingNo}`,
          'before' in event &&
            t('orders.correctedFrom', { shipment: `${event.before.carrier} ${event.before.trackingNo}` }),
          'reason' in event && reasonText(event.reason),
          event.type === 'returnRequested' && t(`admin:orders.returns.${event.why}`),
          'text' in event && event.text,
          event.type === 'cashReceiptIssued' && event.approvalNo,
          event.type === 'refundRefused' && event.message,
        ],
        at: event.at,
      }))}
    />
  );
}
