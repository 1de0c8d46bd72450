import { useTranslation } from 'react-i18next';
import type { Event, EventSeats } from '@app/domain/event/event-schema.ts';
import { takenSeats } from '@app/domain/booking/seat-account.ts';
import { useLiveDocument } from '../live/live-documents.ts';
import { CallOff } from './call-off.tsx';
import { EventWaitlist } from './event-waitlist.tsx';
import { HeldSeats } from './held-seats.tsx';
import { SeatLedger } from './seat-ledger.tsx';
import styles from './seats-summary.module.css';

/** Shows the live number of booked seats of an event. An event without bookings has no document in `eventSeats`. */
export function SeatsSummary({ event }: { event: Event }) {
  const { t } = useTranslation('admin');
  const seats = useLiveDocument<EventSeats>('eventSeats', event.id);
  if (seats.state !== 'ready') return null;

  const booked = seats.value?.booked ?? 0;
  const taken = takenSeats(seats.value ?? undefined);
  const held = taken - booked;
  const left = Math.max(0, event.capacity - taken);
  return (
    <div className={styles.summary}>
      <output className={styles.seats}>
        <span className={styles.texts}>
          <strong>{t('bookings.seatsTaken', { booked, capacity: event.capacity })}</strong>
          {held > 0 && <span>{t('bookings.seatsHeld', { seats: held })}</span>}
          <span>{left > 0 ? t('bookings.seatsLeft', { seats: left }) : t('bookings.seatsFull')}</span>
        </span>
        <span className={styles.bar} aria-hidden="true">
          <span style={{ inlineSize: `${Math.min(100, (taken / event.capacity) * 100)}%` }} />
        </span>
      </output>
      <HeldSeats event={event} />
      <CallOff event={event} takenSeats={taken} />
      <EventWaitlist eventId={event.id} />
      <SeatLedger eventId={event.id} />
    </div>
  );
}
