import { type AuditAction, auditedCollection, changedFields } from '@app/domain/audit/audit-entry.ts';
import type { AuditEntry } from '@app/domain/audit/audit-entry-schema.ts';
import type { DocumentChange, Fields } from '../store/document-change.ts';
import { withDates } from '../store/documents.ts';

function actionOf({ before, after }: DocumentChange): AuditAction {
  if (!before) return 'created';
  return after ? 'updated' : 'deleted';
}

const plain = (fields: Fields = {}) => withDates(fields) as Fields;

/** Returns the audit log entry for a change, or undefined when there is nothing to record. */
export function auditEntry(
  change: DocumentChange,
  who: string,
  when: Date,
): Omit<AuditEntry, 'id'> | undefined {
  const { id: item, parent } = change.document;
  // A subcollection may be called like an audited collection: an order has `events`.
  if (parent.parent) return undefined;
  const what = actionOf(change);
  const collection = auditedCollection(parent.id, what);
  if (!collection) return undefined;
  const changes = changedFields(collection, plain(change.before), plain(change.after));
  if (Object.keys(changes).length === 0) return undefined;
  return { who, what, when, collection, item, changes };
}
