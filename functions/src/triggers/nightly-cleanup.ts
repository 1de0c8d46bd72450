import { onSchedule } from 'firebase-functions/scheduler';
import { SEOUL_TIME_ZONE } from '@app/domain/shared/seoul-time.ts';
import { deadlineIn } from '../cleanup/deadline.ts';
import { runNightlyCleanup } from '../cleanup/nightly-cleanup.ts';
import { deployed, REGION } from './deployed.ts';
import { RESOURCES } from './resources.ts';
import { SECRETS } from './settings.ts';

/** What has begun at the deadline, such as the check of a large picture, ends within the rest of the time. */
const WORKING_MS = (RESOURCES.cleanup.timeoutSeconds - 90) * 1000;

/** Runs the cleanup once a night. It checks pictures, so that it has the memory of `checkPictures`. */
export const nightlyCleanup = onSchedule(
  {
    schedule: 'every day 04:00',
    timeZone: SEOUL_TIME_ZONE,
    region: REGION,
    ...RESOURCES.cleanup,
    secrets: SECRETS,
  },
  async ({ scheduleTime }) => {
    const deps = deployed();
    await runNightlyCleanup(deps, scheduleTime, deadlineIn(WORKING_MS, deps.clock));
  },
);
