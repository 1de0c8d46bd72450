import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { type DeliveryState, QUEUED_STATES } from '@app/domain/mail/mail.ts';
import { type Delivery, type Mail, mailSchema } from '@app/domain/mail/mail-schema.ts';
import type { Deps } from '../deps.ts';
import { tellOwner } from '../store/tell-owner.ts';
import { fromDocument, toDocument } from '../store/documents.ts';

type Store = Pick<Deps, 'db' | 'transaction'>;

/** Milliseconds for which a claimed mail is reserved: longer than an attempt may take and the function may run. */
export const LEASE_MS = 600_000;

export const mailDocument = (db: Firestore, id: string) => db.collection(COLLECTIONS.mail).doc(id);

export const mailsAbout = (db: Firestore, record: string) =>
  db.collection(COLLECTIONS.mail).where('about', '==', record);

/** Returns whether a mail is queued. A mail of another program may have no state yet. */
export function isQueued(state: DeliveryState | undefined): boolean {
  return state === undefined || QUEUED_STATES.includes(state);
}

/** Returns the stored form of a mail's delivery state. */
export function deliveryFields(delivery: Delivery): { delivery: Record<string, unknown> } {
  return { delivery: toDocument({ id: '', ...delivery }) };
}

/** Updates the delivery state of a mail that is still queued; otherwise another call is processing it. */
export async function updateQueued(
  { db, transaction, clock }: Store & Pick<Deps, 'clock'>,
  id: string,
  change: (delivery: Delivery) => Delivery,
): Promise<void> {
  const document = mailDocument(db, id);
  await transaction(async (tx) => {
    const [snapshot] = await tx.getAll(document);
    const mail = fromDocument(mailSchema, snapshot!);
    if (!mail || !isQueued(mail.delivery?.state)) return;
    const delivery = change(mail.delivery ?? { state: 'PENDING', attempts: 0 });
    tx.update(document, deliveryFields(delivery));
    if (delivery.state === 'ERROR') tellOwner(db, tx, { kind: 'mail', about: document, at: clock.now() });
  });
}

/**
 * Returns whether the record that a mail is about still exists and is as the mail says, and its reader has not
 * unsubscribed.
 */
function isWanted({ onlyWhile = {} }: Mail, record: FirebaseFirestore.DocumentSnapshot | undefined): boolean {
  if (!record) return true;
  if (Object.entries(onlyWhile).some(([field, value]) => record.get(field) !== value)) return false;
  const hasUnsubscribed =
    record.ref.parent.id === COLLECTIONS.newsletterSubscriptions && record.get('isActive') === false;
  return record.exists && !hasUnsubscribed;
}

/**
 * Claims a queued mail exclusively; undefined when it is no longer queued or another call has claimed it. A mail whose
 * reader or record is gone is deleted instead.
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
    if (!mail || !isQueued(mail.delivery?.state)) return undefined;
    const record: DocumentReference[] = mail.about ? [db.doc(mail.about)] : [];
    const [about] = record.length > 0 ? await tx.getAll(...record) : [];
    if (!isWanted(mail, about)) {
      tx.delete(document);
      return undefined;
    }
    const delivery: Delivery = {
      state: 'PROCESSING',
      // A retry that an admin requests starts a new series of attempts.
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
