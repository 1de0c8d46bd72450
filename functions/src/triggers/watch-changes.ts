import { onDocumentWrittenWithAuthContext } from 'firebase-functions/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { handleChange } from '../audit/handle-change.ts';
import { deployedDeps, REGION } from './deployed-deps.ts';
import { handleEvent, RETRY_ON_FAILURE } from './handle-event.ts';
import { RESOURCES } from './resources.ts';
import { SECRETS } from './settings.ts';

/**
 * Returns a function that handles changes to a collection that is searched, or that can be written without the API: by
 * the admin under the security rules, or by a person with access to the project in the Google Cloud console.
 */
function changeHandler(collection: string, maxInstances: number = RESOURCES.changes.maxInstances) {
  return onDocumentWrittenWithAuthContext(
    {
      ...RETRY_ON_FAILURE,
      document: `${collection}/{id}`,
      region: REGION,
      ...RESOURCES.changes,
      maxInstances,
      secrets: SECRETS,
    },
    async (event) => {
      const { data, id: eventId, time, authType, authId } = event;
      if (!data) return;
      const deps = deployedDeps();
      const change = {
        document: deps.db.doc(data.after.ref.path),
        before: data.before.data(),
        after: data.after.data(),
      };
      await handleEvent(deps, event, () =>
        handleChange(deps, change, { authType, authId }, { eventId, when: new Date(time) }),
      );
    },
  );
}

export const watchProducts = changeHandler(COLLECTIONS.products);
export const watchEvents = changeHandler(COLLECTIONS.events);
export const watchStories = changeHandler(COLLECTIONS.stories, 1);
export const watchStoreLocations = changeHandler(COLLECTIONS.storeLocations, 1);
export const watchFaqs = changeHandler(COLLECTIONS.faqs, 1);
export const watchStock = changeHandler(COLLECTIONS.productStock, 1);
export const watchContacts = changeHandler(COLLECTIONS.contacts, 1);
// Only the Google Cloud console and other service accounts change these without the API; their search entries may follow
// a little later. One instance is enough.
export const watchBookings = changeHandler(COLLECTIONS.bookings, 1);
export const watchSubscriptions = changeHandler(COLLECTIONS.newsletterSubscriptions, 1);
export const watchMail = changeHandler(COLLECTIONS.mail, 1);
export const watchOrders = changeHandler(COLLECTIONS.orders, 1);
export const watchSessions = changeHandler(COLLECTIONS.adminSessions, 1);
export const watchSecondFactors = changeHandler(COLLECTIONS.adminSecondFactors, 1);
