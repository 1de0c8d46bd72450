import type { Translation } from '../i18n/translation.ts';
import type * as ko from './ko.ts';

export const dashboard = {
  title: 'Dashboard',
  tabs: 'What to manage',
  subtitle: 'See what the day needs, and keep the house',
  unread_one: '{{count}} unread',
  unread_other: '{{count}} unread',
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

export const shortcuts = {
  title: 'Keyboard shortcuts',
  show: 'Keyboard shortcuts',
  on: 'Use shortcuts',
  close: 'Close',
  keys: {
    '?': 'Open this sheet',
    '1–9, 0': 'Open the tab at that place',
    'j, k': 'Next card, previous card',
    '/': 'Search',
    n: 'Add a new one',
    c: 'Confirm the booking',
    x: 'Cancel the booking',
    e: 'Edit, or reply',
    r: 'Toggle read, or send again',
    d: 'Delete',
    p: 'Print the door list',
    z: 'Undo a deletion',
  },
} satisfies Translation<typeof ko.shortcuts>;
