import type { Firestore } from 'firebase-admin/firestore';
import type { ResponseOf } from '@app/domain/api/endpoint.ts';
import type * as contract from '@app/domain/api/tags.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { createTextComparator } from '@app/domain/shared/collation.ts';
import { TAGGED_COLLECTIONS, replaceTag, type TaggedCollection } from '@app/domain/tag/tags.ts';
import { type TagLabelInput, tagKeySchema } from '@app/domain/tag/tag-label-schema.ts';
import { raiseVersion } from './raise-version.ts';
import type { Deps } from '../deps.ts';
import type { Deadline } from '../store/run-parts.ts';

type ListedTag = ResponseOf<typeof contract.listTags>[number];

/** Returns all tags that are used or have a label, by key, with the number of items that use them. */
export async function findTags(db: Firestore): Promise<ListedTag[]> {
  const [labels, ...items] = await Promise.all([
    db.collection(COLLECTIONS.tagLabels).get(),
    ...TAGGED_COLLECTIONS.map((name) => db.collection(name).select('tags').get()),
  ]);
  const tags = new Map<string, ListedTag>();
  const tagOf = (key: string) => {
    const tag = tags.get(key) ?? { key, label: '', labelKr: '', products: 0, events: 0, stories: 0 };
    tags.set(key, tag);
    return tag;
  };
  for (const label of labels.docs) Object.assign(tagOf(label.id), label.data());
  for (const [index, name] of TAGGED_COLLECTIONS.entries())
    for (const item of items[index]!.docs)
      for (const key of new Set(item.get('tags') as string[] | undefined)) tagOf(key)[name] += 1;
  const compare = createTextComparator('en');
  return [...tags.values()].toSorted((a, b) => compare(a.key, b.key));
}

/** Sets the label of a tag, or removes it when it has no text. */
export async function labelTag(
  deps: Pick<Deps, 'db' | 'transaction' | 'clock'>,
  key: string,
  label: TagLabelInput,
): Promise<void> {
  const document = deps.db.collection(COLLECTIONS.tagLabels).doc(key);
  await deps.transaction(async (tx) => {
    const [stored] = await tx.getAll(document);
    if (label.label || label.labelKr) tx.set(document, label);
    else if (stored!.exists) tx.delete(document);
  });
  await raiseVersion(deps, COLLECTIONS.tagLabels, deps.clock.now());
}

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
