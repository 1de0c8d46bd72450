import { COLLECTIONS } from '@app/domain/collections.ts';
import type { Deps } from '../deps.ts';
import { auditEntry } from './audit-log.ts';
import type { DocumentChange } from '../store/document-change.ts';
import { isAlreadyStored } from '../store/transaction.ts';

/** Who made a change, as Firestore's event reports it. */
export interface Author {
  authType: string;
  authId?: string | undefined;
}

/**
 * Returns whether a change bypassed this backend. The functions write as their service account and record an admin's
 * changes in the same commit. An admin who writes under the security rules and a person in the Google Cloud console
 * have the type `unknown`, with a uid or an email address. Google's own systems have the type `system`: the TTL policy
 * deletes expired sessions, and no system is expected to change another audited collection, so that is recorded (types:
 * https://firebase.google.com/docs/reference/functions/2nd-gen/node/firebase-functions.firestore).
 *
 * Another service account is recognized by its email address, which CloudEvents recommends for `authid`
 * (https://github.com/cloudevents/spec/blob/main/cloudevents/extensions/authcontext.md). A missing id or an id of
 * another form cannot be compared and counts as the functions' own: otherwise each booking would leave an entry.
 */
export async function isDirect(
  { ownServiceAccount }: Pick<Deps, 'ownServiceAccount'>,
  collection: string,
  { authType, authId }: Author,
): Promise<boolean> {
  if (authType === 'system') return collection !== COLLECTIONS.adminSessions;
  if (authType !== 'service_account') return true;
  if (!authId?.includes('@')) return false;
  const own = await ownServiceAccount();
  return own !== undefined && authId !== own;
}

/**
 * Records a change that bypassed the API. Events may be delivered more than once; the entry's id is derived from the
 * event's id, so it is written once.
 * @param eventId id of the Firestore event that reports the change
 */
export async function recordDirectChange(
  deps: Pick<Deps, 'db' | 'ownServiceAccount'>,
  change: DocumentChange,
  author: Author,
  { eventId, when }: { eventId: string; when: Date },
): Promise<void> {
  const entry = auditEntry(change, author.authId ?? author.authType, when);
  if (!entry || !(await isDirect(deps, entry.collection, author))) return;
  const id = encodeURIComponent(eventId);
  try {
    await deps.db.collection(COLLECTIONS.auditLog).doc(id).create(entry);
  } catch (error) {
    if (!isAlreadyStored(error)) throw error;
  }
}
