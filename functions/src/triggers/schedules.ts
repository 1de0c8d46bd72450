import { onSchedule } from 'firebase-functions/scheduler';
import { SEOUL_TIME_ZONE } from '@app/domain/shared/seoul-time.ts';
import { deadlineIn, runParts } from '../store/run-parts.ts';
import { runNightlyCleanup } from '../jobs/run-nightly-cleanup.ts';
import { deployedDeps, REGION } from './deployed-deps.ts';
import { RESOURCES } from './resources.ts';
import { SECRETS, PAYMENT_SECRETS } from './settings.ts';
import { runOrderJobs } from '../jobs/run-order-jobs.ts';
import { removeUnconfirmed, renewConsents } from '../newsletter/maintain-subscriptions.ts';
import { removeUnconfirmedRequests } from '../orders/remove-restock-requests.ts';
import { sendAllRestockNotices } from '../orders/send-restock-notices.ts';
import { updateWaitlists } from '../jobs/update-waitlists.ts';
import { followVisibility } from '../events/follow-visibility.ts';
import { releaseUnverifiedBookings } from '../bookings/release-unverified.ts';
import { writeToGuests } from '../bookings/write-to-guests.ts';
import { endRefusedSessions } from '../admin/end-refused-sessions.ts';

/** Set so that work started before this deadline, such as checking a large image, ends within the function's timeout. */
const WORKING_MS = (RESOURCES.cleanup.timeoutSeconds - 90) * 1000;

/** Runs the cleanup every night. It checks images, so it has as much memory as `checkPictures`. */
export const nightlyCleanup = onSchedule(
  {
    schedule: 'every day 04:00',
    timeZone: SEOUL_TIME_ZONE,
    region: REGION,
    ...RESOURCES.cleanup,
    secrets: SECRETS,
  },
  async ({ scheduleTime }) => {
    const deps = deployedDeps();
    await runNightlyCleanup(deps, scheduleTime, deadlineIn(WORKING_MS, deps.clock));
  },
);

/** How long one run continues to call events off, from its start. */
const CALL_OFF_MS = 200_000;

/** Until when one run continues to tell guests about changed events, from its start. */
const NOTICES_MS = 260_000;

/** Expires unpaid orders, repeats refunds that have failed, and continues to call events off and to tell their guests. */
export const maintainOrders = onSchedule(
  { schedule: 'every 5 minutes', region: REGION, ...RESOURCES.orders, secrets: PAYMENT_SECRETS },
  async ({ scheduleTime }) => {
    const deps = deployedDeps();
    const counts = await runOrderJobs(deps, scheduleTime, {
      callOffs: deadlineIn(CALL_OFF_MS, deps.clock),
      notices: deadlineIn(NOTICES_MS, deps.clock),
    });
    deps.log({ severity: 'INFO', message: 'orders maintained', requestId: scheduleTime, ...counts });
  },
);

/**
 * Removes unconfirmed subscriptions and restock requests, renews consents that are two years old, and tells those whom an event
 * has not told that a product is available. Runs daily, at a time of day at which mails
 * disturb no one.
 */
export const maintainNewsletter = onSchedule(
  {
    schedule: 'every day 10:00',
    timeZone: SEOUL_TIME_ZONE,
    region: REGION,
    ...RESOURCES.schedules,
    secrets: SECRETS,
  },
  async ({ scheduleTime }) => {
    const deps = deployedDeps();
    const counts = await runParts(deps, scheduleTime, {
      unconfirmed: () => removeUnconfirmed(deps),
      renewed: () => renewConsents(deps),
      unconfirmedRestockRequests: () => removeUnconfirmedRequests(deps),
      restockNotices: () => sendAllRestockNotices(deps),
    });
    deps.log({ severity: 'INFO', message: 'newsletter maintained', requestId: scheduleTime, ...counts });
  },
);

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
