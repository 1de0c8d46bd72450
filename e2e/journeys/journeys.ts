import { BOOKINGS } from './bookings.ts';
import { DASHBOARD } from './dashboard.ts';
import { FORMS } from './forms.ts';
import { PURCHASES } from './purchases.ts';
import type { Journey } from './run-journeys.ts';
import { VISITS } from './visits.ts';

/** All journeys, those that visitors take most first. */
export const JOURNEYS: readonly Journey[] = [...VISITS, ...PURCHASES, ...BOOKINGS, ...FORMS, ...DASHBOARD];
