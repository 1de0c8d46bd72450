import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import {
  CONTENT_STATUS_ID,
  NAMED_ITEMS,
  untranslatedItem,
  type CollectionStatus,
  type UntranslatedItem,
} from '@app/domain/content/content-status.ts';
import { isVersionedContent, type VersionedContent } from '@app/domain/content/versioned-content.ts';
import { isDeepEqual } from '@app/domain/shared/deep-equal.ts';
import { LANGUAGES, type Language } from '@app/domain/shared/language.ts';
import type { Deps } from '../deps.ts';
import type { DocumentChange } from '../store/document-change.ts';

/** The languages that every untranslated item of a collection lacks, by its id. */
export type Untranslated = Record<string, Language[]>;

const statusCollection = (db: Firestore) => db.collection(COLLECTIONS.contentStatus);
export const summaryOf = (db: Firestore) => statusCollection(db).doc(CONTENT_STATUS_ID);
/** The document with all untranslated items of a collection, which only Functions read. */
export const listOf = (db: Firestore, collection: VersionedContent) => statusCollection(db).doc(collection);

export const untranslatedIn = (list: DocumentSnapshot) =>
  (list.get('items') as Untranslated | undefined) ?? {};
export const statusIn = (summary: DocumentSnapshot, collection: VersionedContent) =>
  summary.get(collection) as CollectionStatus | undefined;

function itemOf(collection: VersionedContent, snapshot: DocumentSnapshot): UntranslatedItem | undefined {
  return untranslatedItem(collection, snapshot.id, snapshot.data());
}

/**
 * Brings the summary up to date with items of a collection as they are stored now, in one transaction. It therefore does not
 * matter in what order and how often changes are reported. The names are those of the given items first; places that become free are
 * filled with other items.
 */
export async function recountItems(
  { db, transaction }: Pick<Deps, 'db' | 'transaction'>,
  collection: VersionedContent,
  ids: readonly string[],
): Promise<void> {
  const documents = (names: readonly string[]) => names.map((id) => db.collection(collection).doc(id));
  await transaction(async (tx) => {
    const [summary, list, ...items] = await tx.getAll(
      summaryOf(db),
      listOf(db, collection),
      ...documents(ids),
    );
    const before = untranslatedIn(list!);
    const counted = items.flatMap((item) => itemOf(collection, item) ?? []);
    const others = Object.entries(before).filter(([id]) => !ids.includes(id));
    const after: Untranslated = Object.fromEntries([
      ...others,
      ...counted.map(({ id, missing }) => [id, missing] as const),
    ]);

    const status = statusIn(summary!, collection);
    const named = [...counted, ...(status?.items ?? []).filter(({ id }) => !ids.includes(id))];
    const free = NAMED_ITEMS - named.length;
    const unnamed = others.map(([id]) => id).filter((id) => !named.some((item) => item.id === id));
    const next = free > 0 && unnamed.length > 0 ? await tx.getAll(...documents(unnamed.slice(0, free))) : [];
    const updated: CollectionStatus = {
      total: Object.keys(after).length,
      missing: Object.fromEntries(
        LANGUAGES.map((language) => [
          language,
          Object.values(after).filter((missing) => missing.includes(language)).length,
        ]),
      ) as CollectionStatus['missing'],
      items: [...named, ...next.flatMap((item) => itemOf(collection, item) ?? [])].slice(0, NAMED_ITEMS),
    };
    if (!isDeepEqual(before, after)) tx.set(list!.ref, { items: after });
    if (!isDeepEqual(status, updated)) tx.set(summary!.ref, { ...summary!.data(), [collection]: updated });
  });
}

/** Updates the summary for a changed item. A change that does not concern it costs no read. */
export async function updateContentStatus(
  deps: Pick<Deps, 'db' | 'transaction'>,
  { document, before, after }: DocumentChange,
): Promise<void> {
  const { id, parent } = document;
  const collection = parent.id;
  if (!isVersionedContent(collection)) return;
  const [was, is] = [before, after].map((fields) => untranslatedItem(collection, id, fields));
  if (!isDeepEqual(was, is)) await recountItems(deps, collection, [id]);
}
