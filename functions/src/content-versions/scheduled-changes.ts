import type { Firestore, Query, Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import type { VersionedCollection } from '@app/domain/content/content-versions.ts';
import { ALWAYS_VISIBLE } from '@app/domain/shared/visibility.ts';

/** Every visitor reads the list, so it is short; the nightly cleanup continues it. */
export const SCHEDULED_COUNT = 20;

/** A query for documents that change by themselves after `now`, at the time in `field`. */
interface Schedule {
  field: string;
  upcoming: (db: Firestore, now: Date) => Query;
}

/** When items appear and disappear. Hidden items are included: they cost one read more, and the queries no index. */
const visibilityOf = (collection: 'products' | 'events' | 'stories'): Schedule[] => [
  {
    field: 'visibleFrom',
    upcoming: (db, now) =>
      db.collection(collection).where('visibleFrom', '>', now).orderBy('visibleFrom').limit(SCHEDULED_COUNT),
  },
  {
    field: 'visibleUntil',
    upcoming: (db, now) =>
      db
        .collection(collection)
        .where('visibleUntil', '>', now)
        .where('visibleUntil', '<', ALWAYS_VISIBLE.visibleUntil)
        .orderBy('visibleUntil')
        .limit(SCHEDULED_COUNT),
  },
];

const SCHEDULES: Partial<Record<VersionedCollection, readonly Schedule[]>> = {
  products: visibilityOf(COLLECTIONS.products),
  events: [
    ...visibilityOf(COLLECTIONS.events),
    {
      field: 'dateTime',
      upcoming: (db, now) =>
        db
          .collection(COLLECTIONS.events)
          .where('isActive', '==', true)
          .where('dateTime', '>', now)
          .orderBy('dateTime')
          .limit(SCHEDULED_COUNT),
    },
  ],
  stories: [
    ...visibilityOf(COLLECTIONS.stories),
    {
      field: 'publishedAt',
      // The last story first, like the lists of stories, so that this query uses their index. Few stories are scheduled.
      upcoming: (db, now) =>
        db
          .collection(COLLECTIONS.stories)
          .where('isPublished', '==', true)
          .where('publishedAt', '>', now)
          .orderBy('publishedAt', 'desc'),
    },
  ],
};

/** Returns the next moments after `now` at which what visitors see of a collection changes by itself, in order. */
export async function scheduledChanges(
  db: Firestore,
  collection: VersionedCollection,
  now: Date,
): Promise<Date[]> {
  const found = await Promise.all(
    (SCHEDULES[collection] ?? []).map(async ({ field, upcoming }) => {
      const { docs } = await upcoming(db, now).select(field).get();
      return docs.map((item) => (item.get(field) as Timestamp).toMillis());
    }),
  );
  return [...new Set(found.flat())]
    .toSorted((a, b) => a - b)
    .slice(0, SCHEDULED_COUNT)
    .map((time) => new Date(time));
}
