import { bookings } from '../bookings/en.ts';
import { deleting } from '../deleting/en.ts';
import { lists } from '../lists/en.ts';
import { live } from '../live/en.ts';
import { session, signIn } from '../session/en.ts';
import { dashboard, tabs } from '../shell/en.ts';
import type { ko } from './ko.ts';
import type { Translation } from './translation.ts';

/** All English words of the dashboard, gathered from each folder's `en.ts`. */
export const en = {
  description: 'For those who look after Byeotdam.',
  loading: 'Loading…',
  backToSite: 'Back to the site',
  signIn,
  session,
  dashboard,
  tabs,
  live,
  deleting,
  lists,
  bookings,
} satisfies Translation<typeof ko>;
