import { lazy, type ComponentType } from 'react';

interface DashboardTab {
  /** In the address, as `?tab=`, and in the words, as `tabs.…`. */
  key: string;
  Content: ComponentType;
}

/** The dashboard's tabs in their order; the first is shown at first. A new one is a line here. */
export const TABS = [
  {
    key: 'bookings',
    Content: lazy(async () => ({ default: (await import('../bookings/bookings-tab.tsx')).BookingsTab })),
  },
] as const satisfies readonly DashboardTab[];
