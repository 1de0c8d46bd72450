import type { Firestore, Query, Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import type { VersionedCollection } from '@app/domain/content/content-versions.ts';
import { ALWAYS_VISIBLE, appearsAt, visibleMinute } from '@app/domain/shared/visibility.ts';

/** Every visitor reads the list, so it is short; the nightly cleanup continues it. */
export const SCHEDULED_COUNT = 20;

/** A query for documents that change by themselves after `now`, at the time in `field`. */
interface Schedule {
  field: string;
  /** Whether items appear at the time, which visitors' queries notice with the next whole minute. */
  isStart?: true;
  upcoming: (db: Firestore, now: Date) => Query;
}

/** When items appear and disappear. Hidden items are included: they cost one read more, and the queries no index. */
const visibilityOf = (collection: 'products' | 'events' | 'stories'): Schedule[] => [
  {
    field: 'visibleFrom',
    isStart: true,
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
      isStart: true,
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
  // An item whose time is earlier in this minute has not appeared yet.
  const since = visibleMinute(now).from;
  const found = await Promise.all(
    (SCHEDULES[collection] ?? []).map(async ({ field, isStart, upcoming }) => {
      const { docs } = await upcoming(db, since).select(field).get();
      const times = docs.map((item) => (item.get(field) as Timestamp).toDate());
      return times.map((time) => (isStart ? appearsAt(time) : time).getTime());
    }),
  );
  return [...new Set(found.flat())]
    .filter((time) => time > now.getTime())
    .toSorted((a, b) => a - b)
    .slice(0, SCHEDULED_COUNT)
    .map((time) => new Date(time));
}
