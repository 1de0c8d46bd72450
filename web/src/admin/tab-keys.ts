/** The dashboard's tabs in order, as named in the URL (`?tab=`) and in the translations (`tabs.…`). */
export const TAB_KEYS = [
  'today',
  'products',
  'events',
  'bookings',
  'orders',
  'stories',
  'contacts',
  'store-locations',
  'faqs',
  'newsletter',
  'mail',
  'numbers',
  'activity',
] as const;
export type TabKey = (typeof TAB_KEYS)[number];

export const DEFAULT_TAB: TabKey = 'products';
