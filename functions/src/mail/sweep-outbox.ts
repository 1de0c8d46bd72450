import { Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { mailSchema } from '@app/domain/mail/mail-schema.ts';
import { fromDocument } from '../store/documents.ts';
import { deliverMail, OUTCOME_UNKNOWN, type Post } from './deliver-mail.ts';
import { byCreation } from './turn.ts';

/** How many mails are looked at in one sweep; the rest wait for the next one. */
const BATCH = 300;
/** A sweep begins no attempt after so long; the function may run for nine minutes. */
const SWEEP_MS = 6 * 60_000;

/**
 * Sends the waiting mails that are due, in the order in which they were written, and gives up those that have waited too
 * long. Where the server turns out to be unavailable the rest stay due, for the next sweep.
 * @returns how many were due, and how many of them were sent
 */
export async function deliverDueMails(post: Post): Promise<{ due: number; sent: number }> {
  const { db, clock } = post;
  const began = clock.now().getTime();
  const { docs } = await db
    .collection(COLLECTIONS.mail)
    .where('delivery.nextAttemptAt', '<=', Timestamp.fromMillis(began))
    .orderBy('delivery.nextAttemptAt')
    .limit(BATCH)
    .get();
  const due = docs.flatMap((snapshot) => fromDocument(mailSchema, snapshot) ?? []).toSorted(byCreation);
  let sent = 0;
  for (const { id } of due) {
    if (clock.now().getTime() - began > SWEEP_MS) break;
    const delivered = await deliverMail(post, id);
    if (delivered === 'unavailable') break;
    if (delivered === 'sent') sent += 1;
  }
  return { due: due.length, sent };
}

/**
 * Gives up the mails whose function ended while it sent them; whether those were sent, nobody knows.
 * @returns their number
 */
export async function giveUpAbandonedMails({ db, clock, log }: Post): Promise<number> {
  const now = clock.now();
  const abandoned = db
    .collection(COLLECTIONS.mail)
    .where('delivery.leaseExpireTime', '<=', Timestamp.fromDate(now))
    .limit(BATCH);
  const ids = await db.runTransaction(async (transaction) => {
    const { docs } = await transaction.get(abandoned);
    for (const { ref } of docs) {
      transaction.update(ref, {
        'delivery.state': 'ERROR',
        'delivery.error': `The function that sent it ended too early. ${OUTCOME_UNKNOWN}`,
        'delivery.endTime': now,
        'delivery.leaseExpireTime': null,
      });
    }
    return docs.map(({ id }) => id);
  });
  for (const requestId of ids)
    log({ severity: 'ERROR', message: 'mail given up', reason: 'abandoned', requestId });
  return ids.length;
}
