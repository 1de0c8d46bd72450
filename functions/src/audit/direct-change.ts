import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { auditEntry, type DocumentChange } from './audit-log.ts';

/** Who made a change, as Firestore tells a function of it. */
export interface Author {
  authType: string;
  authId?: string | undefined;
}

/** gRPC's code for a document that is there already. */
const ALREADY_EXISTS = 6;

/**
 * Backends write as service accounts, and Firestore itself (deleting what has expired) as `system`: what the API
 * changes for an admin it has recorded itself. A person, whether through the rules or in Google's console, is anyone else.
 */
function isPerson({ authType }: Author): boolean {
  return authType !== 'service_account' && authType !== 'system';
}

/**
 * Records a change that a person made without the API, once: an event may be told twice, and its id is the entry's.
 * @param eventId of the event that tells of the change
 */
export async function recordDirectChange(
  db: Firestore,
  change: DocumentChange,
  author: Author,
  { eventId, when }: { eventId: string; when: Date },
): Promise<void> {
  if (!isPerson(author)) return;
  const entry = auditEntry(change, author.authId ?? author.authType, when);
  if (!entry) return;
  const id = encodeURIComponent(eventId);
  try {
    await db.collection(COLLECTIONS.auditLog).doc(id).create(entry);
  } catch (error) {
    if ((error as { code?: unknown }).code !== ALREADY_EXISTS) throw error;
  }
}
