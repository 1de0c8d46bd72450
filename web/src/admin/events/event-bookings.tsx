import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { takenSeats } from '@app/domain/booking/seat-account.ts';
import type { Event, EventSeats } from '@app/domain/event/event-schema.ts';
import { useLiveDocument } from '../live/live-documents.ts';

/** The live seats of an event, with a link to its bookings. An event without bookings has no document in `eventSeats`. */
export function EventBookings({ event: { id, capacity } }: { event: Event }) {
  const { t } = useTranslation('admin');
  const seats = useLiveDocument<EventSeats>('eventSeats', id);
  if (seats.state !== 'ready') return null;
  const left = Math.max(0, capacity - takenSeats(seats.value ?? undefined));
  return (
    <Link to={`/admin?tab=bookings&event=${id}`}>
      {t('bookings.seatsTaken', { booked: seats.value?.booked ?? 0, capacity })}
      {' · '}
      {left > 0 ? t('bookings.seatsLeft', { seats: left }) : t('bookings.seatsFull')}
    </Link>
  );
}
