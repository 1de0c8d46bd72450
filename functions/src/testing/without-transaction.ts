import type { Firestore } from 'firebase-admin/firestore';
import type { RunTransaction } from '../store/transaction.ts';

/** For negative controls: the same reads and writes, but nothing holds them together. */
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
