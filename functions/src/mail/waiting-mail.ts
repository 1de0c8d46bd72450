import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { type DeliveryState, QUEUED_STATES } from '@app/domain/mail/mail.ts';
import { type Delivery, type Mail, mailSchema } from '@app/domain/mail/mail-schema.ts';
import type { Deps } from '../deps.ts';
import { fromDocument, toDocument } from '../store/documents.ts';

type Store = Pick<Deps, 'db' | 'transaction'>;

/** Longer than one attempt may take, and than the function may run. */
export const LEASE_MS = 600_000;

export const mailDocument = (db: Firestore, id: string) => db.collection(COLLECTIONS.mail).doc(id);

/** Whether a mail waits to be sent; one that another program wrote may have no state yet. */
export function isWaiting(state: DeliveryState | undefined): boolean {
  return state === undefined || QUEUED_STATES.includes(state);
}

/** What is noted of a mail's delivery, as it is stored. */
export function deliveryFields(delivery: Delivery): { delivery: Record<string, unknown> } {
  return { delivery: toDocument({ id: '', ...delivery }) };
}

/** Changes what is noted of a mail's delivery if it still waits; otherwise somebody else takes care of it. */
export async function updateWaiting(
  { db, transaction }: Store,
  id: string,
  change: (delivery: Delivery) => Delivery,
): Promise<void> {
  const document = mailDocument(db, id);
  await transaction(async (tx) => {
    const [snapshot] = await tx.getAll(document);
    const mail = fromDocument(mailSchema, snapshot!);
    if (!mail || !isWaiting(mail.delivery?.state)) return;
    tx.update(document, deliveryFields(change(mail.delivery ?? { state: 'PENDING', attempts: 0 })));
  });
}

/** Whether the record that a mail is about still stands, and its reader still wants to hear of it. */
function isWanted(record: FirebaseFirestore.DocumentSnapshot | undefined): boolean {
  if (!record) return true;
  const hasUnsubscribed =
    record.ref.parent.id === COLLECTIONS.newsletterSubscriptions && record.get('isActive') === false;
  return record.exists && !hasUnsubscribed;
}

/**
 * Takes a waiting mail for this caller alone; undefined when there is none any more, or somebody else has it. A mail
 * that is no longer wanted is deleted instead.
 */
export async function claimMail(
  { db, transaction }: Store,
  id: string,
  now: Date,
): Promise<(Mail & { delivery: Delivery }) | undefined> {
  const document = mailDocument(db, id);
  return transaction(async (tx) => {
    const [snapshot] = await tx.getAll(document);
    const mail = fromDocument(mailSchema, snapshot!);
    if (!mail || !isWaiting(mail.delivery?.state)) return undefined;
    const record: DocumentReference[] = mail.about ? [db.doc(mail.about)] : [];
    const [about] = record.length > 0 ? await tx.getAll(...record) : [];
    if (!isWanted(about)) {
      tx.delete(document);
      return undefined;
    }
    const delivery: Delivery = {
      state: 'PROCESSING',
      // A person who asks for another try gets the whole series of attempts.
      attempts: mail.delivery?.state === 'PENDING' ? mail.delivery.attempts : 0,
      giveUpAt: mail.delivery?.giveUpAt,
      startTime: now,
      leaseExpireTime: new Date(now.getTime() + LEASE_MS),
      error: null,
    };
    tx.update(document, deliveryFields(delivery));
    return { ...mail, delivery };
  });
}
