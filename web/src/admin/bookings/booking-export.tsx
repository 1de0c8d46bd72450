import { useTranslation } from 'react-i18next';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { ExportButtons } from '../lists/export-buttons.tsx';
import { readAll } from '../lists/read-all.ts';
import type { SortedSelection } from '../lists/use-found-items.ts';
import { filtered, type BookingFilter } from './booking-query.ts';
import { bookingSheet } from './booking-sheet.ts';

interface BookingExportProps {
  filter: BookingFilter;
  orderBy: SortedSelection['orderBy'];
  event: Event | null;
  isDisabled: boolean;
}

/**
 * Downloads all bookings that match the selected event and status, including pages that are not shown. It is disabled during a
 * search, which it does not follow.
 */
export function BookingExport({ filter, orderBy, event, isDisabled }: BookingExportProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const read = async () => {
    const [bookings, events] = await Promise.all([
      readAll<Booking>('bookings', filtered(filter, orderBy)),
      event ? [event] : readAll<Event>('events', { orderBy: ['dateTime', 'desc'] }),
    ]);
    const byId = new Map(events.map((one) => [one.id, one]));
    return bookingSheet(bookings, (id) => byId.get(id) ?? null, t, language);
  };
  const status = filter.status === 'all' ? '' : filter.status;
  // Two dates of a series have the same title.
  const subject = ['bookings', event ? localized(event, 'title', language) : '', filter.eventId, status];
  return <ExportButtons subject={subject} disabled={isDisabled} read={read} />;
}
