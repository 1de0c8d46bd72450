import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { CONTACT_LIMITS } from '@app/domain/contact/contact-submission.ts';
import {
  type ContactReply,
  type ContactSubmission,
  contactSubmissionSchema,
} from '@app/domain/contact/contact-submission-schema.ts';
import { DomainError } from '@app/domain/errors.ts';
import type { Deps } from '../deps.ts';
import { findDailyTurn } from '../mail/mailbox-limit.ts';
import { tellOwner } from '../store/tell-owner.ts';
import { fromDocument, toDocument } from '../store/documents.ts';
import { findPage, type Page, type PageRequest } from '../store/page.ts';
import { isAlreadyStored, type Reader } from '../store/transaction.ts';

type Store = Pick<Deps, 'db' | 'transaction' | 'outbox' | 'limiter'>;

const contacts = (db: Firestore) => db.collection(COLLECTIONS.contacts);

/**
 * Stores a submission, acknowledges it to the visitor and tells the owner, all or nothing; nothing when the submission is already stored. A mailbox
 * beyond its daily limit gets no further acknowledgement.
 */
export async function keepContact(deps: Store, submission: ContactSubmission): Promise<void> {
  const { db, transaction, outbox } = deps;
  const turn = await findDailyTurn(deps, 'acknowledgements', submission.email);
  try {
    await transaction(async (tx) => {
      tx.create(contacts(db).doc(submission.id), toDocument(submission));
      if (turn) outbox.contactReceived(tx, submission);
      const { id, createdAt } = submission;
      tellOwner(db, tx, { kind: 'message', about: contacts(db).doc(id), at: createdAt });
    });
  } catch (error) {
    await turn?.giveBack();
    if (!isAlreadyStored(error)) throw error;
  }
}

/** Returns all submissions, newest first. */
export function findContacts(db: Firestore, page: PageRequest): Promise<Page<ContactSubmission>> {
  return findPage(contacts(db), contactSubmissionSchema, ['createdAt', 'desc'], page);
}

/** @throws DomainError not_found */
async function requireContact(tx: Reader, db: Firestore, id: string): Promise<ContactSubmission> {
  const [snapshot] = await tx.getAll(contacts(db).doc(id));
  const submission = fromDocument(contactSubmissionSchema, snapshot!);
  if (!submission) throw new DomainError('not_found', 'There is no such contact submission.');
  return submission;
}

/** @throws DomainError not_found */
export async function markRead(
  { db, transaction }: Pick<Store, 'db' | 'transaction'>,
  id: string,
  isRead: boolean,
): Promise<ContactSubmission> {
  return transaction(async (tx) => {
    const submission = await requireContact(tx, db, id);
    tx.update(contacts(db).doc(id), { isRead });
    return { ...submission, isRead };
  });
}

/**
 * Adds a reply, queues its mail to the visitor and marks the submission as read, all or nothing. A reply that is already
 * stored is not sent again.
 * @throws DomainError not_found, idempotency_conflict, validation_failed
 */
export async function addReply(
  { db, transaction, outbox }: Omit<Store, 'limiter'>,
  id: string,
  reply: ContactReply,
): Promise<ContactSubmission> {
  return transaction(async (tx) => {
    const submission = await requireContact(tx, db, id);
    const { replies = [] } = submission;
    const earlier = replies.find((one) => one.id === reply.id);
    if (earlier) {
      if (earlier.message !== reply.message) throw new DomainError('idempotency_conflict');
      return submission;
    }
    if (replies.length >= CONTACT_LIMITS.repliesMax) {
      const message = `A message takes at most ${CONTACT_LIMITS.repliesMax} replies; continue by mail.`;
      throw new DomainError('validation_failed', message, [{ field: 'message', message }]);
    }
    const answered = { ...submission, isRead: true, replies: [...replies, reply] };
    tx.update(contacts(db).doc(id), { isRead: true, replies: answered.replies });
    outbox.contactAnswered(tx, submission, reply);
    return answered;
  });
}

/** @throws DomainError not_found */
export async function removeContact(
  { db, transaction }: Pick<Store, 'db' | 'transaction'>,
  id: string,
): Promise<void> {
  await transaction(async (tx) => {
    const document = contacts(db).doc(id);
    const [snapshot] = await tx.getAll(document);
    if (!snapshot!.exists) throw new DomainError('not_found', 'There is no such contact submission.');
    tx.delete(document);
  });
}
