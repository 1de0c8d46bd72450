import { blurPath, PICTURE_SOURCE, variantFolder } from '@app/domain/shared/picture.ts';
import type { Deps } from '../../deps.ts';

export type Bucket = Deps['bucket'];

/** A name is never reused for different content, so browsers may cache images permanently. */
export const PICTURE_CACHE = 'public, max-age=31536000, immutable';

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 404;
}

/** Returns the result of `read`, or undefined when the object does not exist. */
export async function unlessMissing<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Removes the variants of an image. */
export async function removeVariants(bucket: Bucket, objectPath: string): Promise<void> {
  await bucket.deleteFiles({ prefix: variantFolder(objectPath) });
}

/** Removes an image and its variants; missing files are ignored. */
export async function removePicture(bucket: Bucket, objectPath: string): Promise<void> {
  await bucket.file(objectPath).delete({ ignoreNotFound: true });
  await removeVariants(bucket, objectPath);
}

/**
 * Returns metadata that marks a variant as made from the original with this MD5. The marked variant is written last.
 */
export function variantMetadata(path: string, objectPath: string, originalMd5: string) {
  return path === blurPath(objectPath) ? { [PICTURE_SOURCE]: originalMd5 } : {};
}

/** Returns whether the stored variants were made from the original with this MD5 (in base64, as Storage reports it). */
export async function hasVariantsOf(
  bucket: Bucket,
  objectPath: string,
  originalMd5: string | undefined,
): Promise<boolean> {
  const [found] = (await unlessMissing(bucket.file(blurPath(objectPath)).getMetadata())) ?? [];
  return originalMd5 !== undefined && found?.metadata?.[PICTURE_SOURCE] === originalMd5;
}
