import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import {
  type ContactSubmission,
  contactSubmissionSchema,
} from '@app/domain/contact/contact-submission-schema.ts';
import { DomainError } from '@app/domain/errors.ts';
import type { Language } from '@app/domain/shared/language.ts';
import type { Deps } from '../deps.ts';
import { fromDocument, toDocument } from './documents.ts';
import { findPage, type Page, type PageRequest } from './page.ts';

type Store = Pick<Deps, 'db' | 'transaction' | 'outbox'>;

const contacts = (db: Firestore) => db.collection(COLLECTIONS.contacts);

/** Stores a submission and queues the mails about it, all or nothing. */
export async function keepContact(
  { db, transaction, outbox }: Store,
  submission: ContactSubmission,
  language: Language,
): Promise<void> {
  await transaction(async (tx) => {
    tx.create(contacts(db).doc(submission.id), toDocument(submission));
    outbox.contactReceived(tx, submission, language);
  });
}

/** Returns all submissions, newest first. */
export function findContacts(db: Firestore, page: PageRequest): Promise<Page<ContactSubmission>> {
  return findPage(contacts(db), contactSubmissionSchema, ['createdAt', 'desc'], page);
}

/** @throws DomainError not_found */
export async function markRead(
  { db, transaction }: Pick<Store, 'db' | 'transaction'>,
  id: string,
  isRead: boolean,
): Promise<ContactSubmission> {
  return transaction(async (tx) => {
    const document = contacts(db).doc(id);
    const [snapshot] = await tx.getAll(document);
    const submission = fromDocument(contactSubmissionSchema, snapshot!);
    if (!submission) throw new DomainError('not_found', 'There is no such contact submission.');
    tx.update(document, { isRead });
    return { ...submission, isRead };
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
