import type { UserRecord } from 'firebase-admin/auth';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { CreateBooking, Deps } from '../deps.ts';
import type { RunTransaction } from '../store/transaction.ts';
import { overriding } from './overriding.ts';

/** Parts of the application with one guard taken away each, for negative controls. */

/** The same reads and writes, but nothing holds them together. */
export function withoutTransaction(db: Firestore): RunTransaction {
  return async (work) => {
    const writes = db.batch();
    const result = await work({
      getAll: (...documents) => db.getAll(...documents),
      create: (document, fields) => writes.create(document, fields),
      set: (document, fields) => writes.set(document, fields),
      update: (document, fields) => writes.update(document, fields),
      delete: (document) => writes.delete(document),
    });
    await writes.commit();
    return result;
  };
}

/** Whatever is meant for a document of this collection goes to a new one of its own. */
export function everyWriteAnew(
  { transaction }: Pick<Deps, 'transaction'>,
  collection: string,
): RunTransaction {
  const anew = (document: DocumentReference) =>
    document.parent.id === collection ? document.parent.doc() : document;
  return (work) =>
    transaction((tx) =>
      work({
        getAll: (...documents) => tx.getAll(...documents.map(anew)),
        create: (document, fields) => tx.create(anew(document), fields),
        set: (document, fields) => tx.set(anew(document), fields),
        update: (document, fields) => tx.update(anew(document), fields),
        delete: (document) => tx.delete(anew(document)),
      }),
    );
}

/** Nobody looks whether the key was used before. */
export function everyRequestAnew(createBooking: CreateBooking): CreateBooking {
  return (wanted, admit) => createBooking({ ...wanted, id: crypto.randomUUID() }, admit);
}

/** Every account carries the admin's claim. */
export function adminWhoeverAsks(auth: Deps['auth']): Deps['auth'] {
  return overriding(auth, {
    async getUser(uid) {
      const claimed = { customClaims: { value: { admin: true } } };
      return Object.create(await auth.getUser(uid), claimed) as UserRecord;
    },
  });
}
