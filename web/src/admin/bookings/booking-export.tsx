import { useTranslation } from 'react-i18next';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { ExportButtons } from '../lists/export-buttons.tsx';
import { readAll } from '../lists/read-all.ts';
import type { SortedSelection } from '../lists/use-found-items.ts';
import { filtered, type BookingFilter } from './booking-query.ts';
import type { TFunction } from 'i18next';
import { agreedWon } from '@app/domain/booking/agreed-lines.ts';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { shownPhone } from '@app/domain/shared/telephone.ts';
import { sheetOf, type Sheet } from '../lists/sheet.ts';

/** Returns the bookings as the content of a file, one row each. */
export function bookingSheet(
  bookings: readonly Booking[],
  eventOf: (id: string) => Event | null,
  t: TFunction<'admin'>,
  language: Language,
): Sheet {
  const present = (booking: Booking) => eventOf(booking.eventId) ?? booking.agreed;
  return sheetOf(
    [
      { title: t('bookings.reference'), value: ({ id }) => bookingReference(id) },
      { title: t('bookings.event'), value: (booking) => localized(present(booking), 'title', language) },
      { title: t('bookings.eventTime'), value: (booking) => present(booking).dateTime, kind: 'time' },
      { title: t('bookings.name'), value: ({ name }) => name },
      { title: t('bookings.email'), value: ({ email }) => email },
      // A cell that begins with a plus sign is a formula for spreadsheet programs, so Korean numbers have none.
      { title: t('bookings.phone'), value: ({ phone }) => phone && shownPhone(phone, 'kr') },
      { title: t('bookings.participants'), value: ({ numberOfParticipants }) => numberOfParticipants },
      { title: t('bookings.agreedTotal'), value: agreedWon, kind: 'won' },
      { title: t('bookings.statusLabel'), value: ({ status }) => t(`bookings.status.${status}`) },
      { title: t('bookings.requests'), value: ({ specialRequests }) => specialRequests },
      { title: t('bookings.bookedAt'), value: ({ createdAt }) => createdAt, kind: 'time' },
    ],
    bookings,
  );
}

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
