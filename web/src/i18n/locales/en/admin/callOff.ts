import type ko from '../../ko/admin/callOff.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  title: 'Call the event off',
  dates: 'Which dates do you want to call off?',
  otherDates: 'The other dates',
  reason: 'Reason (the email to the guests shows it)',
  reasonMissing: 'Enter a reason for the guests',
  withoutMail: 'These guests gave no email address; please call them:',
  question: 'Call off “{{title}}” on {{moment}}?',
  questionOfSeries_one: 'Call off “{{title}}” on {{count}} date?',
  questionOfSeries_other: 'Call off “{{title}}” on {{count}} dates?',
  effect:
    'It is hidden. Bookings cancelled: {{bookings}}. Emails sent: {{mails}}. Refunded: {{won}}. It cannot be undone.',
  submit: 'Call it off and email the guests',
  progress: 'Progress of calling the event off',
  running: 'The event is being called off: {{told}} of {{total}} bookings are done.',
  done_one:
    'The event was called off. {{count}} booking was cancelled. Every guest with an email address was told.',
  done_other:
    'The event was called off. {{count}} bookings were cancelled. Every guest with an email address was told.',
  continue: 'Continue now',
  failed: 'Failed to call the event off',
} as const satisfies Translation<typeof ko>;
