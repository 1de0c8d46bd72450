import { onObjectFinalized } from 'firebase-functions/storage';
import { checkPicture } from '../content/pictures/check-picture.ts';
import { deployedDeps } from './deployed-deps.ts';
import { handleEvent, RETRY_ON_FAILURE } from './handle-event.ts';
import { RESOURCES } from './resources.ts';
import { SECRETS } from './settings.ts';

/** Checks every file that is uploaded to the bucket. The function runs in the bucket's region. */
export const checkPictures = onObjectFinalized(
  { ...RETRY_ON_FAILURE, ...RESOURCES.pictures, secrets: SECRETS },
  async (event) => {
    const { bucket, db, clock, log } = deployedDeps();
    await handleEvent({ clock, log }, event, () =>
      checkPicture({ bucket, db, clock, log, requestId: event.id }, event.data),
    );
  },
);
