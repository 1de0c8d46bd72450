import { onObjectFinalized } from 'firebase-functions/storage';
import { checkPicture } from '../pictures/check-picture.ts';
import { deployed } from './deployed.ts';
import { RESOURCES } from './resources.ts';
import { SECRETS } from './settings.ts';

/** Looks at every file that is put into the bucket. Where the bucket lies decides where the function runs. */
export const checkPictures = onObjectFinalized(
  { ...RESOURCES.pictures, secrets: SECRETS },
  async ({ data, id }) => {
    const { bucket, log } = deployed();
    await checkPicture({ bucket, log, requestId: id }, data);
  },
);
