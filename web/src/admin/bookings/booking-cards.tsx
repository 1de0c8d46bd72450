import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { CardGrid } from '../cards/card-grid.tsx';
import { BookingCard } from './booking-card.tsx';
import { useEvents } from './use-events.ts';

export function BookingCards({ bookings }: { bookings: readonly Booking[] }) {
  const eventOf = useEvents(bookings.map(({ eventId }) => eventId));
  return (
    <CardGrid items={bookings}>
      {(booking) => <BookingCard booking={booking} event={eventOf(booking.eventId)} />}
    </CardGrid>
  );
}
