import type { Firestore } from 'firebase-admin/firestore';
import { PICTURE_FOLDERS, variantFolder } from '@app/domain/shared/picture.ts';
import { isShown } from './remove-unused.ts';
import { type Bucket, removePicture } from './stored-picture.ts';

/** A form may be open for so long with pictures that it has uploaded and not saved. In milliseconds. */
const PATIENCE = 24 * 60 * 60 * 1000;

/**
 * Removes the pictures that were uploaded and never became part of an item, as when a browser was closed over a form, and
 * the smaller forms of pictures that are gone themselves. What is younger than a day is left alone.
 * @returns how many pictures were removed
 */
export async function removeAbandonedPictures(
  { db, bucket }: { db: Firestore; bucket: Bucket },
  now: Date,
): Promise<number> {
  const isOld = (created: string | undefined) =>
    created !== undefined && now.getTime() - Date.parse(created) > PATIENCE;
  const pictures = new Set<string>();
  let removed = 0;
  for (const folder of PICTURE_FOLDERS) {
    const [files] = await bucket.getFiles({ prefix: `${folder}/` });
    for (const { name, metadata } of files) {
      if (isOld(metadata.timeCreated) && !(await isShown(db, name))) {
        await removePicture(bucket, name);
        removed += 1;
      } else pictures.add(variantFolder(name));
    }
  }
  const [variants] = await bucket.getFiles({ prefix: 'variants/' });
  for (const file of variants) {
    const folder = file.name.slice(0, file.name.lastIndexOf('/') + 1);
    if (isOld(file.metadata.timeCreated) && !pictures.has(folder))
      await file.delete({ ignoreNotFound: true });
  }
  return removed;
}
