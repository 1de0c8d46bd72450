import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Event } from '@app/domain/event/event-schema.ts';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { lastListOf } from '../arrivals/last-list.ts';
import { LoadBoundary } from '../load-boundary.tsx';
import { ChoiceField } from '../lists/choice-field.tsx';
import { isDocumentId } from '../lists/document-id.ts';
import { SearchField } from '../lists/search-field.tsx';
import { TabFrame } from '../lists/tab-frame.tsx';
import { Toolbar } from '../lists/toolbar.tsx';
import { useChoice, useParameter } from '../lists/use-parameter.ts';
import { useSort } from '../lists/use-sort.ts';
import { BookingList } from './booking-list.tsx';
import { BOOKING_SORTS, NEWEST, SORTED_COLUMNS, STATUS_FILTERS } from './booking-query.ts';
import { BookingExport } from './booking-export.tsx';
import { EventFilter } from './event-filter.tsx';
import { PrintAttendees } from './print-attendees.tsx';
import { useEvents } from './use-events.ts';

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
  const [status, chooseStatus] = useChoice('status', STATUS_FILTERS);
  const [sort, chooseSort] = useChoice('sort', BOOKING_SORTS);
  const { sorting, orderBy } = useSort(SORTED_COLUMNS, NEWEST);
  const [text, search] = useParameter('q');
  const chosen: Event | null = useEvents(eventId ? [eventId] : [])(eventId) ?? null;
  const [view, chooseView] = useChoice('view', VIEWS);
  // Without a connection the event cannot be read again.
  const checkedIn = chosen ?? lastListOf(eventId)?.event;
  if (checkedIn && view === 'check-in') {
    return (
      <LoadBoundary resetKey={checkedIn.id}>
        <CheckIn event={checkedIn} onClose={() => chooseView('list')} />
      </LoadBoundary>
    );
  }
  const filter = { eventId, status, text };
  return (
    <TabFrame>
      <Toolbar
        lead={<EventFilter eventId={eventId} chosen={chosen} onChoose={chooseEvent} />}
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
            <BookingExport filter={filter} orderBy={orderBy} event={chosen} />
          </>
        }
      >
        <ChoiceField
          label={t('bookings.statusLabel')}
          value={status}
          options={STATUS_FILTERS.map((value) => ({ value, label: t(`bookings.statuses.${value}`) }))}
          onChoose={chooseStatus}
        />
        <SearchField
          label={t('lists.search')}
          placeholder={t('bookings.searchHint')}
          hint={t('lists.searchReach')}
          value={text}
          onSearch={search}
        />
        {/* A search has the order of its entries. */}
        <ChoiceField
          label={t('bookings.sortLabel')}
          value={sort}
          disabled={text !== ''}
          options={BOOKING_SORTS.map((value) => ({ value, label: t(`bookings.sorts.${value}`) }))}
          onChoose={chooseSort}
        />
      </Toolbar>
      {chosen && (
        <LoadBoundary resetKey={chosen.id}>
          <SeatsSummary key={chosen.id} event={chosen} />
        </LoadBoundary>
      )}
      <BookingList filter={filter} orderBy={orderBy} sorting={text ? undefined : sorting} />
    </TabFrame>
  );
}
