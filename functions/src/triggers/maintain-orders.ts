import { onSchedule } from 'firebase-functions/scheduler';
import { runOrderJobs } from '../jobs/run-order-jobs.ts';
import { deadlineIn } from '../store/run-deadline.ts';
import { deployedDeps, REGION } from './deployed-deps.ts';
import { RESOURCES } from './resources.ts';
import { PAYMENT_SECRETS } from './settings.ts';

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
