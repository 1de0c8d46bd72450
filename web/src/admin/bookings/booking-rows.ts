import type { TFunction } from 'i18next';
import { agreedWon } from '@app/domain/booking/agreed-lines.ts';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatSheetTime } from '../lists/sheet-time.ts';

/** Returns the bookings as CSV rows: a header, then one row each. */
export function bookingRows(
  bookings: readonly Booking[],
  eventOf: (id: string) => Event | null,
  t: TFunction<'admin'>,
  language: Language,
): (string | number | undefined)[][] {
  const head = [
    t('bookings.reference'),
    t('bookings.event'),
    t('bookings.eventTime'),
    t('bookings.name'),
    t('bookings.email'),
    t('bookings.phone'),
    t('bookings.participants'),
    t('bookings.agreedTotal'),
    t('bookings.statusLabel'),
    t('bookings.requests'),
    t('bookings.bookedAt'),
  ];
  const rows = bookings.map((booking) => {
    const event = eventOf(booking.eventId) ?? booking.agreed;
    return [
      bookingReference(booking.id),
      localized(event, 'title', language),
      formatSheetTime(event.dateTime),
      booking.name,
      booking.email,
      booking.phone,
      booking.numberOfParticipants,
      agreedWon(booking),
      t(`bookings.status.${booking.status}`),
      booking.specialRequests,
      formatSheetTime(booking.createdAt),
    ];
  });
  return [head, ...rows];
}
