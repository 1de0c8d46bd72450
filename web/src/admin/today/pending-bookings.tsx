import { useTranslation } from 'react-i18next';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useEvents } from '../bookings/use-events.ts';
import { BookingDecision } from '../bookings/booking-decision.tsx';
import { PENDING, usePendingBookings, useTotal } from './counts.ts';
import { TodayList } from './today-list.tsx';
import { TodaySection } from './today-section.tsx';
import styles from './today.module.css';

/** The bookings that wait for a decision, the one that waits longest first. */
export function PendingBookings() {
  const { t } = useTranslation('admin');
  return (
    <TodaySection
      title={t('today.pending')}
      count={useTotal('bookings', PENDING, usePendingBookings())}
      all={{ label: t('today.all'), search: { tab: 'bookings', status: 'pending', sort: 'createdAt' } }}
    >
      <TodayList<Booking> collection="bookings" selection={PENDING} empty={t('today.noPending')}>
        {(bookings) => <PendingRows bookings={bookings} />}
      </TodayList>
    </TodaySection>
  );
}

export function PendingRows({ bookings }: { bookings: readonly Booking[] }) {
  const eventOf = useEvents(bookings.map(({ eventId }) => eventId));
  return bookings.map((booking) => (
    <li key={booking.id}>
      <PendingBooking booking={booking} event={eventOf(booking.eventId)} />
    </li>
  ));
}

interface PendingBookingProps {
  booking: Booking;
  /** Null when the event has been deleted, undefined until it is loaded. */
  event: Event | null | undefined;
}

function PendingBooking({ booking, event }: PendingBookingProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { agreed, name, numberOfParticipants } = booking;
  const shown = event ?? agreed;
  return (
    <article className={styles.row} aria-label={name} tabIndex={-1}>
      <p>
        <strong>{name}</strong> · {t('bookings.people', { count: numberOfParticipants })}
        <span className={styles.aside} aria-busy={event === undefined}>
          {localized(shown, 'title', language)} ·{' '}
          {t('bookings.kst', { moment: formatEventTime(shown.dateTime, language) })}
        </span>
      </p>
      <BookingDecision booking={booking} />
    </article>
  );
}
