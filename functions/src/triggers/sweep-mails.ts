import { onSchedule } from 'firebase-functions/scheduler';
import { giveUpAbandonedMails } from '../mail/deliver-mail.ts';
import { giveUpOverdueMails, offerWaitingMails } from '../mail/waiting-mails.ts';
import { deployed, REGION } from './deployed.ts';
import { MAIL_SECRETS } from './settings.ts';

/** Looks after the mails that nobody else does: those that wait, have waited too long, or whose sender ended over them. */
export const sweepMails = onSchedule(
  { schedule: 'every 15 minutes', region: REGION, secrets: MAIL_SECRETS },
  async ({ scheduleTime }) => {
    const { db, clock, config, log } = deployed();
    const overdue = await giveUpOverdueMails(db, clock.now());
    const abandoned = await giveUpAbandonedMails(db, clock.now());
    const offered = config.smtpUrl ? await offerWaitingMails(db, clock.now()) : 0;
    log({ severity: 'INFO', message: 'mails swept', requestId: scheduleTime, overdue, abandoned, offered });
  },
);
