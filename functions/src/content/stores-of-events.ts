import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import type { EventInput } from '@app/domain/event/event-schema.ts';
import { type StoreLocation, storeLocationSchema } from '@app/domain/store-location/store-location-schema.ts';
import { fromDocument } from '../store/documents.ts';
import type { Reader } from '../store/transaction.ts';

/** Returns the stores that some events name as their place, without those that visitors don't see. */
export async function findStoresOf(
  db: Firestore,
  reader: Reader,
  events: readonly Pick<EventInput, 'storeLocationId'>[],
): Promise<StoreLocation[]> {
  const ids = new Set(events.flatMap(({ storeLocationId }) => storeLocationId ?? []));
  if (ids.size === 0) return [];
  const documents = await reader.getAll(
    ...[...ids].map((id) => db.collection(COLLECTIONS.storeLocations).doc(id)),
  );
  return documents.flatMap((snapshot) => {
    const store = fromDocument(storeLocationSchema, snapshot);
    return store?.isActive ? [store] : [];
  });
}
