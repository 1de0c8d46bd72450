import type { ComponentType } from 'react';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { TAB_KEYS, type TabKey } from '../tab-keys.ts';

/** The content of each tab, loaded when it is first opened. */
const CONTENTS: Record<TabKey, ComponentType> = {
  today: lazyChunk(async () => (await import('../today/today-tab.tsx')).TodayTab),
  activity: lazyChunk(async () => (await import('../activity/activity-tab.tsx')).ActivityTab),
  contacts: lazyChunk(async () => (await import('../contacts/contacts-tab.tsx')).ContactsTab),
  mail: lazyChunk(async () => (await import('../mail/mail-tab.tsx')).MailTab),
  numbers: lazyChunk(async () => (await import('../numbers/numbers-tab.tsx')).NumbersTab),
  newsletter: lazyChunk(async () => (await import('../newsletter/newsletter-tab.tsx')).NewsletterTab),
  products: lazyChunk(async () => (await import('../products/products-tab.tsx')).ProductsTab),
  events: lazyChunk(async () => (await import('../events/events-tab.tsx')).EventsTab),
  stories: lazyChunk(async () => (await import('../stories/stories-tab.tsx')).StoriesTab),
  'store-locations': lazyChunk(
    async () => (await import('../store-locations/store-locations-tab.tsx')).StoreLocationsTab,
  ),
  faqs: lazyChunk(async () => (await import('../faqs/faqs-tab.tsx')).FaqsTab),
  bookings: lazyChunk(async () => (await import('../bookings/bookings-tab.tsx')).BookingsTab),
  orders: lazyChunk(async () => (await import('../orders/orders-tab.tsx')).OrdersTab),
};

export const TABS = TAB_KEYS.map((key) => ({ key, Content: CONTENTS[key] }));
