import { onSchedule } from 'firebase-functions/scheduler';
import { sweepOutbox } from '../mail/sweep-outbox.ts';
import { deployed, REGION } from './deployed.ts';
import { post } from './post.ts';
import { RESOURCES } from './resources.ts';
import { MAIL_SECRETS } from './settings.ts';

/** Sends deferred mails, and gives up mails that waited too long or whose function ended while sending them. */
export const sweepMails = onSchedule(
  { schedule: 'every 5 minutes', region: REGION, ...RESOURCES.schedules, secrets: MAIL_SECRETS },
  async ({ scheduleTime }) => {
    const deps = deployed();
    const counts = await sweepOutbox(post(deps), scheduleTime);
    deps.log({ severity: 'INFO', message: 'mails swept', requestId: scheduleTime, ...counts });
  },
);
