import { Filter, type Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { objectPathSchema } from '@app/domain/shared/picture-schema.ts';
import { type Bucket, removePicture } from './stored-picture.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The field in which the items of a collection name their pictures: one path, or a list of paths. */
const PICTURE_FIELDS: Partial<Record<string, string>> = {
  [COLLECTIONS.products]: 'images',
  [COLLECTIONS.events]: 'image',
  [COLLECTIONS.stories]: 'coverImage',
};

function picturesOf(collection: string, fields: Fields | undefined): string[] {
  const value = fields?.[PICTURE_FIELDS[collection] ?? ''] ?? [];
  return [value].flat().filter((path) => objectPathSchema.safeParse(path).success) as string[];
}

/** Whether any item shows the picture; the same one may stand in several. */
export async function isShown(db: Firestore, path: string): Promise<boolean> {
  const found = await Promise.all(
    Object.entries(PICTURE_FIELDS).map(([collection, field]) =>
      db
        .collection(collection)
        .where(Filter.or(Filter.where(field!, '==', path), Filter.where(field!, 'array-contains', path)))
        .limit(1)
        .get(),
    ),
  );
  return found.some(({ empty }) => !empty);
}

/** Removes the pictures that an item has shown before and that, after it has changed or gone, none shows any more. */
export async function removeUnusedPictures(
  { db, bucket }: { db: Firestore; bucket: Bucket },
  collection: string,
  { before, after }: { before: Fields | undefined; after: Fields | undefined },
): Promise<void> {
  const kept = picturesOf(collection, after);
  const dropped = picturesOf(collection, before).filter((path) => !kept.includes(path));
  for (const path of dropped) {
    if (!(await isShown(db, path))) await removePicture(bucket, path);
  }
}
