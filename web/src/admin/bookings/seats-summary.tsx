import { useTranslation } from 'react-i18next';
import type { Event, EventSeats } from '@app/domain/event/event-schema.ts';
import { useLiveDocument } from '../live/live-documents.ts';
import styles from './seats-summary.module.css';

/** Shows the live number of booked seats of an event. An event without bookings has no document in `eventSeats`. */
export function SeatsSummary({ event }: { event: Event }) {
  const { t } = useTranslation('admin');
  const seats = useLiveDocument<EventSeats>('eventSeats', event.id);
  if (seats.state !== 'ready') return null;

  const booked = seats.value?.booked ?? 0;
  const left = Math.max(0, event.capacity - booked);
  return (
    <output className={styles.seats}>
      <span className={styles.texts}>
        <strong>{t('bookings.seatsTaken', { booked, capacity: event.capacity })}</strong>
        <span>{left > 0 ? t('bookings.seatsLeft', { seats: left }) : t('bookings.seatsFull')}</span>
      </span>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(100, (booked / event.capacity) * 100)}%` }} />
      </span>
    </output>
  );
}
