import { COLLECTIONS } from '@app/domain/collections.ts';
import type { Deps } from '../deps.ts';
import { auditEntry, type DocumentChange } from './audit-log.ts';

/** Who made a change, as Firestore tells a function of it. */
export interface Author {
  authType: string;
  authId?: string | undefined;
}

/** gRPC's code for a document that is there already. */
const ALREADY_EXISTS = 6;

/**
 * Returns whether a change was made without this backend. The functions write as their service account, and record what
 * they change for an admin in the same commit. An admin under the rules and a person in Google's console are `unknown`,
 * with a uid or an email address; Google's own systems are `system`, which no audited collection expects, so that a
 * change by one is worth an entry (types: https://firebase.google.com/docs/reference/functions/2nd-gen/node/firebase-functions.firestore).
 *
 * Another service account is recognised by its email address, which is what CloudEvents recommends for `authid`
 * (https://github.com/cloudevents/spec/blob/main/cloudevents/extensions/authcontext.md). An id that is absent or of
 * another form cannot be compared and counts as the functions' own: each booking would leave an entry otherwise.
 */
async function isDirect(
  { ownServiceAccount }: Pick<Deps, 'ownServiceAccount'>,
  { authType, authId }: Author,
): Promise<boolean> {
  if (authType !== 'service_account') return true;
  if (!authId?.includes('@')) return false;
  const own = await ownServiceAccount();
  return own !== undefined && authId !== own;
}

/**
 * Records a change that was made without the API, once: an event may be delivered twice, and its id is the entry's.
 * @param eventId of the event that tells of the change
 */
export async function recordDirectChange(
  deps: Pick<Deps, 'db' | 'ownServiceAccount'>,
  change: DocumentChange,
  author: Author,
  { eventId, when }: { eventId: string; when: Date },
): Promise<void> {
  const entry = auditEntry(change, author.authId ?? author.authType, when);
  if (!entry || !(await isDirect(deps, author))) return;
  const id = encodeURIComponent(eventId);
  try {
    await deps.db.collection(COLLECTIONS.auditLog).doc(id).create(entry);
  } catch (error) {
    if ((error as { code?: unknown }).code !== ALREADY_EXISTS) throw error;
  }
}
