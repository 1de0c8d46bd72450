import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { objectPathSchema } from '@app/domain/shared/picture-schema.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The field in which the items of each collection reference their images: a list of paths, or one path. */
const PICTURE_FIELDS = {
  [COLLECTIONS.products]: { field: 'images', operator: 'array-contains-any' },
  [COLLECTIONS.events]: { field: 'image', operator: 'in' },
  [COLLECTIONS.stories]: { field: 'coverImage', operator: 'in' },
} as const;
type PictureCollection = keyof typeof PICTURE_FIELDS;
const PICTURE_COLLECTIONS = Object.keys(PICTURE_FIELDS) as PictureCollection[];

const isPictureCollection = (collection: string): collection is PictureCollection =>
  collection in PICTURE_FIELDS;

/** Returns the paths of the images that an item of a collection shows. */
export function picturesOf(collection: string, fields: Fields | undefined): string[] {
  if (!isPictureCollection(collection)) return [];
  const value = fields?.[PICTURE_FIELDS[collection].field] ?? [];
  return [value].flat().filter((path) => objectPathSchema.safeParse(path).success) as string[];
}

/** Firestore's limit for the values of one `in` or `array-contains-any`. */
const MAX_QUERY_VALUES = 30;

/** Returns those of the images that some item currently shows, with one query for each collection and 30 images. */
export async function findShown(db: Firestore, paths: readonly string[]): Promise<Set<string>> {
  const shown = new Set<string>();
  for (let start = 0; start < paths.length; start += MAX_QUERY_VALUES) {
    const batch = paths.slice(start, start + MAX_QUERY_VALUES);
    for (const collection of PICTURE_COLLECTIONS) {
      const { field, operator } = PICTURE_FIELDS[collection];
      const { docs } = await db.collection(collection).where(field, operator, batch).select(field).get();
      for (const item of docs) for (const path of picturesOf(collection, item.data())) shown.add(path);
    }
  }
  return shown;
}

const PAGE = 500;

/** Returns all images that items show, read one page at a time. */
export async function readShown(db: Firestore): Promise<Set<string>> {
  const shown = new Set<string>();
  for (const collection of PICTURE_COLLECTIONS) {
    const items = db
      .collection(collection)
      .select(PICTURE_FIELDS[collection].field)
      .orderBy('__name__')
      .limit(PAGE);
    for (let page = items; ;) {
      const { docs } = await page.get();
      for (const item of docs) for (const path of picturesOf(collection, item.data())) shown.add(path);
      if (docs.length < PAGE) break;
      page = items.startAfter(docs.at(-1));
    }
  }
  return shown;
}
