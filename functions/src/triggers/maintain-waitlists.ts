import { onSchedule } from 'firebase-functions/scheduler';
import { maintainWaitlists as maintain } from '../cleanup/maintain-waitlists.ts';
import { deployedDeps, REGION } from './deployed-deps.ts';
import { RESOURCES } from './resources.ts';
import { SECRETS } from './settings.ts';

/** Ends offers whose time is over, closes lists that have ended, and makes offers whose trigger was lost. */
export const maintainWaitlists = onSchedule(
  { schedule: 'every 5 minutes', region: REGION, ...RESOURCES.orders, secrets: SECRETS },
  async ({ scheduleTime }) => {
    const deps = deployedDeps();
    const counts = await maintain(deps, scheduleTime);
    deps.log({ severity: 'INFO', message: 'waitlists maintained', requestId: scheduleTime, ...counts });
  },
);
