import type ko from '../../ko/admin/mail.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  title: 'Mail',
  loading: 'Loading mail…',
  shown_one: '{{count}} mail',
  shown_other: '{{count}} mails',
  empty: 'No mail has been sent yet',
  filterLabel: 'Show',
  filters: { all: 'All mail', PENDING: 'Waiting', ERROR: 'Failed', SUCCESS: 'Sent' },
  states: {
    PENDING: 'Waiting',
    PROCESSING: 'Being sent',
    SUCCESS: 'Sent',
    ERROR: 'Failed',
    RETRY: 'To be sent again',
  },
  to: 'To {{address}}',
  attempts_one: '{{count}} attempt',
  attempts_other: '{{count}} attempts',
  text: 'Show the text',
  again: 'Send again',
  sending: 'Sending again…',
  nameOfAgain: 'Send the mail to {{address}} again',
  queued: 'The mail is being sent again',
  againFailed: 'Failed to send the mail again',
  recipient: 'To',
  subject: 'Subject',
  queuedAt: 'Written',
} as const satisfies Translation<typeof ko>;
