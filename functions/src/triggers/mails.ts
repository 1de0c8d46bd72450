import { onDocumentWritten, onDocumentDeleted } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { COLLECTIONS } from '@app/domain/collections.ts';
import type { DeliveryState } from '@app/domain/mail/mail.ts';
import type { Deps } from '../deps.ts';
import { type MailSender, deliverMail } from '../mail/deliver-mail.ts';
import { smtpSender } from '../mail/smtp.ts';
import { isQueued } from '../mail/waiting-mail.ts';
import { deployedDeps, REGION } from './deployed-deps.ts';
import { RESOURCES } from './resources.ts';
import { MAIL_SECRETS, SECRETS } from './settings.ts';
import { sweepOutbox } from '../mail/sweep-outbox.ts';
import { queueOwnerMail } from '../mail/queue-owner-mail.ts';
import { runParts } from '../store/run-parts.ts';
import { removeMailsAbout } from '../mail/remove-mails-about.ts';

/** Returns the mail sender with its SMTP server, if one is configured. */
function createMailSender({ db, transaction, limiter, clock, log, config: { smtpUrl } }: Deps): MailSender {
  return { db, transaction, limiter, clock, log, send: smtpUrl ? smtpSender(smtpUrl) : undefined };
}

/**
 * Sends a mail as soon as it is added to the outbox or an admin marks it for RETRY. `sweepMails` sends deferred mails.
 */
export const deliverMails = onDocumentWritten(
  {
    document: `${COLLECTIONS.mail}/{id}`,
    region: REGION,
    ...RESOURCES.mails,
    secrets: MAIL_SECRETS,
  },
  async ({ data, params }) => {
    const mail = data?.after;
    if (mail?.exists && isQueued(mail.get('delivery.state') as DeliveryState | undefined))
      await deliverMail(createMailSender(deployedDeps()), params.id);
  },
);

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

/**
 * Deletes the mails about a record together with the record, whether the API, the nightly cleanup or a person in the
 * Google Cloud console deleted it.
 */
const removeWith = (collection: string) =>
  onDocumentDeleted(
    {
      document: `${collection}/{id}`,
      region: REGION,
      ...RESOURCES.changes,
      // Nobody waits for it, so one instance is enough.
      maxInstances: 1,
      retry: true,
      secrets: SECRETS,
    },
    ({ params }) => removeMailsAbout(deployedDeps().db, `${collection}/${params.id}`),
  );

export const removeBookingMails = removeWith(COLLECTIONS.bookings);
export const removeWaitlistMails = removeWith(COLLECTIONS.waitlistEntries);
export const removeContactMails = removeWith(COLLECTIONS.contacts);
export const removeSubscriptionMails = removeWith(COLLECTIONS.newsletterSubscriptions);
