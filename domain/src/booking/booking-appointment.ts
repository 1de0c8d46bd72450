import { BRAND } from '../brand.ts';
import type { Event } from '../event/event-schema.ts';
import type { Appointment } from '../shared/calendar-file.ts';
import type { Language } from '../shared/language.ts';
import { localized } from '../shared/localized.ts';
import type { BookingStatus } from './booking.ts';

/**
 * Calendar status and sequence for each booking status. A booking changes its status at most once, so every status
 * after `pending` has sequence 1.
 */
const APPOINTMENT_STATES: Record<BookingStatus, Pick<Appointment, 'status' | 'sequence'>> = {
  pending: { status: 'TENTATIVE', sequence: 0 },
  confirmed: { status: 'CONFIRMED', sequence: 1 },
  cancelled: { status: 'CANCELLED', sequence: 1 },
};

interface BookingDetails {
  id: string;
  language: Language;
  status: BookingStatus;
}

type EventDetails = Pick<Event, 'title' | 'titleKr' | 'location' | 'locationKr' | 'dateTime' | 'duration'>;

/**
 * Returns the calendar appointment of a booking. Mails and the site's download use the same one.
 * @param description the booking's reference with its label, in the guest's language
 */
export function bookingAppointment(
  { id, language, status }: BookingDetails,
  event: EventDetails,
  description: string,
  stamp: Date,
): Appointment {
  return {
    ...APPOINTMENT_STATES[status],
    uid: `${id}@${BRAND.adminDomain}`,
    start: event.dateTime,
    duration: event.duration,
    title: localized(event, 'title', language),
    location: localized(event, 'location', language),
    description,
    organizer: { name: BRAND.name[language], email: BRAND.eventsEmail },
    stamp,
  };
}
