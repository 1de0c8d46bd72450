import { lazy, type ComponentType } from 'react';
import { TAB_KEYS, type TabKey } from '../tab-keys.ts';

/** What each tab shows, fetched when it is first opened. */
const CONTENTS: Record<TabKey, ComponentType> = {
  activity: lazy(async () => ({ default: (await import('../activity/activity-tab.tsx')).ActivityTab })),
  contacts: lazy(async () => ({ default: (await import('../contacts/contacts-tab.tsx')).ContactsTab })),
  mail: lazy(async () => ({ default: (await import('../mail/mail-tab.tsx')).MailTab })),
  newsletter: lazy(async () => ({
    default: (await import('../newsletter/newsletter-tab.tsx')).NewsletterTab,
  })),
  products: lazy(async () => ({ default: (await import('../products/products-tab.tsx')).ProductsTab })),
  events: lazy(async () => ({ default: (await import('../events/events-tab.tsx')).EventsTab })),
  stories: lazy(async () => ({ default: (await import('../stories/stories-tab.tsx')).StoriesTab })),
  'store-locations': lazy(async () => ({
    default: (await import('../store-locations/store-locations-tab.tsx')).StoreLocationsTab,
  })),
  faqs: lazy(async () => ({ default: (await import('../faqs/faqs-tab.tsx')).FaqsTab })),
  bookings: lazy(async () => ({ default: (await import('../bookings/bookings-tab.tsx')).BookingsTab })),
};

export interface DashboardTab {
  key: TabKey;
  Content: ComponentType;
}

const [first, ...others] = TAB_KEYS.map((key): DashboardTab => ({ key, Content: CONTENTS[key] }));
if (!first) throw new Error('The dashboard has no tabs');

/** All tabs; the first one is shown at first. */
export const TABS: readonly [DashboardTab, ...DashboardTab[]] = [first, ...others];
