import type ko from '../../ko/admin/session.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  checking: 'Checking your session…',
  logout: 'Logout',
  loggedOut: 'Logged out',
  logoutFailed: 'Logout failed',
  unsettledQuestion: 'Log out now?',
  unsettled_one:
    '1 check-in on this phone is not recorded on the server yet. It stays in this browser and is sent after the next login here.',
  unsettled_other:
    '{{count}} check-ins on this phone are not recorded on the server yet. They stay in this browser and are sent after the next login here.',
  logoutAnyway: 'Log out anyway',
  stay: 'Stay logged in',
  endedTitle: 'Please log in again',
  endedDetail: 'Your session has ended. Enter your password to carry on where you were; nothing is lost.',
  later: 'Later',
} as const satisfies Translation<typeof ko>;
