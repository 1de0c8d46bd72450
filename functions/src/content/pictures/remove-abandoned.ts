import type { Firestore } from 'firebase-admin/firestore';
import { PICTURE_FOLDERS, variantFolder } from '@app/domain/shared/picture.ts';
import type { Deadline } from '../../store/run-parts.ts';
import { listFiles } from './list-files.ts';
import { findShown, readShown } from './shown-pictures.ts';
import { type Bucket, removePicture } from './stored-picture.ts';

/** How long a form with uploaded but unsaved images may stay open. In milliseconds. */
const MAX_FORM_OPEN_MS = 24 * 60 * 60 * 1000;

/**
 * Removes images that were uploaded and never became part of an item, for example because the browser was closed while
 * a form was open, and variants of images that no longer exist. Files younger than a day are kept.
 *
 * The files are listed in pages and compared with one read of the images that items and drafts show; only the names of images are
 * kept in memory. An apparently abandoned image is looked up again right before it is removed, because an item may have
 * been saved in the meantime.
 * @returns how many images were removed
 */
export async function removeAbandonedPictures(
  { db, bucket }: { db: Firestore; bucket: Bucket },
  now: Date,
  deadline: Deadline,
): Promise<number> {
  const isOld = (created: string | undefined) =>
    created !== undefined && now.getTime() - Date.parse(created) > MAX_FORM_OPEN_MS;
  const shown = await readShown(db);
  const folders = new Set<string>();
  let removed = 0;
  for (const folder of PICTURE_FOLDERS) {
    for await (const files of listFiles(bucket, `${folder}/`)) {
      for (const { name } of files) folders.add(variantFolder(name));
      const candidates = files.filter(
        ({ name, metadata }) => isOld(metadata.timeCreated) && !shown.has(name),
      );
      const names = candidates.map(({ name }) => name);
      const shownNow = await findShown(db, names);
      for (const name of names.filter((path) => !shownNow.has(path))) {
        if (deadline.isOver()) return removed;
        await removePicture(bucket, name);
        removed += 1;
      }
    }
  }
  for await (const files of listFiles(bucket, 'variants/')) {
    for (const file of files) {
      if (deadline.isOver()) return removed;
      const folder = file.name.slice(0, file.name.lastIndexOf('/') + 1);
      if (isOld(file.metadata.timeCreated) && !folders.has(folder))
        await file.delete({ ignoreNotFound: true });
    }
  }
  return removed;
}
