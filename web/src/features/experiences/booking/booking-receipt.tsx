import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingAppointment } from '@app/domain/booking/booking-appointment.ts';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { calendarFile } from '@app/domain/shared/calendar-file.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import type { KeptBooking } from '../../../lib/kept-bookings.ts';
import { focusWithoutScroll } from '../../../lib/page-arrival.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useTimeLeft } from '../../../lib/use-time-left.ts';
import { useToaster } from '../../../ui/toast.tsx';
import { AwaitedPayment } from '../awaited-payment.tsx';
import type { ListedEvent } from '../event-data/use-events.ts';
import styles from './booking-receipt.module.css';
import { forgetReceipt } from './keep-receipt.ts';
import type { Receipt } from './kept-receipt.ts';

/** Saves the pending booking as a calendar file. `note` is its description. */
function saveAppointment(id: string, event: Event, language: Language, note: string): void {
  const appointment = bookingAppointment({ id, language, status: 'pending' }, event, note, new Date());
  const file = new Blob([calendarFile(appointment)], { type: 'text/calendar;charset=utf-8' });
  saveFile(`${bookingReference(id)}.ics`, file);
}

interface BookingReceiptProps {
  receipt: Receipt | KeptBooking;
  event: ListedEvent;
  title: string;
}

/**
 * The receipt on the event's card: the booking reference, the payment if it is awaited, and a calendar file. What the browser keeps
 * does not know how the booking stands; after the event, nothing else is shown.
 */
export function BookingReceipt({ receipt, event, title }: BookingReceiptProps) {
  const { t } = useTranslation('booking');
  const { language } = useLanguage();
  const isKeptOnly = 'reference' in receipt;
  const reference = isKeptOnly ? receipt.reference : bookingReference(receipt.id);
  if (isKeptOnly || event.availability.state === 'past') {
    return (
      <div className={styles.receipt}>
        <p>
          {t('receiptKept', { reference })} <Forget reference={reference} />
        </p>
      </div>
    );
  }
  const { id, payment } = receipt;
  const save = () => saveAppointment(id, event, language, t('calendarNote', { reference }));
  return (
    <div className={styles.receipt}>
      <p>
        {t(payment ? 'receiptUnpaid' : 'receipt', { reference })}{' '}
        <button type="button" className={styles.add} onClick={save}>
          {t('addToCalendar')}
        </button>{' '}
        {payment ? (
          <ForgetAfter payBy={payment.payBy} reference={reference} />
        ) : (
          <Forget reference={reference} />
        )}
      </p>
      {payment && <AwaitedPayment payment={payment} title={title} />}
    </div>
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
