import { onSchedule } from 'firebase-functions/scheduler';
import { SEOUL_TIME_ZONE } from '@app/domain/shared/seoul-time.ts';
import { removeUnconfirmed } from '../newsletter/remove-unconfirmed.ts';
import { renewConsents } from '../newsletter/renew-consents.ts';
import { removeUnconfirmedRequests } from '../orders/remove-restock-requests.ts';
import { sendAllRestockNotices } from '../orders/send-restock-notices.ts';
import { runParts } from '../store/run-parts.ts';
import { deployedDeps, REGION } from './deployed-deps.ts';
import { RESOURCES } from './resources.ts';
import { SECRETS } from './settings.ts';

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
