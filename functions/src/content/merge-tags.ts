import { COLLECTIONS } from '@app/domain/collections.ts';
import { type TagLabelInput, tagKeySchema } from '@app/domain/tag/tag-label-schema.ts';
import { replaceTag, TAGGED_COLLECTIONS, type TaggedCollection } from '@app/domain/tag/tags.ts';
import { raiseVersion } from './raise-version.ts';
import type { Deps } from '../deps.ts';
import type { Deadline } from '../store/run-deadline.ts';

type MergeDeps = Pick<Deps, 'db' | 'transaction' | 'clock'>;

interface Merge {
  from: string;
  into: string;
}

/** The number of items in one transaction. Together they are smaller than the 10 MiB of a transaction: a story has 300 KB at most. */
const BATCH = 25;

/**
 * Replaces `from` by `into` in all items, in batches, and then gives `into` those texts of the label of `from` that it lacks. A
 * repeated call continues with the items that still have `from`.
 */
export async function mergeTags(
  deps: MergeDeps,
  merge: Merge,
  deadline: Deadline,
): Promise<{ changed: number; isDone: boolean }> {
  let changed = 0;
  for (const collection of TAGGED_COLLECTIONS) {
    let count = BATCH;
    while (count === BATCH) {
      if (deadline.isOver()) return { changed, isDone: false };
      count = await replaceInBatch(deps, collection, merge);
      changed += count;
    }
  }
  await moveLabel(deps, merge);
  return { changed, isDone: true };
}

/** Returns the number of items in which the tag was replaced, less than `BATCH` when there are no more. */
function replaceInBatch(
  { db, transaction }: MergeDeps,
  collection: TaggedCollection,
  { from, into }: Merge,
): Promise<number> {
  return transaction(async (tx) => {
    const { docs } = await tx.get(
      db.collection(collection).where('tags', 'array-contains', from).limit(BATCH),
    );
    for (const item of docs)
      tx.update(item.ref, { tags: replaceTag(item.get('tags') as string[], from, into) });
    return docs.length;
  });
}

/** Gives the kept tag the texts that it lacks. */
async function moveLabel(deps: MergeDeps, { from, into }: Merge): Promise<void> {
  // A tag that cannot be the id of a document has no label.
  if (!tagKeySchema.safeParse(from).success) return;
  const labels = deps.db.collection(COLLECTIONS.tagLabels);
  const isMoved = await deps.transaction(async (tx) => {
    const [merged, kept] = await tx.getAll(labels.doc(from), labels.doc(into));
    if (!merged!.exists) return false;
    const textOf = (name: keyof TagLabelInput) =>
      ((kept!.get(name) as string | undefined) || (merged!.get(name) as string | undefined)) ?? '';
    tx.set(kept!.ref, { label: textOf('label'), labelKr: textOf('labelKr') });
    tx.delete(merged!.ref);
    return true;
  });
  if (isMoved) await raiseVersion(deps, COLLECTIONS.tagLabels, deps.clock.now());
}
