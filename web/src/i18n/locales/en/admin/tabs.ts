import type ko from '../../ko/admin/tabs.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  today: 'Today',
  products: 'Products',
  events: 'Events',
  bookings: 'Bookings',
  orders: 'Orders',
  stories: 'Stories',
  contacts: 'Contacts',
  'store-locations': 'Store locations',
  faqs: 'FAQs',
  newsletter: 'Newsletter',
  mail: 'Emails',
  numbers: 'Numbers',
  activity: 'Activity',
} as const satisfies Translation<typeof ko>;
