import { onSchedule } from 'firebase-functions/scheduler';
import { SEOUL_TIME_ZONE } from '@app/domain/shared/seoul-time.ts';
import { deadlineIn } from '../store/run-deadline.ts';
import { runNightlyCleanup } from '../jobs/run-nightly-cleanup.ts';
import { deployedDeps, REGION } from './deployed-deps.ts';
import { RESOURCES } from './resources.ts';
import { SECRETS } from './settings.ts';

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
