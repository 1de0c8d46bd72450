import type ko from '../../ko/admin/today.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  title: 'What needs you today',
  today: 'Today',
  tomorrow: 'Tomorrow',
  short: { pending: 'To confirm', unread: 'Unread', failed: 'Mails failed' },
  pending: 'Bookings to confirm',
  noPending: 'No bookings are waiting.',
  unread: 'Unread messages',
  noUnread: 'All messages are read.',
  failed: 'Mails not sent',
  noFailed: 'All mails were sent.',
  events: 'Events today and tomorrow',
  noEvents: 'No events today or tomorrow.',
  allEvents: 'All events',
  all: 'Show all',
  seats: '{{booked}} of {{capacity}} seats taken, {{free}} free',
  attendees: 'Attendees',
  nameOfAttendees: 'Attendees of {{title}}',
  untranslated: 'Translations missing',
  noUntranslated: 'Everything is translated.',
} as const satisfies Translation<typeof ko>;
