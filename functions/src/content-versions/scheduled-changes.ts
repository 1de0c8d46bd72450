import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import type { VersionedCollection } from '@app/domain/content/content-versions.ts';

/** Every visitor reads the list, so it is short; the nightly cleanup continues it. */
export const SCHEDULED_COUNT = 20;

/** The query for the documents that change by themselves after `now`, and the field that states when. */
const SCHEDULES = {
  events: {
    field: 'dateTime',
    upcoming: (db: Firestore, now: Date) =>
      db
        .collection(COLLECTIONS.events)
        .where('isActive', '==', true)
        .where('dateTime', '>', now)
        .orderBy('dateTime')
        .limit(SCHEDULED_COUNT),
  },
  stories: {
    field: 'publishedAt',
    // The last story first, like the lists of stories, so that this query uses their index. Few stories are scheduled.
    upcoming: (db: Firestore, now: Date) =>
      db
        .collection(COLLECTIONS.stories)
        .where('isPublished', '==', true)
        .where('publishedAt', '>', now)
        .orderBy('publishedAt', 'desc'),
  },
};

/** Returns the next moments after `now` at which what visitors see of a collection changes by itself, in order. */
export async function scheduledChanges(
  db: Firestore,
  collection: VersionedCollection,
  now: Date,
): Promise<Date[]> {
  if (!(collection in SCHEDULES)) return [];
  const { field, upcoming } = SCHEDULES[collection as keyof typeof SCHEDULES];
  const { docs } = await upcoming(db, now).select(field).get();
  const times = new Set(docs.map((item) => (item.get(field) as Timestamp).toMillis()));
  return [...times]
    .toSorted((a, b) => a - b)
    .slice(0, SCHEDULED_COUNT)
    .map((time) => new Date(time));
}
