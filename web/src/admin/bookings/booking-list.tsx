import { useTranslation } from 'react-i18next';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { CardGrid } from '../cards/card-grid.tsx';
import { LiveList } from '../lists/live-list.tsx';
import { EmptyState, NoResults } from '../lists/empty-state.tsx';
import { BookingCard } from './booking-card.tsx';
import { BookingTable } from './booking-table.tsx';
import type { SortedSelection } from '../lists/use-found-items.ts';
import type { Sorting } from '../lists/use-sort.ts';
import { filtered, matches, searchOf, type BookingFilter } from './booking-query.ts';
import { useEvents } from './use-events.ts';

interface BookingListProps {
  filter: BookingFilter;
  orderBy: SortedSelection['orderBy'];
  sorting: Sorting | undefined;
}

export function BookingList({ filter, orderBy, sorting }: BookingListProps) {
  const { t } = useTranslation('admin');
  return (
    <LiveList<Booking>
      key={JSON.stringify([filter, orderBy])}
      collection="bookings"
      selection={filtered(filter, orderBy)}
      search={searchOf(filter)}
      keep={(booking) => matches(filter, booking)}
      label={t('bookings.title')}
      loading={t('bookings.loading')}
      failed={t('bookings.fetchFailed')}
      counted={(count) => t('bookings.shown', { count })}
      empty={<NoBookings filter={filter} />}
      renderTable={(bookings) => <BookingTable bookings={bookings} sorting={sorting} />}
    >
      {(bookings) => <BookingCards bookings={bookings} />}
    </LiveList>
  );
}

export function BookingCards({ bookings }: { bookings: readonly Booking[] }) {
  const eventOf = useEvents(bookings.map(({ eventId }) => eventId));
  return (
    <CardGrid items={bookings}>
      {(booking) => <BookingCard booking={booking} event={eventOf(booking.eventId)} />}
    </CardGrid>
  );
}

function NoBookings({ filter: { eventId, status, text } }: { filter: BookingFilter }) {
  const { t } = useTranslation('admin');
  if (text || status !== 'all') return <NoResults />;
  const title = eventId ? t('bookings.emptyForEvent') : t('bookings.empty');
  return <EmptyState title={title} detail={t('bookings.emptyDetail')} />;
}
