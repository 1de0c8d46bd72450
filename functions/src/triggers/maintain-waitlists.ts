import { onSchedule } from 'firebase-functions/scheduler';
import { maintainWaitlists as maintain } from '../cleanup/maintain-waitlists.ts';
import { releaseUnverifiedBookings } from '../bookings/release-unverified.ts';
import { writeToGuests } from '../bookings/write-to-guests.ts';
import { runParts } from '../run-parts.ts';
import { deployedDeps, REGION } from './deployed-deps.ts';
import { RESOURCES } from './resources.ts';
import { SECRETS } from './settings.ts';

/**
 * Ends offers whose time is over, closes lists that have ended, and makes offers whose trigger was lost. Reminds and thanks
 * guests.
 */
export const maintainWaitlists = onSchedule(
  { schedule: 'every 5 minutes', region: REGION, ...RESOURCES.orders, secrets: SECRETS },
  async ({ scheduleTime }) => {
    const deps = deployedDeps();
    const { waitlists, guests, unverified } = await runParts(deps, scheduleTime, {
      waitlists: () => maintain(deps, scheduleTime),
      guests: () => writeToGuests(deps, scheduleTime),
      unverified: () => releaseUnverifiedBookings(deps, scheduleTime),
    });
    deps.log({
      severity: 'INFO',
      message: 'waitlists maintained',
      requestId: scheduleTime,
      ...(waitlists as object),
      ...(guests as object),
      unverified,
    });
  },
);
