import { onSchedule } from 'firebase-functions/scheduler';
import { SEOUL } from '@app/domain/shared/seoul-time.ts';
import { removeAbandonedPictures } from '../pictures/remove-abandoned.ts';
import { sweep } from '../retention/sweep.ts';
import { deployed, REGION } from './deployed.ts';
import { RESOURCES } from './resources.ts';
import { SECRETS } from './settings.ts';

/** Once a night: deletes the records whose time has run out and the pictures that came to nothing. */
export const keepOrder = onSchedule(
  { schedule: 'every day 04:00', timeZone: SEOUL, region: REGION, ...RESOURCES.schedules, secrets: SECRETS },
  async ({ scheduleTime }) => {
    const { db, bucket, clock, log } = deployed();
    const removed = await sweep(db, clock.now());
    const abandonedPictures = await removeAbandonedPictures({ db, bucket }, clock.now());
    log({
      severity: 'INFO',
      message: 'order kept',
      requestId: scheduleTime,
      abandonedPictures,
      removed,
    });
  },
);
