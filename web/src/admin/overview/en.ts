import type { Translation } from '../i18n/translation.ts';
import type * as ko from './ko.ts';

export const overview = {
  title: 'What needs you today',
  pending: 'Bookings to confirm',
  unread: 'Unread messages',
  failed: 'Mails not sent',
  events: 'Today and next',
  noEvents: 'No events ahead.',
  today: 'Today',
  seats: '{{booked}} of {{capacity}} seats',
  untranslated: 'Translations missing',
} satisfies Translation<typeof ko.overview>;
