import { onSchedule } from 'firebase-functions/scheduler';
import { sweepOutbox } from '../mail/sweep-outbox.ts';
import { queueOwnerMail } from '../mail/queue-owner-mail.ts';
import { runParts } from '../store/run-parts.ts';
import { deployedDeps, REGION } from './deployed-deps.ts';
import { createMailSender } from './mail-sender.ts';
import { RESOURCES } from './resources.ts';
import { MAIL_SECRETS } from './settings.ts';

/** Tells the owner what has happened, sends deferred mails, and gives up mails that waited too long or whose function ended while sending them. */
export const sweepMails = onSchedule(
  { schedule: 'every 5 minutes', region: REGION, ...RESOURCES.schedules, secrets: MAIL_SECRETS },
  async ({ scheduleTime }) => {
    const deps = deployedDeps();
    const { notices, outbox } = await runParts(deps, scheduleTime, {
      notices: () => queueOwnerMail(deps),
      outbox: () => sweepOutbox(createMailSender(deps), scheduleTime),
    });
    const counts = { ...(outbox as object), notices };
    deps.log({ severity: 'INFO', message: 'mails swept', requestId: scheduleTime, ...counts });
  },
);
