import { createHash } from 'node:crypto';
import { UPLOAD_MAX_BYTES } from '@app/domain/api/objects.ts';
import { objectPathSchema } from '@app/domain/shared/picture-schema.ts';
import { PICTURE_FOLDERS, type PictureFolder } from '@app/domain/shared/picture.ts';
import type { Log } from '../http/log.ts';
import { encodeOriginal, encodeVariants } from './encode-picture.ts';
import { inspectPicture } from './inspect-picture.ts';
import {
  type Bucket,
  hasVariantsOf,
  PICTURE_CACHE,
  removePicture,
  removeVariants,
  unlessMissing,
  variantMetadata,
} from './stored-picture.ts';

/** What Storage tells of an object that has been written. */
export interface StoredObject {
  name: string;
  contentType?: string | undefined;
  /** Bytes; Storage gives a number or its digits. */
  size: number | string;
  generation: number | string;
  md5Hash?: string | undefined;
  contentEncoding?: string | undefined;
}

interface Studio {
  bucket: Bucket;
  log: Log;
  /** The event's id, for the log. */
  requestId: string;
}

const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest('base64');

const isPictureName = (name: string) => objectPathSchema.safeParse(name).success;

function folderOf(name: string): PictureFolder | undefined {
  return PICTURE_FOLDERS.find((folder) => name.startsWith(`${folder}/`));
}

/** Why an object cannot be a picture of its folder, as far as that is seen without its bytes. */
function faultOf({ name, size, contentEncoding }: StoredObject, folder: PictureFolder): string | undefined {
  if (!isPictureName(name)) return 'its name is not that of a picture';
  if (Number(size) === 0) return 'it is empty';
  if (Number(size) > UPLOAD_MAX_BYTES[folder]) return `it has ${size} bytes`;
  // Unpacked it could be of any size.
  if (contentEncoding && contentEncoding !== 'identity') return `it is packed by ${contentEncoding}`;
  return undefined;
}

/** The ending of a name and the type that goes with it. */
const TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/** Whether the bucket still holds the version that the event is about. */
async function isCurrent(bucket: Bucket, { name, generation }: StoredObject): Promise<boolean> {
  const [found] = (await unlessMissing(bucket.file(name).getMetadata())) ?? [];
  return found !== undefined && String(found.generation) === String(generation);
}

/**
 * Looks at what has been put into one of the folders for pictures. What is none is removed. A picture gets its smaller
 * forms, and is written again as nothing but its pixels: without metadata, such as the place where it was taken, and
 * without anything that hides in it. An object that this function has written itself is left as it is.
 */
export async function checkPicture({ bucket, log, requestId }: Studio, object: StoredObject): Promise<void> {
  const folder = folderOf(object.name);
  if (!folder) return;

  async function remove(reason: string): Promise<void> {
    log({ severity: 'WARNING', message: 'picture removed', requestId, object: object.name, reason });
    // A name that is not a picture's could have the beginning of one, whose variants are no concern of its.
    if (isPictureName(object.name)) await removePicture(bucket, object.name);
    else await bucket.file(object.name).delete({ ignoreNotFound: true });
  }

  const fault = faultOf(object, folder);
  if (fault) return remove(fault);
  if (await hasVariantsOf(bucket, object.name, object.md5Hash)) return;

  const [bytes] = (await unlessMissing(bucket.file(object.name).download())) ?? [];
  if (!bytes) return;
  const contentType = TYPES[object.name.split('.').at(-1)!]!;
  if (object.contentType !== contentType) return remove(`it is declared as ${object.contentType}`);
  const inspection = await inspectPicture(bytes, contentType);
  if (!inspection.isPicture) return remove(inspection.reason);

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
  // The blur last: it says that the others are there. The original after it: writing it calls this function again.
  const { variants, blur } = await encodeVariants(original, object.name);
  await Promise.all(
    variants.map(({ path, bytes: content, contentType: type }) => write(path, content, type)),
  );
  await write(blur.path, blur.bytes, blur.contentType);
  if (await isCurrent(bucket, object))
    await write(object.name, original, contentType, { ifGenerationMatch: object.generation });
  else await removeVariants(bucket, object.name);
}
