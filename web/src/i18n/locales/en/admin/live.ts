import type ko from '../../ko/admin/live.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  failed: 'This could not be loaded',
  failedDetails: {
    unavailable: 'Check the connection and try again.',
    refused: 'The server refused to show it. Your session may have ended; log in again if so.',
    other: 'Something went wrong. Please try again in a moment.',
  },
  retry: 'Try again',
  reload: 'Reload the page',
  disconnected:
    'The connection is lost. The lists may be out of date; they update automatically once it is back.',
  unreachable: 'Waiting for the server. This continues automatically as soon as it answers.',
} as const satisfies Translation<typeof ko>;
