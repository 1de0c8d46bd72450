import { COLLECTIONS } from '@app/domain/collections.ts';
import type { Firestore } from 'firebase-admin/firestore';
import type { seedContent } from './content/seed-content.ts';

type Content = ReturnType<typeof seedContent>;
export type SeededCollection = keyof Content;

/** Writes the documents of the demo content atomically, in one batch. */
export async function writeContent(db: Firestore, content: Content): Promise<void> {
  const batch = db.batch();
  for (const name of Object.keys(content) as SeededCollection[]) {
    for (const { id, ...fields } of content[name]) {
      batch.set(db.collection(COLLECTIONS[name]).doc(id), fields);
    }
  }
  await batch.commit();
}
