import { onDocumentWrittenWithAuthContext } from 'firebase-functions/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { followChange } from '../audit/follow-change.ts';
import { deployed, REGION } from './deployed.ts';
import { handleEvent, RETRIED } from './handle-event.ts';
import { RESOURCES } from './resources.ts';
import { SECRETS } from './settings.ts';

/**
 * Returns a function that handles changes to a collection that can be written without the API: by the admin under the
 * security rules, or by a person with access to the project in the Google Cloud console.
 */
function watch(collection: string, maxInstances: number = RESOURCES.changes.maxInstances) {
  return onDocumentWrittenWithAuthContext(
    {
      ...RETRIED,
      document: `${collection}/{id}`,
      region: REGION,
      ...RESOURCES.changes,
      maxInstances,
      secrets: SECRETS,
    },
    async (event) => {
      const { data, id: eventId, time, authType, authId } = event;
      if (!data) return;
      const deps = deployed();
      const change = {
        document: deps.db.doc(data.after.ref.path),
        before: data.before.data(),
        after: data.after.data(),
      };
      await handleEvent(deps, event, () =>
        followChange(deps, change, { authType, authId }, { eventId, when: new Date(time) }),
      );
    },
  );
}

export const watchProducts = watch(COLLECTIONS.products);
export const watchEvents = watch(COLLECTIONS.events);
export const watchStories = watch(COLLECTIONS.stories);
export const watchStoreLocations = watch(COLLECTIONS.storeLocations);
export const watchFaqs = watch(COLLECTIONS.faqs);
export const watchContacts = watch(COLLECTIONS.contacts);
// Only a person in the Google Cloud console changes these without the API, one document at a time.
export const watchBookings = watch(COLLECTIONS.bookings, 1);
export const watchSubscriptions = watch(COLLECTIONS.newsletterSubscriptions, 1);
export const watchMail = watch(COLLECTIONS.mail, 1);
