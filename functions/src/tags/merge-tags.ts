import { COLLECTIONS } from '@app/domain/collections.ts';
import { tagKeySchema } from '@app/domain/tag/tag-label-schema.ts';
import { replaceTag, TAGGED_COLLECTIONS, type TaggedCollection } from '@app/domain/tag/tags.ts';
import { raiseVersion } from '../content-versions/raise-version.ts';
import type { Deps } from '../deps.ts';
import type { Deadline } from '../run-deadline.ts';

type MergeDeps = Pick<Deps, 'db' | 'transaction' | 'clock'>;

interface Merge {
  from: string;
  into: string;
}

/** The number of items in one transaction. Together they are smaller than the 10 MiB of a transaction: a story has 300 KB at most. */
const BATCH = 25;

/**
 * Replaces `from` by `into` in all items, in batches, and then gives `into` the label of `from` unless it has its own. What is done is
 * in the items: a repeated call continues with those that still have the tag.
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

async function moveLabel(deps: MergeDeps, { from, into }: Merge): Promise<void> {
  // A tag that cannot be the id of a document has no label.
  if (!tagKeySchema.safeParse(from).success) return;
  const labels = deps.db.collection(COLLECTIONS.tagLabels);
  await deps.transaction(async (tx) => {
    const [merged, kept] = await tx.getAll(labels.doc(from), labels.doc(into));
    if (!merged!.exists) return;
    if (!kept!.exists) tx.set(kept!.ref, merged!.data()!);
    tx.delete(merged!.ref);
  });
  await raiseVersion(deps, COLLECTIONS.tagLabels, deps.clock.now());
}
