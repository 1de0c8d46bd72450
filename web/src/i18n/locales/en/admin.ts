import account from './admin/account.ts';
import today from './admin/today.ts';
import newsletter from './admin/newsletter.ts';
import mail from './admin/mail.ts';
import contacts from './admin/contacts.ts';
import activity from './admin/activity.ts';
import bookings from './admin/bookings.ts';
import versions from './admin/versions.ts';
import orders from './admin/orders.ts';
import deleting from './admin/deleting.ts';
import failures from './admin/failures.ts';
import lists from './admin/lists.ts';
import editing from './admin/editing.ts';
import events from './admin/events.ts';
import faqs from './admin/faqs.ts';
import live from './admin/live.ts';
import products from './admin/products.ts';
import series from './admin/series.ts';
import session from './admin/session.ts';
import signIn from './admin/signIn.ts';
import dashboard from './admin/dashboard.ts';
import shortcuts from './admin/shortcuts.ts';
import tabs from './admin/tabs.ts';
import storeLocations from './admin/storeLocations.ts';
import stories from './admin/stories.ts';
import sitePictures from './admin/sitePictures.ts';
import uploads from './admin/uploads.ts';
import type ko from '../ko/admin.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  description: 'For those who look after Byeotdam.',
  loading: 'Loading…',
  backToSite: 'Back to the site',
  account,
  signIn,
  series,
  session,
  dashboard,
  shortcuts,
  tabs,
  live,
  deleting,
  failures,
  lists,
  bookings,
  versions,
  orders,
  today,
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
  sitePictures,
  uploads,
} as const satisfies Translation<typeof ko>;
