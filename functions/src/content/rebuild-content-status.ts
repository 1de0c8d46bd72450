import { untranslatedItem } from '@app/domain/content/content-status.ts';
import { VERSIONED_CONTENT, type VersionedContent } from '@app/domain/content/versioned-content.ts';
import { isDeepEqual } from '@app/domain/shared/deep-equal.ts';
import type { Deps } from '../deps.ts';
import type { Deadline } from '../store/run-parts.ts';
import { pagesOf } from '../store/pages-of.ts';
import { listOf, recountItems, statusIn, summaryOf, untranslatedIn } from './update-content-status.ts';

/** Items that are counted in one transaction. */
const BATCH = 100;

/** Returns the ids of the items that the summary does not state as they are. */
async function findDifferences(db: Deps['db'], collection: VersionedContent): Promise<string[]> {
  const [summary, list] = await db.getAll(summaryOf(db), listOf(db, collection));
  const stated = untranslatedIn(list!);
  const names = new Map(statusIn(summary!, collection)?.items.map((item) => [item.id, item]));
  const left = new Set(Object.keys(stated));
  const different: string[] = [];
  for await (const page of pagesOf(db, collection))
    for (const document of page) {
      const { id } = document;
      const item = untranslatedItem(collection, id, document.data());
      const name = names.get(id);
      left.delete(id);
      if (!isDeepEqual(item?.missing, stated[id]) || (name && !isDeepEqual(name, item))) different.push(id);
    }
  return [...different, ...left];
}

/**
 * Counts the items of all collections again, for changes whose event was lost and for content that is older than the summary. Only
 * items that differ are written, each as it is stored at that moment, so changes may happen meanwhile.
 * @returns how many items differed
 */
export async function rebuildContentStatus(
  deps: Pick<Deps, 'db' | 'transaction'>,
  deadline?: Deadline,
): Promise<number> {
  let corrected = 0;
  for (const collection of VERSIONED_CONTENT) {
    const different = await findDifferences(deps.db, collection);
    // At least once, so that a collection without a missing text is known to have none.
    for (let start = 0; start === 0 || start < different.length; start += BATCH) {
      if (deadline?.isOver()) return corrected;
      const batch = different.slice(start, start + BATCH);
      await recountItems(deps, collection, batch);
      corrected += batch.length;
    }
  }
  return corrected;
}
