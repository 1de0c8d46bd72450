import { account } from '../account/en.ts';
import { overview } from '../overview/en.ts';
import { newsletter } from '../newsletter/en.ts';
import { mail } from '../mail/en.ts';
import { contacts } from '../contacts/en.ts';
import { activity } from '../activity/en.ts';
import { bookings } from '../bookings/en.ts';
import { deleting } from '../deleting/en.ts';
import { lists } from '../lists/en.ts';
import { editing } from '../editing/en.ts';
import { events } from '../events/en.ts';
import { faqs } from '../faqs/en.ts';
import { live } from '../live/en.ts';
import { products } from '../products/en.ts';
import { session, signIn } from '../session/en.ts';
import { dashboard, shortcuts, tabs } from '../shell/en.ts';
import { storeLocations } from '../store-locations/en.ts';
import { stories } from '../stories/en.ts';
import { uploads } from '../uploads/en.ts';
import type { ko } from './ko.ts';
import type { Translation } from './translation.ts';

/** All English words of the dashboard, gathered from each folder's `en.ts`. */
export const en = {
  description: 'For those who look after Byeotdam.',
  loading: 'Loading…',
  backToSite: 'Back to the site',
  account,
  signIn,
  session,
  dashboard,
  shortcuts,
  tabs,
  live,
  deleting,
  lists,
  bookings,
  overview,
  newsletter,
  mail,
  contacts,
  activity,
  editing,
  products,
  events,
  stories,
  storeLocations,
  faqs,
  uploads,
} satisfies Translation<typeof ko>;
