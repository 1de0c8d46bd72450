import callOff from './admin/callOff.ts';
import account from './admin/account.ts';
import today from './admin/today.ts';
import newsletter from './admin/newsletter.ts';
import mail from './admin/mail.ts';
import contacts from './admin/contacts.ts';
import activity from './admin/activity.ts';
import bookings from './admin/bookings.ts';
import enterBooking from './admin/enterBooking.ts';
import heldSeats from './admin/heldSeats.ts';
import versions from './admin/versions.ts';
import waitlist from './admin/waitlist.ts';
import orders from './admin/orders.ts';
import seatLedger from './admin/seatLedger.ts';
import deleting from './admin/deleting.ts';
import lists from './admin/lists.ts';
import editing from './admin/editing.ts';
import eventChange from './admin/eventChange.ts';
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
  lists,
  bookings,
  enterBooking,
  callOff,
  heldSeats,
  versions,
  waitlist,
  orders,
  seatLedger,
  today,
  newsletter,
  mail,
  contacts,
  activity,
  editing,
  products,
  eventChange,
  events,
  stories,
  storeLocations,
  faqs,
  uploads,
} as const satisfies Translation<typeof ko>;
