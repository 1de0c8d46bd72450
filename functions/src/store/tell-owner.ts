import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import type { NoticeKind } from '@app/domain/owner-notice/owner-notice.ts';
import type { Transaction } from './transaction.ts';

/** What has happened, and the record that it is about. */
export interface Happening {
  kind: NoticeKind;
  about: DocumentReference;
  at: Date;
}

/**
 * Stores a notice to the owner in the transaction or batch of what has happened, so that each is told exactly once. `queueOwnerMail` tells
 * it by mail.
 */
export function tellOwner(
  db: Firestore,
  writer: Pick<Transaction, 'create'>,
  { kind, about, at }: Happening,
): void {
  writer.create(db.collection(COLLECTIONS.ownerNotices).doc(), { kind, about: about.path, at });
}
