import type ko from '../../ko/admin/callOff.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  title: 'Call the event off',
  reason: 'Reason (the email to the guests shows it)',
  reasonMissing: 'Enter a reason for the guests',
  consequence:
    'This hides the event and cancels all its bookings. Each guest gets one email, and online payments are refunded in full. It cannot be undone.',
  submit: 'Call it off and tell everyone',
  progress: 'Progress of calling the event off',
  running: 'The event is being called off: {{told}} of {{total}} bookings are done.',
  done_one: 'The event was called off. {{count}} booking was cancelled and its guest told.',
  done_other: 'The event was called off. {{count}} bookings were cancelled and their guests told.',
  continue: 'Continue now',
  failed: 'Failed to call the event off',
} as const satisfies Translation<typeof ko>;
