import type ko from '../../ko/admin/eventChange.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  title: 'This event has guests',
  changed: 'You are changing: {{labels}}',
  loading: 'Finding the guests…',
  retry: 'Try again',
  concerned_one: '{{count}} booking is affected.',
  concerned_other: '{{count}} bookings are affected.',
  waiting_one: '{{count}} guest on the waiting list is affected.',
  waiting_other: '{{count}} guests on the waiting list are affected.',
  guests: 'Guests',
  guest_one: '{{name}} · {{count}} person · {{reference}}',
  guest_other: '{{name}} · {{count}} people · {{reference}}',
  tell: 'Tell the guests by email, with a new calendar file',
  mail: 'Preview of the email',
  capacityTaken_one: '{{count}} seat is already taken: enter {{count}} or more',
  capacityTaken_other: '{{count}} seats are already taken: enter {{count}} or more',
  back: 'Back to the form',
  save: 'Save',
  saveAndTell: 'Save and tell the guests',
  told_one: 'Event updated. {{count}} guest will be emailed.',
  told_other: 'Event updated. {{count}} guests will be emailed.',
} as const satisfies Translation<typeof ko>;
