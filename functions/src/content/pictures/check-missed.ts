import { blurPath, PICTURE_FOLDERS, PICTURE_SOURCE } from '@app/domain/shared/picture.ts';
import { type Deadline, runParts } from '../../store/run-parts.ts';
import type { Deps } from '../../deps.ts';
import { checkPicture, type StoredObject } from './check-picture.ts';
import { listFiles } from './list-files.ts';

type ListedObject = StoredObject & { timeCreated: string };

/** Returns the fields of a listed object that a check needs. */
function pickFields(object: ListedObject): StoredObject {
  const { name, contentType, size, generation, md5Hash, contentEncoding } = object;
  return { name, contentType, size, generation, md5Hash, contentEncoding };
}

/** Storage events normally arrive within seconds; after this time an event counts as lost. In milliseconds. */
const EVENT_DELAY_MS = 60 * 60 * 1000;

/**
 * Checks the images whose event was lost: those without the mark that `checkPicture` leaves on the blur variant. An
 * image that cannot be checked does not stop the others.
 * @returns how many images were checked
 * @throws Error that names the images that could not be checked
 */
export async function checkMissedPictures(
  { bucket, db, log }: Pick<Deps, 'bucket' | 'db' | 'log'>,
  requestId: string,
  now: Date,
  deadline: Deadline,
): Promise<number> {
  const sources = new Map<string, string | undefined>();
  for await (const files of listFiles(bucket, 'variants/')) {
    for (const { name, metadata } of files)
      if (name.endsWith('/blur.webp'))
        sources.set(name, metadata.metadata?.[PICTURE_SOURCE] as string | undefined);
  }
  const isMissed = ({ name, md5Hash, timeCreated }: ListedObject) =>
    now.getTime() - Date.parse(timeCreated) > EVENT_DELAY_MS &&
    (md5Hash === undefined || sources.get(blurPath(name)) !== md5Hash);

  const missed: StoredObject[] = [];
  for (const folder of PICTURE_FOLDERS) {
    for await (const files of listFiles(bucket, `${folder}/`)) {
      const found = files.map(({ name, metadata }) => ({ ...(metadata as ListedObject), name }));
      missed.push(...found.filter(isMissed).map(pickFields));
    }
  }
  let checked = 0;
  const checks = missed.map((object) => {
    async function check() {
      if (deadline.isOver()) return;
      await checkPicture({ bucket, db, clock: { now: () => now }, log, requestId }, object);
      checked += 1;
    }
    return [object.name, check] as const;
  });
  await runParts({ log }, requestId, Object.fromEntries(checks));
  return checked;
}
