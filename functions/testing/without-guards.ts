import type { UserRecord } from 'firebase-admin/auth';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { CreateBooking, Deps } from '../src/deps.ts';
import type { RunTransaction } from '../src/store/transaction.ts';
import { withOverrides } from './with-overrides.ts';

/** Dependencies that each lack one guard, for negative controls. */

/** Performs the same reads and writes without a transaction. */
export function withoutTransaction(db: Firestore): RunTransaction {
  return async (work) => {
    const writes = db.batch();
    const result = await work({
      getAll: (...documents) => db.getAll(...documents),
      get: (query) => query.get(),
      create: (document, fields) => writes.create(document, fields),
      set: (document, fields) => writes.set(document, fields),
      update: (document, fields) => writes.update(document, fields),
      delete: (document) => writes.delete(document),
    });
    await writes.commit();
    return result;
  };
}

/** Redirects every write to a document of this collection to a new document. */
export function writesToNewDocuments(
  { transaction }: Pick<Deps, 'transaction'>,
  collection: string,
): RunTransaction {
  const redirect = (document: DocumentReference) =>
    document.parent.id === collection ? document.parent.doc() : document;
  return (work) =>
    transaction((tx) =>
      work({
        getAll: (...documents) => tx.getAll(...documents.map(redirect)),
        get: (query) => tx.get(query),
        create: (document, fields) => tx.create(redirect(document), fields),
        set: (document, fields) => tx.set(redirect(document), fields),
        update: (document, fields) => tx.update(redirect(document), fields),
        delete: (document) => tx.delete(redirect(document)),
      }),
    );
}

/** Ignores idempotency keys: every request gets a new id. */
export function withoutIdempotency(createBooking: CreateBooking): CreateBooking {
  return (request, checkRateLimit) => createBooking({ ...request, id: crypto.randomUUID() }, checkRateLimit);
}

/** Gives every account the admin claim. */
export function everyoneIsAdmin(auth: Deps['auth']): Deps['auth'] {
  return withOverrides(auth, {
    async getUser(uid) {
      const claimed = { customClaims: { value: { admin: true } } };
      return Object.create(await auth.getUser(uid), claimed) as UserRecord;
    },
  });
}
