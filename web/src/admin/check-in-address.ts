import { paths } from '../config/paths.ts';

/** Returns the address of an event's check-in. */
export const checkInAddress = (event: string) =>
  `${paths.admin}?${new URLSearchParams({ tab: 'bookings', event, view: 'check-in' })}`;
