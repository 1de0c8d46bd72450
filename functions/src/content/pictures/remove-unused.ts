import type { Firestore } from 'firebase-admin/firestore';
import { findShown, picturesOf } from './shown-pictures.ts';
import { type Bucket, removePicture } from './stored-picture.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Removes the images that an item showed before it changed or was deleted and that no item shows any more. */
export async function removeUnusedPictures(
  { db, bucket }: { db: Firestore; bucket: Bucket },
  collection: string,
  { before, after }: { before: Fields | undefined; after: Fields | undefined },
): Promise<void> {
  const kept = picturesOf(collection, after);
  const dropped = picturesOf(collection, before).filter((path) => !kept.includes(path));
  const shown = await findShown(db, dropped);
  for (const path of dropped) if (!shown.has(path)) await removePicture(bucket, path);
}
