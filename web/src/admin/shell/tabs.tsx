import { lazy, type ComponentType } from 'react';

/** The dashboard's tabs in their order, as they are named in the address (`?tab=`) and in the words (`tabs.…`). */
const ORDER = [
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
export type TabKey = (typeof ORDER)[number];

/** What each tab shows, fetched when it is first opened. A tab stands in the row once it has a line here. */
const CONTENTS: Partial<Record<TabKey, ComponentType>> = {
  bookings: lazy(async () => ({ default: (await import('../bookings/bookings-tab.tsx')).BookingsTab })),
};

export interface DashboardTab {
  key: TabKey;
  Content: ComponentType;
}

/** The tabs that are there; the first one is shown at first. */
export const TABS: readonly DashboardTab[] = ORDER.flatMap((key) => {
  const Content = CONTENTS[key];
  return Content ? [{ key, Content }] : [];
});
