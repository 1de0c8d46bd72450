import { useTranslation } from 'react-i18next';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { BookingDecision } from '../bookings/booking-decision.tsx';
import { usePendingBookings } from './counts.ts';
import { TodayList } from './today-list.tsx';
import { TodaySection } from './today-section.tsx';
import styles from './today.module.css';

const SHOWN = 6;

/** The bookings that wait for a decision, the one that waits longest first. */
export function PendingBookings() {
  const { t } = useTranslation('admin');
  return (
    <TodaySection
      title={t('today.pending')}
      count={usePendingBookings()}
      all={{ label: t('today.all'), search: { tab: 'bookings', status: 'pending', sort: 'createdAt' } }}
    >
      <TodayList<Booking>
        collection="bookings"
        selection={{ where: [['status', '==', 'pending']], orderBy: ['createdAt', 'asc'], limit: SHOWN }}
        empty={t('today.noPending')}
      >
        {(bookings) =>
          bookings.map((booking) => (
            <li key={booking.id}>
              <PendingBooking booking={booking} />
            </li>
          ))
        }
      </TodayList>
    </TodaySection>
  );
}

function PendingBooking({ booking }: { booking: Booking }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { agreed, name, numberOfParticipants } = booking;
  return (
    <article className={styles.row} aria-label={name} tabIndex={-1}>
      <p>
        <strong>{name}</strong> {t('bookings.people', { count: numberOfParticipants })}
        <span className={styles.aside}>
          {localized(agreed, 'title', language)} ·{' '}
          {t('bookings.kst', { moment: formatEventTime(agreed.dateTime, language) })}
        </span>
      </p>
      <BookingDecision booking={booking} />
    </article>
  );
}
