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
import { commit, firestore } from '../live/firestore.ts';
import { contentOf, isUnedited, type ContentItem, type ContentName } from './content-kind.ts';
import type { Fields } from '../form/values.ts';

/**
 * A conflict, of the item or of its stock: nothing was written, because it has changed since it was read. `left` is the number of
 * pieces now, null if the product is not counted.
 */
export type Outcome<Item> =
  | { state: 'done' }
  | { state: 'conflict'; theirs: Item | null }
  | { state: 'stockChanged'; left: number | null };

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
  write: (transaction: Transaction, snapshot: DocumentSnapshot) => void | Promise<Outcome<Item> | undefined>,
): Promise<Outcome<Item>> {
  return commit<Outcome<Item>>(async (transaction) => {
    const snapshot = await transaction.get(doc(collection(firestore, name), id));
    const stored = itemOf<Item>(snapshot);
    if (!isExpected(stored)) return { state: 'conflict', theirs: stored };
    const refusal = await write(transaction, snapshot);
    if (refusal) return refusal;
    rememberOwnChange();
    return { state: 'done' };
  });
}

interface Save<Item> extends Place {
  /** The item as it was when the form was opened; null for a new one. */
  base: Item | null;
  fields: Fields;
  isStamped: boolean;
  /** The product's number of pieces, null if it is not to be counted, and the one that the admin saw: undefined if unknown. */
  stock?: { before: number | null | undefined; left: number | null } | undefined;
}

/** Adds an item, or replaces `base` with `fields`, together with its stock: orders find neither without the other. */
export function saveContent<Item extends ContentItem>({
  base,
  fields,
  isStamped,
  stock,
  ...place
}: Save<Item>): Promise<Outcome<Item>> {
  const isOurs = (stored: Item) => isDeepEqual(contentOf(stored), fields);
  return writeUnlessChanged<Item>(
    place,
    // A save whose response was lost is recognized when it is repeated.
    (stored) => isUnedited(stored, base) || (stored !== null && isOurs(stored)),
    async (transaction, snapshot) => {
      const counted = stock && (await transaction.get(doc(collection(firestore, 'productStock'), place.id)));
      if (counted) {
        const now = counted.exists() ? (counted.get('left') as number) : null;
        // As above, a repeated save finds its own number.
        if (now !== stock.before && now !== stock.left) return { state: 'stockChanged', left: now };
        if (stock.left === null) transaction.delete(counted.ref);
        else transaction.set(counted.ref, { left: stock.left });
      }
      // Compares to the microsecond, which a Date would lose.
      const createdAt: unknown = snapshot.exists() ? snapshot.get('createdAt') : serverTimestamp();
      const kept = ['hasNoneLeft', 'previousDates'].map((name) => [name, snapshot.get(name)] as const);
      transaction.set(snapshot.ref, {
        ...fields,
        ...(isStamped && { createdAt }),
        ...Object.fromEntries(kept.filter(([, value]) => value !== undefined)),
      });
      return undefined;
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
