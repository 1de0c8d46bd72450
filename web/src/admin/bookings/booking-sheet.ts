import type { TFunction } from 'i18next';
import { agreedWon } from '@app/domain/booking/agreed-lines.ts';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { hyphenatedPhone } from '@app/domain/shared/telephone.ts';
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
      { title: t('bookings.phone'), value: ({ phone }) => phone && hyphenatedPhone(phone) },
      { title: t('bookings.participants'), value: ({ numberOfParticipants }) => numberOfParticipants },
      { title: t('bookings.agreedTotal'), value: agreedWon, kind: 'won' },
      { title: t('bookings.statusLabel'), value: ({ status }) => t(`bookings.status.${status}`) },
      { title: t('bookings.requests'), value: ({ specialRequests }) => specialRequests },
      { title: t('bookings.bookedAt'), value: ({ createdAt }) => createdAt, kind: 'time' },
    ],
    bookings,
  );
}
