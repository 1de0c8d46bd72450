import { onDocumentDeleted } from 'firebase-functions/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { removeMailsAbout } from '../mail/remove-mails-about.ts';
import { deployedDeps, REGION } from './deployed-deps.ts';
import { RESOURCES } from './resources.ts';
import { SECRETS } from './settings.ts';

/**
 * Deletes the mails about a record together with the record, whether the API, the nightly cleanup or a person in the
 * Google Cloud console deleted it.
 */
const removeWith = (collection: string) =>
  onDocumentDeleted(
    {
      document: `${collection}/{id}`,
      region: REGION,
      ...RESOURCES.changes,
      // Nobody waits for it, so one instance is enough.
      maxInstances: 1,
      retry: true,
      secrets: SECRETS,
    },
    ({ params }) => removeMailsAbout(deployedDeps().db, `${collection}/${params.id}`),
  );

export const removeBookingMails = removeWith(COLLECTIONS.bookings);
export const removeWaitlistMails = removeWith(COLLECTIONS.waitlistEntries);
export const removeContactMails = removeWith(COLLECTIONS.contacts);
export const removeSubscriptionMails = removeWith(COLLECTIONS.newsletterSubscriptions);
