import { lazy, type ComponentType } from 'react';
import type { AdminMessages } from '../i18n/ko.ts';

interface DashboardTab {
  /** In the address, as `?tab=`. */
  key: string;
  label: (messages: AdminMessages) => string;
  Content: ComponentType;
}

/** The dashboard's tabs in their order; the first is shown at first. A new one is a line here. */
export const TABS = [
  {
    key: 'bookings',
    label: ({ tabs }) => tabs.bookings,
    Content: lazy(async () => ({ default: (await import('../bookings/bookings-tab.tsx')).BookingsTab })),
  },
] as const satisfies readonly DashboardTab[];
