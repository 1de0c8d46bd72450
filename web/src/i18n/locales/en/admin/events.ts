import type ko from '../../ko/admin/events.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  add: 'Add Event',
  loading: 'Loading events…',
  empty: 'No events found',
  emptyDetail: 'Add the first event and it will appear here.',
  adding: 'New event',
  editing: 'Edit event',
  added: 'Event added',
  updated: 'Event updated',
  deleted: 'Event deleted',
  saveFailed: 'Failed to save event',
  deleteFailed: 'Failed to delete event',
  booked_one:
    '{{count}} seat is booked, so this event cannot be deleted. Cancel its bookings in the Bookings tab first, or switch off “Shown on the site” to hide it.',
  booked_other:
    '{{count}} seats are booked, so this event cannot be deleted. Cancel its bookings in the Bookings tab first, or switch off “Shown on the site” to hide it.',
  held_one:
    '{{count}} seat is held back or offered to the waitlist, so this event cannot be deleted. Release it or remove the offer in the Bookings tab first, or switch off “Shown on the site” to hide it.',
  held_other:
    '{{count}} seats are held back or offered to the waitlist, so this event cannot be deleted. Release them or remove the offers in the Bookings tab first, or switch off “Shown on the site” to hide it.',
  waiting_one:
    '{{count}} guest is waiting for a seat, so this event cannot be deleted. Call it off in the Bookings tab first, which tells them by email, remove the entries there, or switch off “Shown on the site” to hide it.',
  waiting_other:
    '{{count}} guests are waiting for seats, so this event cannot be deleted. Call it off in the Bookings tab first, which tells them by email, remove the entries there, or switch off “Shown on the site” to hide it.',
  upcoming: 'Upcoming',
  noUpcoming: 'No upcoming events',
  past: 'Past',
} as const satisfies Translation<typeof ko>;
