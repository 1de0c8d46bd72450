import { variantPath } from '@app/domain/shared/picture.ts';
import { withDeadline } from '../http/deadline.ts';
import { type Bucket, unlessMissing } from '../pictures/stored-picture.ts';

/** A download that hangs would keep one of the few places in which share pictures are drawn. */
const DOWNLOAD_MS = 5_000;

/** A stored picture as it is large enough for a share picture: its variant, the original while that is not made yet. */
export function pictureReader(bucket: Bucket) {
  return async (objectPath: string): Promise<Buffer | undefined> => {
    for (const path of [variantPath(objectPath, 960, 'webp'), objectPath]) {
      const [bytes] = (await unlessMissing(withDeadline(bucket.file(path).download(), DOWNLOAD_MS))) ?? [];
      if (bytes) return bytes;
    }
    return undefined;
  };
}
