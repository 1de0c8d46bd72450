import { onSchedule } from 'firebase-functions/scheduler';
import { updateWaitlists } from '../jobs/update-waitlists.ts';
import { followVisibility } from '../events/follow-visibility.ts';
import { releaseUnverifiedBookings } from '../bookings/release-unverified.ts';
import { writeToGuests } from '../bookings/write-to-guests.ts';
import { runParts } from '../store/run-parts.ts';
import { endRefusedSessions } from '../admin/end-refused-sessions.ts';
import { deployedDeps, REGION } from './deployed-deps.ts';
import { RESOURCES } from './resources.ts';
import { SECRETS } from './settings.ts';

/**
 * Ends offers whose time is over, closes lists that have ended, and makes offers whose trigger was lost. Shows the seat counts
 * of events only while visitors see them. Reminds and thanks guests. Ends sessions of closed accounts first, because this must
 * happen soon; a function of its own would exceed the 20 CPUs of a new project (`resources.ts`).
 */
export const maintainWaitlists = onSchedule(
  { schedule: 'every 5 minutes', region: REGION, ...RESOURCES.orders, secrets: SECRETS },
  async ({ scheduleTime }) => {
    const deps = deployedDeps();
    const { endedSessions, seatCounts, waitlists, guests, unverified } = await runParts(deps, scheduleTime, {
      endedSessions: () => endRefusedSessions(deps),
      seatCounts: () => followVisibility(deps),
      waitlists: () => updateWaitlists(deps, scheduleTime),
      guests: () => writeToGuests(deps, scheduleTime),
      unverified: () => releaseUnverifiedBookings(deps, scheduleTime),
    });
    deps.log({
      severity: 'INFO',
      message: 'waitlists maintained',
      requestId: scheduleTime,
      endedSessions,
      seatCounts,
      ...(waitlists as object),
      ...(guests as object),
      unverified,
    });
  },
);
