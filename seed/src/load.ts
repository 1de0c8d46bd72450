import { COLLECTIONS, SEAT_COLLECTIONS } from '@app/domain/collections.ts';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import { seedContent } from './content/seed-content.ts';
import { inParallel } from './in-parallel.ts';
import { renderPictures, type PictureFile } from './pictures/render-pictures.ts';
import { writeContent, type SeededCollection } from './write-content.ts';

type Bucket = ReturnType<Storage['bucket']>;

export interface SeedTarget {
  db: Firestore;
  bucket: Bucket;
  /** The time relative to which events, bookings and stories are dated. */
  now: Date;
  /** Whether to empty the seeded collections first. Otherwise a database with content in them is not changed. */
  reset?: boolean;
}

export interface SeedResult {
  loaded: boolean;
  documents: number;
  pictureFiles: number;
}

const NOTHING: SeedResult = { loaded: false, documents: 0, pictureFiles: 0 };
/** The number of documents deleted in one batch. */
const BATCH_SIZE = 500;
const UPLOADS_AT_ONCE = 24;

/**
 * Loads the demo content into an empty database and its bucket. The documents are written last, in one batch, so that
 * an interrupted run leaves the database empty and can be repeated.
 */
export async function loadSeed({ db, bucket, now, reset = false }: SeedTarget): Promise<SeedResult> {
  const content = seedContent(now);
  const names = Object.keys(content) as SeededCollection[];
  if (reset) await empty(db, names);
  else if (await hasContent(db, names)) return NOTHING;

  const files = await renderPictures();
  // Originals are uploaded after their variants, because their upload triggers a function that checks for variants.
  const isVariant = ({ objectPath }: PictureFile) => objectPath.startsWith('variants/');
  for (const part of [files.filter(isVariant), files.filter((file) => !isVariant(file))])
    await inParallel(part, UPLOADS_AT_ONCE, (file) => upload(bucket, file));

  await writeContent(db, content);
  const documents = names.reduce((sum, name) => sum + content[name].length, 0);
  return { loaded: true, documents, pictureFiles: files.length };
}

async function hasContent(db: Firestore, names: readonly SeededCollection[]): Promise<boolean> {
  const firsts = await Promise.all(names.map((name) => db.collection(COLLECTIONS[name]).limit(1).get()));
  return firsts.some((first) => !first.empty);
}

async function empty(db: Firestore, names: readonly SeededCollection[]): Promise<void> {
  for (const name of names) {
    const items = await db.collection(COLLECTIONS[name]).listDocuments();
    const below = name === 'eventSeats' ? await Promise.all(items.flatMap(documentsOfAccount)) : [];
    const refs = [...below.flat(), ...items];
    for (let start = 0; start < refs.length; start += BATCH_SIZE) {
      const batch = db.batch();
      for (const ref of refs.slice(start, start + BATCH_SIZE)) batch.delete(ref);
      await batch.commit();
    }
  }
}

/** Returns the ledger entries and the holds of a seat account, which deleting the account leaves. */
function documentsOfAccount(account: DocumentReference): Promise<DocumentReference[]>[] {
  return Object.values(SEAT_COLLECTIONS).map((name) => account.collection(name).listDocuments());
}

/** Uploads a picture. It is cached forever, because production never reuses a name for different content. */
async function upload(
  bucket: Bucket,
  { file, objectPath, contentType, metadata = {} }: PictureFile,
): Promise<void> {
  await bucket.upload(file, {
    destination: objectPath,
    resumable: false,
    metadata: { contentType, cacheControl: 'public, max-age=31536000, immutable', metadata },
  });
}
