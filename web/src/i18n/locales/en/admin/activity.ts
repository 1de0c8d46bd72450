import type ko from '../../ko/admin/activity.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  title: 'Activity',
  loading: 'Loading activity…',
  shown_one: '{{count}} entry',
  shown_other: '{{count}} entries',
  empty: 'Nothing recorded yet',
  emptyDetail: 'Who changed what is kept here.',
  filterLabel: 'About',
  filters: {
    all: 'Everything',
    products: 'Products',
    events: 'Events',
    stories: 'Stories',
    storeLocations: 'Store locations',
    faqs: 'FAQs',
    bookings: 'Bookings',
    contacts: 'Contacts',
    newsletterSubscriptions: 'Newsletter subscriptions',
    mail: 'Mail',
    adminSessions: 'Logins',
    adminSecondFactors: 'Two-step login',
  },
  actions: { created: 'Added', updated: 'Changed', deleted: 'Deleted' },
  open: 'Show it',
  you: 'You',
  fields_one: '{{count}} field',
  fields_other: '{{count}} fields',
  changed: 'changed',
} as const satisfies Translation<typeof ko>;
