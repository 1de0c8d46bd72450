import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { objectPathSchema } from '@app/domain/shared/picture-schema.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The field in which the items of each collection reference their images: a list of paths, or one path. */
const PICTURE_FIELDS = {
  [COLLECTIONS.products]: { field: 'images', isAmong: 'array-contains-any' },
  [COLLECTIONS.events]: { field: 'image', isAmong: 'in' },
  [COLLECTIONS.stories]: { field: 'coverImage', isAmong: 'in' },
} as const;
type Shower = keyof typeof PICTURE_FIELDS;
const SHOWERS = Object.keys(PICTURE_FIELDS) as Shower[];

const isShower = (collection: string): collection is Shower => collection in PICTURE_FIELDS;

/** Returns the paths of the images that an item of a collection shows. */
export function picturesOf(collection: string, fields: Fields | undefined): string[] {
  if (!isShower(collection)) return [];
  const value = fields?.[PICTURE_FIELDS[collection].field] ?? [];
  return [value].flat().filter((path) => objectPathSchema.safeParse(path).success) as string[];
}

/** Firestore's limit for the values of one `in` or `array-contains-any`. */
const MOST_VALUES = 30;

/** Returns which of these images an item currently shows, with one query for each collection and 30 images. */
export async function findShown(db: Firestore, paths: readonly string[]): Promise<Set<string>> {
  const shown = new Set<string>();
  for (let start = 0; start < paths.length; start += MOST_VALUES) {
    const some = paths.slice(start, start + MOST_VALUES);
    for (const collection of SHOWERS) {
      const { field, isAmong } = PICTURE_FIELDS[collection];
      const { docs } = await db.collection(collection).where(field, isAmong, some).select(field).get();
      for (const item of docs) for (const path of picturesOf(collection, item.data())) shown.add(path);
    }
  }
  return shown;
}

const PAGE = 500;

/** Returns all images that items show, read one page at a time. */
export async function readShown(db: Firestore): Promise<Set<string>> {
  const shown = new Set<string>();
  for (const collection of SHOWERS) {
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
