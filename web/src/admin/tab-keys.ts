/** The dashboard's tabs in their order, as they are named in the address (`?tab=`) and in the words (`tabs.…`). */
export const TAB_KEYS = [
  'products',
  'events',
  'bookings',
  'stories',
  'contacts',
  'store-locations',
  'faqs',
  'newsletter',
  'mail',
  'activity',
] as const;
export type TabKey = (typeof TAB_KEYS)[number];
