import type ko from '../../ko/admin/overview.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  title: 'What needs you today',
  pending: 'Bookings to confirm',
  unread: 'Unread messages',
  failed: 'Mails not sent',
  events: 'Today and next',
  noEvents: 'No events ahead.',
  today: 'Today',
  seats: '{{booked}} of {{capacity}} seats',
  untranslated: 'Translations missing',
} as const satisfies Translation<typeof ko>;
