import type { Translation } from '../i18n/translation.ts';
import type * as ko from './ko.ts';

export const dashboard = {
  title: 'Dashboard',
  subtitle: 'Look after today’s bookings and answer them',
} satisfies Translation<typeof ko.dashboard>;

export const tabs = {
  products: 'Products',
  events: 'Events',
  bookings: 'Bookings',
  stories: 'Stories',
  contacts: 'Contacts',
  'store-locations': 'Store locations',
  faqs: 'FAQs',
  newsletter: 'Newsletter',
  mail: 'Mail',
  activity: 'Activity',
} satisfies Translation<typeof ko.tabs>;
