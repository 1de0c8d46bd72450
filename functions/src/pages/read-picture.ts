import { variantPath } from '@app/domain/shared/picture.ts';
import { type Bucket, unlessMissing } from '../pictures/stored-picture.ts';

/** A stored picture as it is large enough for a share picture: its variant, the original while that is not made yet. */
export function pictureReader(bucket: Bucket) {
  return async (objectPath: string): Promise<Buffer | undefined> => {
    for (const path of [variantPath(objectPath, 960, 'webp'), objectPath]) {
      const [bytes] = (await unlessMissing(bucket.file(path).download())) ?? [];
      if (bytes) return bytes;
    }
    return undefined;
  };
}
