import { onDocumentWritten } from 'firebase-functions/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { deliverMail, isWaiting } from '../mail/deliver-mail.ts';
import { smtpSender } from '../mail/smtp.ts';
import { deployed, REGION } from './deployed.ts';
import { MAIL_SECRETS } from './settings.ts';

/** Sends what is put into the outbox, and what a person marks with RETRY. Waits there while no mail server is known. */
export const deliverMails = onDocumentWritten(
  // As long as an event may take: a mail that is refused is tried again after minutes.
  {
    document: `${COLLECTIONS.mail}/{id}`,
    region: REGION,
    timeoutSeconds: 540,
    concurrency: 80,
    secrets: MAIL_SECRETS,
  },
  async ({ data, params }) => {
    const mail = data?.after;
    if (!mail?.exists || !isWaiting(mail.get('delivery.state'))) return;
    const { db, clock, config } = deployed();
    if (config.smtpUrl) await deliverMail({ db, clock, send: smtpSender(config.smtpUrl) }, params.id);
  },
);
