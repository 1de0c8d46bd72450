import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { picturesInText } from '@app/domain/story/pictures-in-text.ts';
import { objectPathSchema } from '@app/domain/shared/picture-schema.ts';
import { pagesOf } from '../../store/pages-of.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The field in which the items of each collection reference their images: a list of paths, or one path. */
const PICTURE_FIELDS = {
  [COLLECTIONS.products]: { field: 'images', operator: 'array-contains-any' },
  [COLLECTIONS.events]: { field: 'image', operator: 'in' },
  [COLLECTIONS.stories]: { field: 'coverImage', operator: 'in' },
  [COLLECTIONS.sitePictures]: { field: 'image', operator: 'in' },
} as const;
type PictureCollection = keyof typeof PICTURE_FIELDS;
const PICTURE_COLLECTIONS = Object.keys(PICTURE_FIELDS) as PictureCollection[];

const isPictureCollection = (collection: string): collection is PictureCollection =>
  collection in PICTURE_FIELDS;

/** The fields of stories whose text may show images. No query finds them in it. */
const TEXT_FIELDS = ['body', 'bodyKr'];

/** Returns the paths of the images that an item of a collection shows, in its fields or in the text of a story. */
export function picturesOf(collection: string, fields: Fields | undefined): string[] {
  if (!isPictureCollection(collection)) return [];
  const value = fields?.[PICTURE_FIELDS[collection].field] ?? [];
  const paths = [value].flat().filter((path) => objectPathSchema.safeParse(path).success) as string[];
  if (collection !== COLLECTIONS.stories) return paths;
  return [...paths, ...TEXT_FIELDS.flatMap((name) => picturesInText(String(fields?.[name] ?? '')))];
}

/** Firestore's limit for the values of one `in` or `array-contains-any`. */
const MAX_QUERY_VALUES = 30;

/** Reads the images that the items of a collection show, one page at a time. */
async function readShownBy(db: Firestore, collection: PictureCollection): Promise<string[]> {
  const fields = [
    PICTURE_FIELDS[collection].field,
    ...(collection === COLLECTIONS.stories ? TEXT_FIELDS : []),
  ];
  const shown: string[] = [];
  for await (const items of pagesOf(db, collection, ...fields))
    shown.push(...items.flatMap((item) => picturesOf(collection, item.data())));
  return shown;
}

/** Returns the images in the unsaved changes of a form, which are JSON. */
function picturesOfDraft(changes: string): string[] {
  const texts = changes.match(/(?<=")(?:products|events|stories)\/[^"]+(?=")/g) ?? [];
  return [...texts.filter((text) => objectPathSchema.safeParse(text).success), ...picturesInText(changes)];
}

/** Reads the images that unfinished forms contain. There are few of them. */
async function readDrafted(db: Firestore): Promise<string[]> {
  const { docs } = await db.collection(COLLECTIONS.drafts).select('changes').get();
  return docs.flatMap((draft) => picturesOfDraft(draft.get('changes') as string));
}

/**
 * Returns those of the images that some item currently shows or an unfinished form contains: with one query for each collection
 * and 30 images, and by reading all stories and drafts, of which there are few.
 */
export async function findShown(db: Firestore, paths: readonly string[]): Promise<Set<string>> {
  if (paths.length === 0) return new Set();
  const read = (await Promise.all([readShownBy(db, COLLECTIONS.stories), readDrafted(db)])).flat();
  const shown = new Set(read.filter((path) => paths.includes(path)));
  for (let start = 0; start < paths.length; start += MAX_QUERY_VALUES) {
    const batch = paths.slice(start, start + MAX_QUERY_VALUES);
    for (const collection of [COLLECTIONS.products, COLLECTIONS.events, COLLECTIONS.sitePictures]) {
      const { field, operator } = PICTURE_FIELDS[collection];
      const { docs } = await db.collection(collection).where(field, operator, batch).select(field).get();
      for (const item of docs) for (const path of picturesOf(collection, item.data())) shown.add(path);
    }
  }
  return shown;
}

/** Returns all images that items show or that unfinished forms contain. */
export async function readShown(db: Firestore): Promise<Set<string>> {
  const shown = PICTURE_COLLECTIONS.map((collection) => readShownBy(db, collection));
  return new Set((await Promise.all([...shown, readDrafted(db)])).flat());
}
