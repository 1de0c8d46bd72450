import { useTranslation } from 'react-i18next';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import styles from './attendee-list.module.css';

/** The printed attendee list: a checkbox, name, reference, party size, telephone number and special requests. */
export function AttendeeList({ event, guests }: { event: Event; guests: readonly Booking[] }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const title = localized(event, 'title', language);
  const count = guests.reduce((sum, { numberOfParticipants }) => sum + numberOfParticipants, 0);
  return (
    <section className={styles.paper} aria-label={t('today.nameOfAttendees', { title })}>
      <h2>{title}</h2>
      <p>
        {t('bookings.kst', { moment: formatEventTime(event.dateTime, language) })} ·{' '}
        {localized(event, 'location', language)}
      </p>
      <p>{t('bookings.doorCount', { people: count, capacity: event.capacity })}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('bookings.arrived')}</th>
            <th scope="col">{t('bookings.name')}</th>
            <th scope="col">{t('bookings.reference')}</th>
            <th scope="col">{t('bookings.participants')}</th>
            <th scope="col">{t('bookings.phone')}</th>
            <th scope="col">{t('bookings.notes')}</th>
          </tr>
        </thead>
        <tbody>
          {guests.map((guest) => (
            <tr key={guest.id}>
              <td className={styles.box}>☐</td>
              <th scope="row">{guest.name}</th>
              <td>{bookingReference(guest.id)}</td>
              <td>{guest.numberOfParticipants}</td>
              <td>{guest.phone}</td>
              <td>
                {guest.status === 'pending' && <strong>{t('bookings.status.pending')} </strong>}
                {guest.specialRequests}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
