import { useTranslation } from 'react-i18next';
import { bookingAppointment } from '@app/domain/booking/booking-appointment.ts';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { calendarFile } from '@app/domain/shared/calendar-file.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import type { KeptBooking } from '../../../lib/kept-bookings.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { AwaitedPayment } from '../awaited-payment.tsx';
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
  event: Event;
  title: string;
}

/**
 * The receipt on the event's card: the booking reference, the payment if it is awaited, and a calendar file. What the browser keeps
 * does not know how the booking stands.
 */
export function BookingReceipt({ receipt, event, title }: BookingReceiptProps) {
  const { t } = useTranslation('booking');
  const { language } = useLanguage();
  if ('reference' in receipt) {
    return (
      <div className={styles.receipt}>
        <p>
          {t('receiptKept', { reference: receipt.reference })} <Forget eventId={event.id} />
        </p>
      </div>
    );
  }
  const { id, payment } = receipt;
  const reference = bookingReference(id);
  const save = () => saveAppointment(id, event, language, t('calendarNote', { reference }));
  return (
    <div className={styles.receipt}>
      <p>
        {t(payment ? 'receiptUnpaid' : 'receipt', { reference })}{' '}
        <button type="button" className={styles.add} onClick={save}>
          {t('addToCalendar')}
        </button>{' '}
        <Forget eventId={event.id} />
      </p>
      {payment && <AwaitedPayment payment={payment} title={title} />}
    </div>
  );
}

/** For a browser that others use, too. */
function Forget({ eventId }: { eventId: string }) {
  const { t } = useTranslation('booking');
  return (
    <button type="button" className={styles.add} onClick={() => forgetReceipt(eventId)}>
      {t('forget')}
    </button>
  );
}
