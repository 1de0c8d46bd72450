import type { Firestore } from 'firebase-admin/firestore';
import type { ResponseOf } from '@app/domain/api/endpoint.ts';
import type * as contract from '@app/domain/api/tags.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { createTextComparator } from '@app/domain/shared/collation.ts';
import { TAGGED_COLLECTIONS } from '@app/domain/tag/tags.ts';

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
