import { onDocumentWrittenWithAuthContext } from 'firebase-functions/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { recordDirectChange } from '../audit/direct-change.ts';
import { removeUnusedPictures } from '../pictures/remove-unused.ts';
import { deployed, REGION } from './deployed.ts';
import { RESOURCES } from './resources.ts';
import { SECRETS } from './settings.ts';

/**
 * What follows from a change to a collection that an admin may write without the API: it is recorded, and pictures that
 * nothing shows any more are removed.
 */
function watch(collection: string) {
  return onDocumentWrittenWithAuthContext(
    { document: `${collection}/{id}`, region: REGION, ...RESOURCES.changes, secrets: SECRETS },
    async ({ data, id: eventId, time, authType, authId }) => {
      if (!data) return;
      const { db, bucket } = deployed();
      const change = {
        document: db.doc(data.after.ref.path),
        before: data.before.data(),
        after: data.after.data(),
      };
      await Promise.all([
        recordDirectChange(db, change, { authType, authId }, { eventId, when: new Date(time) }),
        removeUnusedPictures({ db, bucket }, collection, change),
      ]);
    },
  );
}

export const watchProducts = watch(COLLECTIONS.products);
export const watchEvents = watch(COLLECTIONS.events);
export const watchStories = watch(COLLECTIONS.stories);
export const watchStoreLocations = watch(COLLECTIONS.storeLocations);
export const watchFaqs = watch(COLLECTIONS.faqs);
export const watchContacts = watch(COLLECTIONS.contacts);
