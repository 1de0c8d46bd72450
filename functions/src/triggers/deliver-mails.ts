import { onDocumentWritten } from 'firebase-functions/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import type { DeliveryState } from '@app/domain/mail/mail.ts';
import { deliverMail } from '../mail/deliver-mail.ts';
import { isQueued } from '../mail/waiting-mail.ts';
import { deployedDeps, REGION } from './deployed-deps.ts';
import { createMailSender } from './mail-sender.ts';
import { RESOURCES } from './resources.ts';
import { MAIL_SECRETS } from './settings.ts';

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
