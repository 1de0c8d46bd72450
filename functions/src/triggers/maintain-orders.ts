import { onSchedule } from 'firebase-functions/scheduler';
import { maintainOrders as maintain } from '../cleanup/maintain-orders.ts';
import { deployedDeps, REGION } from './deployed-deps.ts';
import { RESOURCES } from './resources.ts';
import { PAYMENT_SECRETS } from './settings.ts';

/** Expires unpaid orders and repeats refunds that have failed. */
export const maintainOrders = onSchedule(
  { schedule: 'every 5 minutes', region: REGION, ...RESOURCES.orders, secrets: PAYMENT_SECRETS },
  async ({ scheduleTime }) => {
    const deps = deployedDeps();
    const counts = await maintain(deps, scheduleTime);
    deps.log({ severity: 'INFO', message: 'orders maintained', requestId: scheduleTime, ...counts });
  },
);
