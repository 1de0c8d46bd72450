import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { type DeliveryState, WAITING_STATES } from '@app/domain/mail/mail.ts';
import { type Mail, mailSchema } from '@app/domain/mail/mail-schema.ts';
import type { Clock } from '../deps.ts';
import { fromDocument } from '../store/documents.ts';
import type { SendMail } from './smtp.ts';

interface Post {
  db: Firestore;
  send: SendMail;
  clock: Clock;
}

/** The pauses between the tries, of which there is one more. A server that defers strangers' mail takes it after minutes. */
const PAUSES_MS = [30_000, 300_000];
/** Longer than all tries together, and than the function may run. */
export const LEASE_MS = 600_000;

/** How many abandoned mails are given up at a time; the rest wait for the next time. */
const BATCH = 100;

/** Whether a mail waits to be sent; one that another program wrote may have no state yet. */
export function isWaiting(state: DeliveryState | undefined): boolean {
  return state === undefined || WAITING_STATES.includes(state);
}

const OUTCOME_UNKNOWN = 'Whether it was sent is not known. Set the state to RETRY to send it (again).';

/** Takes a waiting mail for this caller alone; undefined when it is none, or somebody else's. */
async function claim(db: Firestore, document: DocumentReference, now: Date): Promise<Mail | undefined> {
  return db.runTransaction(async (transaction) => {
    const mail = fromDocument(mailSchema, await transaction.get(document));
    if (!mail || !isWaiting(mail.delivery?.state)) return undefined;
    transaction.update(document, {
      delivery: {
        state: 'PROCESSING',
        attempts: 0,
        startTime: now,
        leaseExpireTime: new Date(now.getTime() + LEASE_MS),
        error: null,
      },
    });
    return mail;
  });
}

/**
 * Sends a waiting mail, once: whoever comes second finds it taken. What the server refuses is tried three times; what
 * may have been sent is not sent again unless a person asks for it. The outcome is noted in the document.
 */
export async function deliverMail({ db, send, clock }: Post, id: string): Promise<void> {
  const document = db.collection(COLLECTIONS.mail).doc(id);
  const mail = await claim(db, document, clock.now());
  if (!mail) return;

  const note = async (state: DeliveryState, attempts: number, error: string | null) => {
    await document.update({
      'delivery.state': state,
      'delivery.attempts': attempts,
      'delivery.error': error,
      ...(state !== 'PROCESSING' && { 'delivery.endTime': clock.now(), 'delivery.leaseExpireTime': null }),
    });
  };
  for (let attempts = 1; ; attempts += 1) {
    const outcome = await send(mail);
    if (outcome.result === 'sent') return note('SUCCESS', attempts, null);
    if (outcome.result === 'unknown') return note('ERROR', attempts, `${outcome.error}. ${OUTCOME_UNKNOWN}`);
    const pause = PAUSES_MS[attempts - 1];
    if (pause === undefined) return note('ERROR', attempts, outcome.error);
    await note('PROCESSING', attempts, outcome.error);
    await clock.wait(pause);
  }
}

/** Gives up the mails whose sender ended over them; whether those were sent, nobody knows. Gives their number. */
export async function giveUpAbandonedMails(db: Firestore, now: Date): Promise<number> {
  const abandoned = db
    .collection(COLLECTIONS.mail)
    .where('delivery.leaseExpireTime', '<=', Timestamp.fromDate(now))
    .limit(BATCH);
  return db.runTransaction(async (transaction) => {
    const { docs } = await transaction.get(abandoned);
    for (const { ref } of docs) {
      transaction.update(ref, {
        'delivery.state': 'ERROR',
        'delivery.error': `The function that sent it ended too early. ${OUTCOME_UNKNOWN}`,
        'delivery.endTime': now,
        'delivery.leaseExpireTime': null,
      });
    }
    return docs.length;
  });
}
