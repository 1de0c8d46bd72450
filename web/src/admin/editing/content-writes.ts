import {
  collection,
  doc,
  runTransaction,
  serverTimestamp,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase/firestore';
import { isDeepEqual } from '@app/domain/shared/deep-equal.ts';
import { errorCodeOf } from '../../lib/error-code.ts';
import { fromFirestore } from '../../lib/from-firestore.ts';
import { firestore } from '../live/firestore.ts';
import type { ContentItem, ContentName } from './content-kind.ts';
import type { Fields } from '../form/values.ts';

/** A conflict means that nothing was written, since the item is no longer what the writer had before their eyes. */
export type Outcome<Item> = { state: 'done' } | { state: 'conflict'; theirs: Item | null };

interface Place {
  name: ContentName;
  id: string;
}

function itemOf<Item extends ContentItem>(snapshot: DocumentSnapshot): Item | null {
  const data = snapshot.data();
  return data ? fromFirestore<Item>(snapshot.id, data) : null;
}

/** Firestore's error codes when another client wrote between read and write; the retry reads the new version. */
const LOST_RACES = ['aborted', 'failed-precondition', 'already-exists'];

/**
 * Reads what is stored and writes only if that is still what the writer saw. Firestore takes the write only if nothing
 * has changed since the reading, so that this holds for everyone at once. Without a connection it fails rather than
 * waiting for one.
 */
async function writeUnlessChanged<Item extends ContentItem>(
  { name, id }: Place,
  isExpected: (stored: Item | null) => boolean,
  write: (transaction: Transaction, snapshot: DocumentSnapshot) => void,
): Promise<Outcome<Item>> {
  const attempt = () =>
    runTransaction<Outcome<Item>>(
      firestore,
      async (transaction) => {
        const snapshot = await transaction.get(doc(collection(firestore, name), id));
        const stored = itemOf<Item>(snapshot);
        if (!isExpected(stored)) return { state: 'conflict', theirs: stored };
        write(transaction, snapshot);
        return { state: 'done' };
      },
      { maxAttempts: 1 },
    );
  try {
    return await attempt();
  } catch (error) {
    const isLostRace = LOST_RACES.includes(errorCodeOf(error) ?? '');
    if (!isLostRace) throw error;
    return attempt();
  }
}

interface Save<Item> extends Place {
  /** What the editor began with; null for a new item. */
  base: Item | null;
  fields: Fields;
  isStamped: boolean;
}

/** Adds an item, or puts `fields` in the place of `base`. */
export function saveContent<Item extends ContentItem>({
  base,
  fields,
  isStamped,
  ...place
}: Save<Item>): Promise<Outcome<Item>> {
  const isOurs = (stored: Item) => {
    const { id: _, createdAt: __, ...rest } = stored;
    return isDeepEqual(rest, fields);
  };
  return writeUnlessChanged<Item>(
    place,
    // A save whose answer was lost is found done when it is tried again.
    (stored) => isDeepEqual(stored, base) || (stored !== null && isOurs(stored)),
    (transaction, snapshot) => {
      // To the microsecond, which a Date would lose.
      const createdAt: unknown = snapshot.exists() ? snapshot.get('createdAt') : serverTimestamp();
      transaction.set(snapshot.ref, isStamped ? { ...fields, createdAt } : fields);
    },
  );
}

/** Deletes an item, if it is still what the admin saw. One that has gone already is as good as deleted. */
export function deleteContent<Item extends ContentItem>(
  name: ContentName,
  item: Item,
): Promise<Outcome<Item>> {
  return writeUnlessChanged<Item>(
    { name, id: item.id },
    (stored) => stored === null || isDeepEqual(stored, item),
    (transaction, snapshot) => {
      if (snapshot.exists()) transaction.delete(snapshot.ref);
    },
  );
}
