import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { keptListOf } from '../arrivals/kept-list.ts';
import { LoadBoundary } from '../load-boundary.tsx';
import { ChoiceField } from '../lists/choice-field.tsx';
import { isDocumentId } from '../lists/document-id.ts';
import { EmptyState } from '../lists/empty-state.tsx';
import { choiceFilter } from '../lists/filters.tsx';
import { ResourceTab } from '../lists/resource-tab.tsx';
import { useChoice, useParameter } from '../lists/use-parameter.ts';
import { useSort } from '../lists/use-sort.ts';
import {
  BOOKING_SORTS,
  narrowedTo,
  NEWEST,
  ofEvent,
  SORTED_COLUMNS,
  STATUS_FILTERS,
} from './booking-query.ts';
import { BookingTable } from './booking-table.tsx';
import { BookingExport } from './booking-export.tsx';
import { EventFilter } from './event-filter.tsx';
import { PrintAttendees } from './print-attendees.tsx';
import { useEvents } from './use-events.ts';
import { CardGrid } from '../cards/card-grid.tsx';
import { BookingCard } from './booking-card.tsx';

export function BookingCards({ bookings }: { bookings: readonly Booking[] }) {
  const eventOf = useEvents(bookings.map(({ eventId }) => eventId));
  return (
    <CardGrid items={bookings}>
      {(booking) => <BookingCard booking={booking} event={eventOf(booking.eventId)} />}
    </CardGrid>
  );
}

// What only one event needs is loaded when an event is chosen.
const CheckIn = lazyChunk(async () => (await import('./check-in.tsx')).CheckIn);
const EnterBooking = lazyChunk(async () => (await import('./enter-booking.tsx')).EnterBooking);
const SeatsSummary = lazyChunk(async () => (await import('./seats-summary.tsx')).SeatsSummary);

const VIEWS = ['list', 'check-in'] as const;

/** All bookings, or those of one event with its seats. The filter is stored in the URL. */
export function BookingsTab() {
  const { t } = useTranslation('admin');
  const [event, chooseEvent] = useParameter('event');
  const eventId = isDocumentId(event) ? event : '';
  const [status] = useChoice('status', STATUS_FILTERS);
  const [sort, chooseSort] = useChoice('sort', BOOKING_SORTS);
  const { orderBy } = useSort(SORTED_COLUMNS, NEWEST);
  const [text] = useParameter('q');
  const chosen: Event | null = useEvents(eventId ? [eventId] : [])(eventId) ?? null;
  const [view, chooseView] = useChoice('view', VIEWS);
  // Without a connection the event cannot be read again.
  const checkedIn = view === 'check-in' ? (chosen ?? keptListOf(eventId)?.event) : null;
  if (checkedIn) {
    return (
      <LoadBoundary resetKey={checkedIn.id}>
        <CheckIn event={checkedIn} onClose={() => chooseView('list')} />
      </LoadBoundary>
    );
  }
  return (
    <ResourceTab<Booking>
      collection="bookings"
      label={t('bookings.title')}
      loading={t('bookings.loading')}
      failed={t('bookings.fetchFailed')}
      counted={(count) => t('bookings.shown', { count })}
      empty={
        <EmptyState
          title={eventId ? t('bookings.emptyForEvent') : t('bookings.empty')}
          detail={t('bookings.emptyDetail')}
        />
      }
      placeholder={t('bookings.searchHint')}
      lead={<EventFilter eventId={eventId} chosen={chosen} onChoose={chooseEvent} />}
      // A search has the order of its entries.
      controls={
        <ChoiceField
          label={t('bookings.sortLabel')}
          value={sort}
          disabled={text !== ''}
          options={BOOKING_SORTS.map((value) => ({ value, label: t(`bookings.sorts.${value}`) }))}
          onChoose={chooseSort}
        />
      }
      actions={
        <>
          {chosen && (
            <Button type="primary" onClick={() => chooseView('check-in')}>
              {t('bookings.checkIn')}
            </Button>
          )}
          {chosen && (
            <LoadBoundary resetKey={chosen.id}>
              <EnterBooking key={chosen.id} event={chosen} />
            </LoadBoundary>
          )}
          {chosen && (
            <PrintAttendees events={[chosen]} label={t('bookings.attendeeList')} aria-keyshortcuts="p" />
          )}
          <BookingExport
            filter={{ eventId, status }}
            orderBy={orderBy}
            event={chosen}
            isDisabled={text !== ''}
          />
        </>
      }
      orderBy={NEWEST}
      sorts={SORTED_COLUMNS}
      narrowing={eventId ? ofEvent(eventId) : undefined}
      filters={[
        choiceFilter({
          parameter: 'status',
          label: t('bookings.statusLabel'),
          choices: STATUS_FILTERS,
          labelOf: (value) => t(`bookings.statuses.${value}`),
          narrow: narrowedTo,
        }),
      ]}
      renderCards={(bookings) => <BookingCards bookings={bookings} />}
      renderTable={(bookings, sorting) => <BookingTable bookings={bookings} sorting={sorting} />}
    >
      {chosen && (
        <LoadBoundary resetKey={chosen.id}>
          <SeatsSummary key={chosen.id} event={chosen} />
        </LoadBoundary>
      )}
    </ResourceTab>
  );
}
