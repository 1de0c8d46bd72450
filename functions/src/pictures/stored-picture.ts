import { blurPath, PICTURE_SOURCE, variantFolder } from '@app/domain/shared/picture.ts';
import type { Deps } from '../deps.ts';

export type Bucket = Deps['bucket'];

/** Names of pictures are never used twice for different contents, so browsers may keep them. */
export const PICTURE_CACHE = 'public, max-age=31536000, immutable';

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 404;
}

/** What `read` gives, or undefined when the bucket has no such object. */
export async function unlessMissing<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Removes the smaller forms of a picture. */
export async function removeVariants(bucket: Bucket, objectPath: string): Promise<void> {
  await bucket.deleteFiles({ prefix: variantFolder(objectPath) });
}

/** Removes a picture and its smaller forms; those that are not there are no trouble. */
export async function removePicture(bucket: Bucket, objectPath: string): Promise<void> {
  await bucket.file(objectPath).delete({ ignoreNotFound: true });
  await removeVariants(bucket, objectPath);
}

/** Marks the variants of a picture as made from the original with this MD5. Written last of them. */
export function variantMetadata(path: string, objectPath: string, originalMd5: string) {
  return path === blurPath(objectPath) ? { [PICTURE_SOURCE]: originalMd5 } : {};
}

/** Whether the variants that are there were made from the original with this MD5 (in base64, as Storage gives it). */
export async function hasVariantsOf(
  bucket: Bucket,
  objectPath: string,
  originalMd5: string | undefined,
): Promise<boolean> {
  const [found] = (await unlessMissing(bucket.file(blurPath(objectPath)).getMetadata())) ?? [];
  return originalMd5 !== undefined && found?.metadata?.[PICTURE_SOURCE] === originalMd5;
}
