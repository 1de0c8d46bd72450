import {
  collection,
  doc,
  serverTimestamp,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase/firestore';
import { isDeepEqual } from '@app/domain/shared/deep-equal.ts';
import { fromFirestore } from '../../lib/from-firestore.ts';
import { rememberOwnChange } from '../../lib/own-changes.ts';
import { commit } from '../live/commit.ts';
import { firestore } from '../live/firestore.ts';
import { contentOf, isUnedited, type ContentItem, type ContentName } from './content-kind.ts';
import type { Fields } from '../form/values.ts';

/** An edit conflict: nothing was written, because the item has changed since it was read. */
export type Outcome<Item> = { state: 'done' } | { state: 'conflict'; theirs: Item | null };

interface Place {
  name: ContentName;
  id: string;
}

function itemOf<Item extends ContentItem>(snapshot: DocumentSnapshot): Item | null {
  const data = snapshot.data();
  return data ? fromFirestore<Item>(snapshot.id, data) : null;
}

/** Writes only if the stored item is the expected one, in a transaction, so that this holds for concurrent writers. */
function writeUnlessChanged<Item extends ContentItem>(
  { name, id }: Place,
  isExpected: (stored: Item | null) => boolean,
  write: (transaction: Transaction, snapshot: DocumentSnapshot) => void,
): Promise<Outcome<Item>> {
  return commit<Outcome<Item>>(async (transaction) => {
    const snapshot = await transaction.get(doc(collection(firestore, name), id));
    const stored = itemOf<Item>(snapshot);
    if (!isExpected(stored)) return { state: 'conflict', theirs: stored };
    write(transaction, snapshot);
    rememberOwnChange();
    return { state: 'done' };
  });
}

interface Save<Item> extends Place {
  /** The item as it was when the form was opened; null for a new one. */
  base: Item | null;
  fields: Fields;
  isStamped: boolean;
}

/** Adds an item, or replaces `base` with `fields`. */
export function saveContent<Item extends ContentItem>({
  base,
  fields,
  isStamped,
  ...place
}: Save<Item>): Promise<Outcome<Item>> {
  const isOurs = (stored: Item) => isDeepEqual(contentOf(stored), fields);
  return writeUnlessChanged<Item>(
    place,
    // A save whose response was lost is recognized when it is repeated.
    (stored) => isUnedited(stored, base) || (stored !== null && isOurs(stored)),
    (transaction, snapshot) => {
      // Compares to the microsecond, which a Date would lose.
      const createdAt: unknown = snapshot.exists() ? snapshot.get('createdAt') : serverTimestamp();
      const kept = ['hasNoneLeft', 'previousDates'].map((name) => [name, snapshot.get(name)] as const);
      transaction.set(snapshot.ref, {
        ...fields,
        ...(isStamped && { createdAt }),
        ...Object.fromEntries(kept.filter(([, value]) => value !== undefined)),
      });
    },
  );
}

/** Deletes an item if it still equals what the admin saw. An item that no longer exists counts as deleted. */
export function deleteContent<Item extends ContentItem>(
  name: ContentName,
  item: Item,
): Promise<Outcome<Item>> {
  return writeUnlessChanged<Item>(
    { name, id: item.id },
    (stored) => stored === null || isUnedited(stored, item),
    (transaction, snapshot) => {
      if (snapshot.exists()) transaction.delete(snapshot.ref);
    },
  );
}
