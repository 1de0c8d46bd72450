import type { Translation } from '../i18n/translation.ts';
import type * as ko from './ko.ts';

export const live = {
  failed: 'This could not be loaded',
  failedDetail: 'Check the connection and try again.',
  retry: 'Try again',
  unreachable: 'Waiting for the server. This continues by itself as soon as it answers.',
} satisfies Translation<typeof ko.live>;
