import type ko from '../../ko/admin/mail.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  title: 'Emails',
  loading: 'Loading emails…',
  shown_one: '{{count}} email',
  shown_other: '{{count}} emails',
  empty: 'No emails have been sent yet',
  notices: 'Notifications to me',
  filterLabel: 'Status',
  filters: { all: 'All emails', PENDING: 'Waiting', ERROR: 'Failed', SUCCESS: 'Sent' },
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
  problems: {
    unknown:
      'It is not known whether this email was sent. “Send again” sends it; if it was sent before, it arrives twice.',
    expired:
      'No mail server accepted this email in time, so it is no longer tried. Send it again if it is still needed.',
  },
  text: 'Show the text',
  again: 'Send again',
  sending: 'Sending again…',
  nameOfAgain: 'Send the email to {{address}} again',
  queued: 'The email is being sent again',
  againFailed: 'Failed to send the email again',
  recipient: 'To',
  subject: 'Subject',
  queuedAt: 'Written',
} as const satisfies Translation<typeof ko>;
