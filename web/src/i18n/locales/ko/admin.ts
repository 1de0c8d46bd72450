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

export default {
  description: '볕담을 꾸리는 사람을 위한 곳입니다.',
  loading: '불러오는 중…',
  backToSite: '사이트로 가기',
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
} as const;
