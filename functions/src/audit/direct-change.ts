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
 * Returns whether a change was made without this backend. The functions write as a service account, and record what they
 * change for an admin in the same commit. An admin under the rules and a person in Google's console are `unknown`, with a
 * uid or an e-mail address; Google's own systems are `system`, which no audited collection expects, so that a change by
 * one is worth an entry (types: https://firebase.google.com/docs/reference/functions/2nd-gen/node/firebase-functions.firestore).
 */
function isDirect({ authType }: Author): boolean {
  return authType !== 'service_account';
}

/**
 * Records a change that was made without the API, once: an event may be delivered twice, and its id is the entry's.
 * @param eventId of the event that tells of the change
 */
export async function recordDirectChange(
  db: Firestore,
  change: DocumentChange,
  author: Author,
  { eventId, when }: { eventId: string; when: Date },
): Promise<void> {
  if (!isDirect(author)) return;
  const entry = auditEntry(change, author.authId ?? author.authType, when);
  if (!entry) return;
  const id = encodeURIComponent(eventId);
  try {
    await db.collection(COLLECTIONS.auditLog).doc(id).create(entry);
  } catch (error) {
    if ((error as { code?: unknown }).code !== ALREADY_EXISTS) throw error;
  }
}
