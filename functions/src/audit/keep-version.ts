import { changedFields } from '@app/domain/audit/audit-entry.ts';
import type { AuditEntry } from '@app/domain/audit/audit-entry-schema.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { isVersionedContent } from '@app/domain/content/versioned-content.ts';
import { type Author, isDirect } from './direct-change.ts';
import type { Deps } from '../deps.ts';
import type { DocumentChange, Fields } from '../store/document-change.ts';
import { withDates } from '../store/documents.ts';

const plain = (fields: Fields) => withDates(fields) as Fields;

/** Returns the admin whose call changed the item, from the audit log entry in the same commit. */
async function adminOf({ db }: Pick<Deps, 'db'>, item: string): Promise<string | undefined> {
  const entries = db.collection(COLLECTIONS.auditLog).where('item', '==', item);
  const { docs } = await entries.orderBy('when', 'desc').limit(1).get();
  return (docs[0]?.data() as AuditEntry | undefined)?.who;
}

/**
 * Keeps the version of an item of content that a change has replaced or deleted. Events may be delivered more than once; the
 * version's id is derived from the event's id, so it is kept once.
 */
export async function keepVersion(
  deps: Pick<Deps, 'db' | 'ownServiceAccount'>,
  { document, before, after }: DocumentChange,
  author: Author,
  { eventId, when }: { eventId: string; when: Date },
): Promise<void> {
  const { id: item, parent } = document;
  const collection = parent.id;
  if (!before || !isVersionedContent(collection)) return;
  const fields = Object.keys(changedFields(collection, plain(before), plain(after ?? {})));
  if (fields.length === 0) return;
  const isOwn = !(await isDirect(deps, collection, author));
  const who = (isOwn ? await adminOf(deps, item) : author.authId) ?? author.authType;
  await deps.db
    .collection(COLLECTIONS.contentHistory)
    .doc(encodeURIComponent(eventId))
    .set({ collection, item, who, when, fields, content: before });
}
