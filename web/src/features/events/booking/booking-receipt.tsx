import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingAppointment } from '@app/domain/booking/booking-appointment.ts';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { paths } from '../../../config/paths.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { LocalLink } from '../../../i18n/local-link.tsx';
import type { KeptBooking } from '../../../service-worker/kept-bookings.ts';
import { orderQuery, useStateTexts } from '../../shared/order-query.ts';
import { focusWithoutScroll } from '../../../lib/page-arrival.ts';
import { storesQuery } from '../../shared/stores-query.ts';
import { useTimeLeft } from '../../../lib/use-time-left.ts';
import { AsOf } from '../../../ui/as-of.tsx';
import { useToaster } from '../../../ui/toast.tsx';
import { AwaitedPayment } from '../awaited-payment.tsx';
import type { ListedEvent } from '../event-data/use-events.ts';
import styles from './booking-receipt.module.css';
import { forgetReceipt, noteState } from './keep-receipt.ts';
import type { BookingPayment, Receipt } from './kept-receipt.ts';
import { useSaveCalendarFile } from './use-save-calendar-file.ts';

interface BookingReceiptProps {
  receipt: Receipt | KeptBooking;
  event: ListedEvent;
  title: string;
}

/**
 * The receipt on the event's card: the booking reference, a calendar file, and for a booking that is paid online the state of its
 * order. What the browser keeps of other bookings does not tell how they stand; after the event, nothing else is shown.
 */
export function BookingReceipt({ receipt, event, title }: BookingReceiptProps) {
  const { t } = useTranslation('booking');
  const { language } = useLanguage();
  const reference = 'id' in receipt ? bookingReference(receipt.id) : receipt.reference;
  if (!('at' in receipt) || event.availability.state === 'past') return <KeptOnly reference={reference} />;
  const { id, token, payment, at } = receipt;
  if (payment) return <OrderReceipt receipt={receipt} payment={payment} event={event} title={title} />;
  return (
    <div className={styles.receipt}>
      <p>
        {t('receipt', { reference, at: formatEventTime(new Date(at), language) })}{' '}
        <AddToCalendar id={id} event={event} />{' '}
        {token && <LocalLink to={paths.booking(token)}>{t('open')}</LocalLink>}{' '}
        <Forget reference={reference} />
      </p>
    </div>
  );
}

function KeptOnly({ reference }: { reference: string }) {
  const { t } = useTranslation('booking');
  return (
    <div className={styles.receipt}>
      <p>
        {t('receiptKept', { reference })} <Forget reference={reference} />
      </p>
    </div>
  );
}

/** The states of an order whose booking has ended. */
const ENDED: readonly unknown[] = ['expired', 'cancelled', 'refundDue', 'refunded'];

interface OrderReceiptProps {
  receipt: Receipt;
  payment: BookingPayment;
  event: ListedEvent;
  title: string;
}

/** The receipt of a booking that is paid online. It asks for a payment only while the server says that one is due. */
function OrderReceipt({ receipt, payment: { token }, event, title }: OrderReceiptProps) {
  // The order's texts are loaded with the receipt, which must open without a connection before the order was ever read.
  const { t } = useTranslation(['booking', 'order']);
  const { id } = receipt;
  const reference = bookingReference(id);
  const { data: order, isError, dataUpdatedAt } = useQuery(orderQuery(token));
  useEffect(() => {
    if (order) noteState(event.id, receipt, order.state, dataUpdatedAt);
  }, [order, event.id, receipt, dataUpdatedAt]);
  const known =
    order ??
    (isError ? ({ kind: 'booking', state: receipt.state ?? 'awaitingPayment' } as const) : undefined);
  // The order was erased.
  if (order === null) return <KeptOnly reference={reference} />;
  const isDue = !isError && (order?.state === 'awaitingPayment' || order?.rest !== undefined);
  return (
    <div className={styles.receipt}>
      <p>
        {t('receiptPaidOnline', { reference })} {known && <StateTitle order={known} />}{' '}
        {!ENDED.includes(known?.state) && (
          <AddToCalendar id={id} event={event} status={known?.state === 'paid' ? 'confirmed' : 'pending'} />
        )}{' '}
        <LocalLink to={paths.booking(token)}>{t('open')}</LocalLink>{' '}
        {isDue ? <ForgetAfter payBy={order.payBy} reference={reference} /> : <Forget reference={reference} />}
      </p>
      {isError && <AsOf at={dataUpdatedAt || receipt.at} />}
      {isDue && (
        <AwaitedPayment
          payment={{ ...order, totalWon: order.rest?.won ?? order.totalWon, token }}
          title={title}
        />
      )}
    </div>
  );
}

function StateTitle({ order }: { order: Parameters<typeof useStateTexts>[0] }) {
  return <strong>{useStateTexts(order).title}</strong>;
}

interface AddToCalendarProps {
  id: string;
  event: Event;
  status?: 'pending' | 'confirmed';
}

function AddToCalendar({ id, event, status = 'pending' }: AddToCalendarProps) {
  const { t } = useTranslation('booking');
  const { language } = useLanguage();
  const saveCalendarFile = useSaveCalendarFile();
  const queryClient = useQueryClient();
  /** Returns the street address of a store; without a connection the file names the place alone. */
  async function findAddress(storeId: string) {
    const stores = await queryClient.ensureQueryData(storesQuery).catch(() => []);
    const store = stores.find((listed) => listed.id === storeId);
    return store && localized(store, 'address', language);
  }
  const save = async () => {
    const { storeLocationId } = event;
    const address = storeLocationId ? await findAddress(storeLocationId) : undefined;
    const reference = bookingReference(id);
    const note = t('calendarNote', { reference });
    const appointment = bookingAppointment({ id, language, status }, { ...event, address }, note, new Date());
    saveCalendarFile(reference, appointment);
  };
  return (
    <button type="button" className={styles.add} onClick={() => void save()}>
      {t('addToCalendar')}
    </button>
  );
}

/** While a booking may be paid, its receipt stays: the seats lapse without the payment. */
function ForgetAfter({ payBy, reference }: { payBy: string; reference: string }) {
  return useTimeLeft(payBy) === 0 && <Forget reference={reference} />;
}

/** For a browser that others use, too. The receipt's button goes with it, so the focus moves to the event's title. */
function Forget({ reference }: { reference: string }) {
  const { t } = useTranslation('booking');
  const { showToast } = useToaster();
  const forget = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const title = currentTarget.closest('article')?.querySelector<HTMLElement>('h1, h3');
    if (title) focusWithoutScroll(title);
    forgetReceipt(reference);
    showToast({ tone: 'success', title: t('forgotten') });
  };
  return (
    <button type="button" className={styles.add} onClick={forget}>
      {t('forget')}
    </button>
  );
}
