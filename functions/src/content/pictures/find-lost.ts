import {
  LOST_PICTURE_CONTENT,
  NAMED_ITEMS,
  type ContentStatus,
  type LostPicture,
} from '@app/domain/content/content-status.ts';
import { isDeepEqual } from '@app/domain/shared/deep-equal.ts';
import { PICTURE_FOLDERS } from '@app/domain/shared/picture.ts';
import { summaryOf } from '../update-content-status.ts';
import type { Deps } from '../../deps.ts';
import { pagesOf } from '../../store/pages-of.ts';
import { listFiles } from './list-files.ts';
import { picturesOf } from './shown-pictures.ts';

/**
 * Lists the items that show an image which is not stored in `contentStatus/current`, for the dashboard.
 * @returns how many items there are
 */
export async function findLostPictures({ db, bucket }: Pick<Deps, 'db' | 'bucket'>): Promise<number> {
  const shown: { path: string; item: LostPicture }[] = [];
  for (const collection of LOST_PICTURE_CONTENT)
    for await (const page of pagesOf(db, collection))
      for (const document of page) {
        const { id } = document;
        const titles = { title: textOf(document.get('title')), titleKr: textOf(document.get('titleKr')) };
        const paths = picturesOf(collection, document.data());
        shown.push(...paths.map((path) => ({ path, item: { collection, id, ...titles } })));
      }
  // Listed afterwards, so that an image of an item that was saved meanwhile is found.
  const stored = new Set<string>();
  for (const folder of PICTURE_FOLDERS)
    for await (const files of listFiles(bucket, `${folder}/`)) for (const { name } of files) stored.add(name);

  const lost = new Map(shown.filter(({ path }) => !stored.has(path)).map(({ item }) => [item.id, item]));
  const lostPictures = [...lost.values()].slice(0, NAMED_ITEMS);
  const status = summaryOf(db);
  const before = ((await status.get()).data() as ContentStatus | undefined)?.lostPictures ?? [];
  if (!isDeepEqual(before, lostPictures)) await status.set({ lostPictures }, { merge: true });
  return lost.size;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
