import { useTranslation } from 'react-i18next';
import { bookingAppointment } from '@app/domain/booking/booking-appointment.ts';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { calendarFile } from '@app/domain/shared/calendar-file.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { saveFile } from '../../../lib/save-file.ts';
import styles from './booking-receipt.module.css';

/** The receipt on the event's card: the booking reference and a calendar file. */
export function BookingReceipt({ bookingId, event }: { bookingId: string; event: Event }) {
  const { t } = useTranslation('booking');
  const { language } = useLanguage();
  const reference = bookingReference(bookingId);
  const note = t('calendarNote', { reference });
  const save = () => {
    const booking = { id: bookingId, language, status: 'pending' } as const;
    const file = calendarFile(bookingAppointment(booking, event, note, new Date()));
    saveFile(`${reference}.ics`, new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  };
  return (
    <p className={styles.receipt}>
      {t('receipt', { reference })}{' '}
      <button type="button" className={styles.add} onClick={save}>
        {t('addToCalendar')}
      </button>
    </p>
  );
}
