import { Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { mailSchema } from '@app/domain/mail/mail-schema.ts';
import { requireNone, runParts, tryPart } from '../store/run-parts.ts';
import { tellOwner } from '../store/tell-owner.ts';
import { fromDocument } from '../store/documents.ts';
import { deliverMail, type MailSender } from './deliver-mail.ts';
import { byTurn } from './mailbox-limit.ts';

/** The maximum number of mails of one sweep; the next sweep continues with the rest. */
const BATCH = 300;
/** A sweep starts no attempt after this time; the function may run for nine minutes. */
const SWEEP_MS = 6 * 60_000;

/**
 * Sends the queued mails that are due, those that somebody waits for first and then the oldest, and gives up expired ones. When the server is unavailable, the rest
 * stay due for the next sweep. A mail that cannot be processed is logged and does not block the others.
 * @returns how many were due, and how many of them were sent
 * @throws Error that names the mails that could not be processed, once all have been tried
 */
export async function deliverDueMails(sender: MailSender): Promise<{ due: number; sent: number }> {
  const { db, clock } = sender;
  const began = clock.now().getTime();
  const { docs } = await db
    .collection(COLLECTIONS.mail)
    .where('delivery.nextAttemptAt', '<=', Timestamp.fromMillis(began))
    .orderBy('delivery.nextAttemptAt')
    .limit(BATCH)
    .get();
  const due = docs.flatMap((snapshot) => fromDocument(mailSchema, snapshot) ?? []).toSorted(byTurn);
  const failed: string[] = [];
  let sent = 0;
  for (const { id } of due) {
    if (clock.now().getTime() - began > SWEEP_MS) break;
    const delivered = await tryPart(sender, id, 'mail', () => deliverMail(sender, id));
    if (!delivered) failed.push(`mail ${id}`);
    if (delivered?.result === 'unavailable') break;
    if (delivered?.result === 'sent') sent += 1;
  }
  requireNone(failed);
  return { due: due.length, sent };
}

/**
 * Gives up the mails whose function ended while sending them; it is unknown whether those were sent. @returns their number
 */
export async function giveUpAbandonedMails({ db, clock, log }: MailSender): Promise<number> {
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
        'delivery.problem': 'unknown',
        'delivery.endTime': now,
        'delivery.leaseExpireTime': null,
      });
      tellOwner(db, transaction, { kind: 'mail', about: ref, at: now });
    }
    return docs.map(({ id }) => id);
  });
  for (const requestId of ids)
    log({ severity: 'ERROR', message: 'mail given up', reason: 'abandoned', requestId });
  return ids.length;
}

/**
 * Gives up abandoned mails and sends those that are due; each step runs even when the other fails.
 * @returns how many mails were given up, were due, and were sent
 * @throws Error that names what failed, once both have been tried
 */
export async function sweepOutbox(
  sender: MailSender,
  requestId: string,
): Promise<{ abandoned: number; due: number; sent: number }> {
  const counts = { abandoned: 0, due: 0, sent: 0 };
  await runParts(sender, requestId, {
    abandoned: async () => void (counts.abandoned = await giveUpAbandonedMails(sender)),
    due: async () => void Object.assign(counts, await deliverDueMails(sender)),
  });
  return counts;
}
