import { OWNER_NOTICE_KINDS } from '@app/domain/notices/en/owner-notice.ts';
import type ko from '../../ko/admin/noticeSettings.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  explanation:
    'Emails tell you what happens on the site. “At once” gathers what happens within {{minutes}} minutes in one email. Nothing is sent when nothing happens.',
  addresses: 'Email addresses',
  addressesHint: 'Separate several addresses by commas.',
  addressMissing: 'Enter at least one email address.',
  addressInvalid: '“{{address}}” is not an email address.',
  tooManyAddresses: 'Enter at most {{max}} email addresses.',
  language: 'Language of the emails',
  hour: 'Time of the daily summary',
  timings: { atOnce: 'At once', daily: 'In the daily summary', never: 'Never' },
  kinds: OWNER_NOTICE_KINDS,
  save: 'Save',
  close: 'Close',
  saved: 'The notification settings are saved',
  notSaved: 'Failed to save the notification settings',
} as const satisfies Translation<typeof ko>;
