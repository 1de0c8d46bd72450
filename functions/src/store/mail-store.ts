import { COLLECTIONS } from '@app/domain/collections.ts';
import { DomainError } from '@app/domain/errors.ts';
import { MAIL_LIFETIME_MS } from '@app/domain/mail/mail.ts';
import { mailSchema } from '@app/domain/mail/mail-schema.ts';
import type { Deps } from '../deps.ts';
import { fromDocument } from './documents.ts';

/**
 * Marks a failed mail to be sent again. The write triggers the delivery function, as for a new mail.
 * @throws DomainError not_found, mail_not_failed (sent, being sent or waiting: it could arrive twice)
 */
export async function requestRetry(
  { db, transaction, clock }: Pick<Deps, 'db' | 'transaction' | 'clock'>,
  id: string,
): Promise<void> {
  const document = db.collection(COLLECTIONS.mail).doc(id);
  await transaction(async (tx) => {
    const [snapshot] = await tx.getAll(document);
    const mail = fromDocument(mailSchema, snapshot!);
    if (!mail) throw new DomainError('not_found', 'There is no such mail.');
    if (mail.delivery?.state !== 'ERROR') throw new DomainError('mail_not_failed');
    const now = clock.now();
    const giveUpAt = new Date(now.getTime() + MAIL_LIFETIME_MS);
    tx.update(document, {
      delivery: { ...snapshot!.get('delivery'), state: 'RETRY', nextAttemptAt: now, giveUpAt },
    });
  });
}
