import { BRAND } from '../brand.ts';
import type { Event } from '../event/event-schema.ts';
import type { Appointment } from '../shared/calendar-file.ts';
import type { Language } from '../shared/language.ts';
import { localized } from '../shared/localized.ts';
import { awaitsDecision } from './booking-status.ts';
import type { BookingStatus } from './booking.ts';

const APPOINTMENT_STATUSES: Record<BookingStatus, Appointment['status']> = {
  pending: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  cancelled: 'CANCELLED',
};

/**
 * Returns the calendar's `SEQUENCE`: the number of changes of the booking. Older bookings without a revision count as
 * changed once unless they are pending.
 */
export function bookingRevision({ revision, status }: Pick<BookingDetails, 'revision' | 'status'>): number {
  return revision ?? (awaitsDecision(status) ? 0 : 1);
}

interface BookingDetails {
  id: string;
  language: Language;
  status: BookingStatus;
  revision?: number | undefined;
}

interface EventDetails extends Pick<
  Event,
  'title' | 'titleKr' | 'location' | 'locationKr' | 'dateTime' | 'duration'
> {
  /** The street address of the place in the guest's language, if it is known. */
  address?: string | undefined;
}

/**
 * Returns the calendar appointment of a booking. Mails and the site's download use the same one.
 * @param description the booking's reference with its label, in the guest's language
 */
export function bookingAppointment(
  { id, language, status, revision }: BookingDetails,
  event: EventDetails,
  description: string,
  stamp: Date,
): Appointment {
  return {
    status: APPOINTMENT_STATUSES[status],
    sequence: bookingRevision({ status, revision }),
    uid: `${id}@${BRAND.adminDomain}`,
    start: event.dateTime,
    duration: event.duration,
    title: localized(event, 'title', language),
    location: [localized(event, 'location', language), event.address].filter(Boolean).join(', '),
    description,
    organizer: { name: BRAND.name[language], email: BRAND.eventsEmail },
    stamp,
  };
}
