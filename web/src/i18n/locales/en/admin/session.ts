import type ko from '../../ko/admin/session.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  checking: 'Checking your session…',
  logout: 'Logout',
  loggedOut: 'Logged out',
  logoutFailed: 'Logout failed',
  endedTitle: 'Please sign in again',
  endedDetail: 'Your session has ended. Enter your password to carry on where you were; nothing is lost.',
  later: 'Later',
} as const satisfies Translation<typeof ko>;
