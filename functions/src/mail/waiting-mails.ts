import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { WAITING_STATES } from '@app/domain/mail/mail.ts';

/** Older news would bewilder more than help: the place may be gone, the evening over. */
export const OVERDUE_DAYS = 3;
const DAY_MS = 24 * 60 * 60 * 1000;

/** How many mails are treated at a time, the oldest first; the rest wait for the next time. */
const BATCH = 100;

/**
 * Tells the function that sends mails anew of those that wait: they were written while no mail server was known, or that
 * function was never told of them. Nothing but the moment is noted, so that one that is being sent just now stays so.
 * @returns how many mails were offered
 */
export async function offerWaitingMails(db: Firestore, now: Date): Promise<number> {
  const { docs } = await db
    .collection(COLLECTIONS.mail)
    .where('delivery.state', 'in', [...WAITING_STATES])
    .orderBy('createdAt')
    .limit(BATCH)
    .get();
  const batch = db.batch();
  for (const { ref } of docs) batch.update(ref, { 'delivery.queuedAt': now });
  await batch.commit();
  return docs.length;
}

/**
 * Gives up the mails that have waited too long, for the admin to see and, where it still makes sense, to send.
 * @returns how many mails were given up
 */
export async function giveUpOverdueMails(db: Firestore, now: Date): Promise<number> {
  const overdue = db
    .collection(COLLECTIONS.mail)
    .where('delivery.state', '==', 'PENDING')
    .where('createdAt', '<=', Timestamp.fromMillis(now.getTime() - OVERDUE_DAYS * DAY_MS))
    .orderBy('createdAt')
    .limit(BATCH);
  return db.runTransaction(async (transaction) => {
    const { docs } = await transaction.get(overdue);
    for (const { ref } of docs) {
      transaction.update(ref, {
        'delivery.state': 'ERROR',
        'delivery.error': `For ${OVERDUE_DAYS} days no mail server took it; by itself it is sent no more.`,
        'delivery.endTime': now,
      });
    }
    return docs.length;
  });
}
