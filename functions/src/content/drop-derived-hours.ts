import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { withoutDerivedHours } from '@app/domain/store-location/hours-text.ts';
import { storedStoreLocationSchema } from '@app/domain/store-location/store-location-schema.ts';
import { fromDocument } from '../store/documents.ts';
import { pagesOf } from '../store/pages-of.ts';

/** A store whose stored text of the opening hours replaces its weekly hours. */
interface KeptHours {
  path: string;
  hours: string;
  hoursKr: string;
}

/**
 * Empties stored texts of opening hours that only repeat the weekly hours, because they would stay when these change.
 * @returns how many stores were changed, and the stores with other text, for the owner to judge
 */
export async function dropDerivedHours(db: Firestore): Promise<{ changed: number; kept: KeptHours[] }> {
  let changed = 0;
  const kept: KeptHours[] = [];
  for await (const documents of pagesOf(db, COLLECTIONS.storeLocations))
    for (const document of documents) {
      const store = fromDocument(storedStoreLocationSchema, document);
      if (!store) continue;
      const { hours, hoursKr } = withoutDerivedHours(store);
      if (hours !== store.hours || hoursKr !== store.hoursKr) {
        // Fails if the owner has changed the store meanwhile.
        await document.ref.update({ hours, hoursKr }, { lastUpdateTime: document.updateTime });
        changed += 1;
      }
      if (hours || hoursKr) kept.push({ path: document.ref.path, hours, hoursKr });
    }
  return { changed, kept };
}
