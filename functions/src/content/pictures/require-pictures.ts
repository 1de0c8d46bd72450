import type { Firestore } from 'firebase-admin/firestore';
import { DomainError } from '@app/domain/errors.ts';
import { picturesOf } from './shown-pictures.ts';
import type { Bucket } from './stored-picture.ts';

/**
 * Requires that the images that an item of a collection would show are stored. Those that the stored item with this `id` shows
 * already may be lost.
 * @throws DomainError validation_failed, which names the fields
 */
export async function requirePictures(
  { db, bucket }: { db: Firestore; bucket: Bucket },
  collection: string,
  fields: object,
  id?: string,
): Promise<void> {
  const paths = picturesOf(collection, { ...fields });
  const isStored = await Promise.all(paths.map(async (path) => (await bucket.file(path).exists())[0]));
  let missing = paths.filter((_, index) => !isStored[index]);
  if (missing.length > 0 && id) {
    const before = picturesOf(collection, (await db.collection(collection).doc(id).get()).data());
    missing = missing.filter((path) => !before.includes(path));
  }
  if (missing.length === 0) return;
  const names = Object.entries(fields).filter(([, value]) =>
    missing.some((path) => JSON.stringify(value ?? null).includes(path)),
  );
  const message = `There is no such picture: ${missing.join(', ')}`;
  throw new DomainError(
    'validation_failed',
    message,
    names.map(([field]) => ({ field, message })),
  );
}
