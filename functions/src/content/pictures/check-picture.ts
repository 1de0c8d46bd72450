import { createHash } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { UPLOAD_MAX_BYTES } from '@app/domain/api/objects.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { pictureCheckId, type PictureCheck } from '@app/domain/shared/picture-check.ts';
import { objectPathSchema } from '@app/domain/shared/picture-schema.ts';
import { PICTURE_FOLDERS, type PictureFolder } from '@app/domain/shared/picture.ts';
import type { Clock } from '../../deps.ts';
import type { Log } from '../../http/log.ts';
import { toDocument } from '../../store/documents.ts';
import { encodeOriginal, encodeVariants } from './encode-picture.ts';
import { inspectPicture } from './inspect-picture.ts';
import {
  type Bucket,
  hasVariantsOf,
  PICTURE_CACHE,
  removeVariants,
  unlessMissing,
  variantMetadata,
} from './stored-picture.ts';

/** Fields of a written object, as a Storage event reports them. */
export interface StoredObject {
  name: string;
  contentType?: string | undefined;
  /** In bytes; Storage sends a number or a decimal string. */
  size: number | string;
  generation: number | string;
  md5Hash?: string | undefined;
  contentEncoding?: string | undefined;
}

interface CheckContext {
  bucket: Bucket;
  db: Firestore;
  clock: Pick<Clock, 'now'>;
  log: Log;
  /** The event's id, for the log. */
  requestId: string;
}

const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest('base64');

const isPictureName = (name: string) => objectPathSchema.safeParse(name).success;

function folderOf(name: string): PictureFolder | undefined {
  return PICTURE_FOLDERS.find((folder) => name.startsWith(`${folder}/`));
}

/** Returns the reason why an object cannot be an image of its folder, judged by its metadata; undefined if there is none. */
function rejectionReason(
  { name, size, contentEncoding }: StoredObject,
  folder: PictureFolder,
): string | undefined {
  if (!isPictureName(name)) return 'its name is not that of a picture';
  if (Number(size) === 0) return 'it is empty';
  if (Number(size) > UPLOAD_MAX_BYTES[folder]) return `it has ${size} bytes`;
  // Compressed content could decompress to any size.
  if (contentEncoding && contentEncoding !== 'identity') return `it is packed by ${contentEncoding}`;
  return undefined;
}

/** The content type for each file extension. */
const CONTENT_TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

type Presence = 'current' | 'replaced' | 'missing';

/** Returns whether the bucket still holds the generation that an event is about. */
async function presenceOf(bucket: Bucket, { name, generation }: StoredObject): Promise<Presence> {
  const [found] = (await unlessMissing(bucket.file(name).getMetadata())) ?? [];
  if (!found) return 'missing';
  return String(found.generation) === String(generation) ? 'current' : 'replaced';
}

/** Storage's answer to a write that requires a generation which is no longer the current one. */
const isPreconditionFailure = (error: unknown) => (error as { code?: unknown }).code === 412;

/**
 * Inspects a file that was uploaded to one of the image folders. A file that is not an image is removed. An image gets
 * its variants and is rewritten as its pixels only: without metadata, such as the location where it was taken, and
 * without embedded data, in the format of its name. An object that this function wrote itself is left unchanged. The outcome is
 * stored in `pictureChecks`.
 *
 * Events are delivered more than once, late and out of order. An event about a generation other than the current one is
 * ignored, because the current one has its own event.
 */
export async function checkPicture(
  { bucket, db, clock, log, requestId }: CheckContext,
  object: StoredObject,
): Promise<void> {
  const folder = folderOf(object.name);
  if (!folder || (await presenceOf(bucket, object)) !== 'current') return;
  const current = { ifGenerationMatch: object.generation };

  async function remove(reason: string): Promise<void> {
    log({ severity: 'WARNING', message: 'picture removed', requestId, object: object.name, reason });
    await bucket.file(object.name).delete({ ignoreNotFound: true, ...current });
    // An invalid name may start like the name of an image, whose variants must stay.
    if (!isPictureName(object.name)) return;
    await removeVariants(bucket, object.name);
    await store({ outcome: 'removed', reason });
  }
  async function store(result: Pick<PictureCheck, 'outcome' | 'reason'>): Promise<void> {
    const id = pictureCheckId(object.name);
    const check = { id, path: object.name, ...result, checkedAt: clock.now() } satisfies PictureCheck & {
      id: string;
    };
    await db.collection(COLLECTIONS.pictureChecks).doc(id).set(toDocument(check));
  }

  const rejection = rejectionReason(object, folder);
  if (rejection) return remove(rejection);
  if (await hasVariantsOf(bucket, object.name, object.md5Hash)) return;

  const [bytes] = (await unlessMissing(bucket.file(object.name).download())) ?? [];
  if (!bytes) return;
  const contentType = CONTENT_TYPES[object.name.split('.').at(-1)!]!;
  if (object.contentType !== contentType) return remove(`it is declared as ${object.contentType}`);
  const inspection = await inspectPicture(bytes);
  if (!inspection.isPicture) return remove(inspection.reason);
  // The admin waits for it, and nothing below refuses an image.
  await store({ outcome: 'passed' });

  const original = await encodeOriginal(bytes, contentType);
  const write = async (path: string, content: Buffer, type: string, precondition = {}) =>
    bucket.file(path).save(content, {
      resumable: false,
      metadata: {
        contentType: type,
        cacheControl: PICTURE_CACHE,
        metadata: variantMetadata(path, object.name, md5(original)),
      },
      preconditionOpts: precondition,
    });

  // The blur is written last, because it marks the variants as complete. The original follows, because writing it
  // triggers this function again.
  const { variants, blur } = await encodeVariants(original, object.name);
  await Promise.all(
    variants.map(({ path, bytes: content, contentType: type }) => write(path, content, type)),
  );
  await write(blur.path, blur.bytes, blur.contentType);
  const presence = await presenceOf(bucket, object);
  if (presence === 'missing') await removeVariants(bucket, object.name);
  if (presence !== 'current') return;
  try {
    await write(object.name, original, contentType, current);
  } catch (error) {
    if (!isPreconditionFailure(error)) throw error;
  }
}
