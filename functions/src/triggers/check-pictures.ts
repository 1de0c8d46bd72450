import { onObjectFinalized } from 'firebase-functions/storage';
import { checkPicture } from '../pictures/check-picture.ts';
import { deployed } from './deployed.ts';
import { SECRETS } from './settings.ts';

/**
 * Looks at every file that is put into the bucket. Where the bucket lies decides where the function runs. A picture of
 * 40 megapixels takes 160 MB while it is decoded, so that each has an instance to itself.
 */
export const checkPictures = onObjectFinalized(
  { memory: '1GiB', cpu: 1, concurrency: 1, timeoutSeconds: 300, secrets: SECRETS },
  async ({ data, id }) => {
    const { bucket, log } = deployed();
    await checkPicture({ bucket, log, requestId: id }, data);
  },
);
