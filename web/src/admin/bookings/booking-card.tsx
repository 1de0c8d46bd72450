import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './booking-card.module.css';
import { BookingDecision } from './booking-decision.tsx';
import { BookingDeletion } from './booking-deletion.tsx';

interface BookingCardProps {
  booking: Booking;
  /** Null when the event has been deleted since. */
  event: Event | null;
}

export function BookingCard({ booking, event }: BookingCardProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const id = useId();
  const moment = (date: Date) => t('bookings.kst', { moment: formatEventTime(date, language) });
  return (
    <article className={styles.card} aria-labelledby={id} tabIndex={-1}>
      <header className={styles.header}>
        <h2 id={id}>{booking.name}</h2>
        <span className={classNames(styles.status, styles[booking.status])}>
          {t(`bookings.status.${booking.status}`)}
        </span>
      </header>
      <p className={styles.event}>
        <strong>{event ? localized(event, 'title', language) : t('bookings.removedEvent')}</strong>
        {event && <span>{moment(event.dateTime)}</span>}
      </p>
      <dl className={styles.details}>
        <Detail name={t('bookings.participants')}>
          {t('bookings.people', { count: booking.numberOfParticipants })}
        </Detail>
        <Detail name={t('bookings.reference')}>{bookingReference(booking.id)}</Detail>
        <Detail name={t('bookings.email')}>
          <a href={`mailto:${booking.email}`}>{booking.email}</a>
        </Detail>
        {booking.phone && (
          <Detail name={t('bookings.phone')}>
            <a href={`tel:${booking.phone}`}>{booking.phone}</a>
          </Detail>
        )}
        <Detail name={t('bookings.bookedAt')}>{moment(booking.createdAt)}</Detail>
        {booking.specialRequests && <Detail name={t('bookings.requests')}>{booking.specialRequests}</Detail>}
      </dl>
      <footer className={styles.acts}>
        {booking.status === 'pending' && <BookingDecision booking={booking} />}
        <BookingDeletion booking={booking} />
      </footer>
    </article>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
