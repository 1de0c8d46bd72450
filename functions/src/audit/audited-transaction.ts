import type { DocumentReference } from 'firebase-admin/firestore';
import type { AuditEntry } from '@app/domain/audit/audit-entry-schema.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import type { Deps } from '../deps.ts';
import type { RunTransaction, Transaction } from '../store/transaction.ts';
import { auditEntry } from './audit-log.ts';

type Fields = Record<string, unknown>;

type AuditedDeps = Pick<Deps, 'db' | 'transaction' | 'clock'>;

/**
 * Returns a transaction runner that writes the audit log entry of each change in the same commit. The state before a
 * change is taken from what the transaction has read; a document that it has not read counts as new.
 */
function auditedTransactions({ db, transaction, clock }: AuditedDeps, who: string): RunTransaction {
  return (work) =>
    transaction(async (tx) => {
      const known = new Map<string, Fields | undefined>();
      const entries: Omit<AuditEntry, 'id'>[] = [];
      let changesOrder = false;

      function record(document: DocumentReference, after: Fields | undefined): void {
        const entry = auditEntry({ document, before: known.get(document.path), after }, who, clock.now());
        known.set(document.path, after);
        if (entry) entries.push(entry);
        if (document.parent.id === COLLECTIONS.orders) changesOrder = true;
      }

      const audited: Transaction = {
        async getAll(...documents) {
          const snapshots = await tx.getAll(...documents);
          for (const snapshot of snapshots) known.set(snapshot.ref.path, snapshot.data());
          return snapshots;
        },
        async get(query) {
          const found = await tx.get(query);
          for (const snapshot of found.docs) known.set(snapshot.ref.path, snapshot.data());
          return found;
        },
        create(document, fields) {
          tx.create(document, fields);
          record(document, fields);
        },
        set(document, fields) {
          tx.set(document, fields);
          record(document, fields);
        },
        update(document, fields) {
          tx.update(document, fields);
          record(document, { ...known.get(document.path), ...fields });
        },
        delete(document) {
          tx.delete(document);
          record(document, undefined);
        },
      };
      const result = await work(audited);
      for (const entry of entries) {
        // An order takes and returns pieces by itself, and its history says so.
        if (changesOrder && entry.collection === COLLECTIONS.productStock) continue;
        tx.create(db.collection(COLLECTIONS.auditLog).doc(), entry);
      }
      return result;
    });
}

/**
 * Returns the dependencies of an admin's request: every change made in their transactions is recorded with the admin's
 * uid.
 * @param who the admin's uid
 */
export function withAuditLog<D extends AuditedDeps>(deps: D, who: string): D {
  return { ...deps, transaction: auditedTransactions(deps, who) };
}
