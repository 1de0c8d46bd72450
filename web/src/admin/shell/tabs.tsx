import type { ComponentType } from 'react';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { TAB_KEYS, type TabKey } from '../tab-keys.ts';

const contents = () => import('./tab-contents.ts');

/** The content of each tab, loaded when the first one is opened. */
const CONTENTS: Record<TabKey, ComponentType> = {
  today: lazyChunk(async () => (await contents()).TodayTab),
  activity: lazyChunk(async () => (await contents()).ActivityTab),
  contacts: lazyChunk(async () => (await contents()).ContactsTab),
  mail: lazyChunk(async () => (await contents()).MailTab),
  numbers: lazyChunk(async () => (await import('../numbers/numbers-tab.tsx')).NumbersTab),
  newsletter: lazyChunk(async () => (await contents()).NewsletterTab),
  products: lazyChunk(async () => (await contents()).ProductsTab),
  events: lazyChunk(async () => (await contents()).EventsTab),
  stories: lazyChunk(async () => (await contents()).StoriesTab),
  'store-locations': lazyChunk(async () => (await contents()).StoreLocationsTab),
  faqs: lazyChunk(async () => (await contents()).FaqsTab),
  bookings: lazyChunk(async () => (await contents()).BookingsTab),
  orders: lazyChunk(async () => (await contents()).OrdersTab),
};

export const TABS = TAB_KEYS.map((key) => ({ key, Content: CONTENTS[key] }));
