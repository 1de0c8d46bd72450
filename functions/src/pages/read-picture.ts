import { variantPath } from '@app/domain/shared/picture.ts';
import { withDeadline } from '../http/deadline.ts';
import { type Bucket, unlessMissing } from '../content/pictures/stored-picture.ts';

/** Timeout of a download: a hanging one would block one of the few concurrent drawings. */
const DOWNLOAD_MS = 5_000;

/** Returns a function that reads a stored image for a share image: its variant, or the original while that is missing. */
export function pictureReader(bucket: Bucket) {
  return async (objectPath: string): Promise<Buffer | undefined> => {
    for (const path of [variantPath(objectPath, 960, 'webp'), objectPath]) {
      const [bytes] = (await unlessMissing(withDeadline(bucket.file(path).download(), DOWNLOAD_MS))) ?? [];
      if (bytes) return bytes;
    }
    return undefined;
  };
}
