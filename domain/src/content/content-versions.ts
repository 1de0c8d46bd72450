import type { CollectionName } from '../collections.ts';

/** The public collections of which every change is a new version. Literals, because visitors load this list and not the others. */
export const VERSIONED_COLLECTIONS = [
  'products',
  'events',
  'stories',
  'storeLocations',
  'faqs',
  'tagLabels',
  'sitePictures',
] as const satisfies readonly CollectionName[];
export type VersionedCollection = (typeof VERSIONED_COLLECTIONS)[number];

/** The id of the document that states the versions. */
export const CURRENT_VERSIONS_ID = 'current';

/** The time of the latest change of each collection. A collection without one has not changed since versions are recorded. */
export type Versions = Partial<Record<VersionedCollection, Date>>;

/** The document `contentVersions/current`. */
export interface ContentVersions {
  versions: Versions;
  /** The moments at which what visitors see of a collection changes by itself, in order: an item appears or ends, an event starts. */
  scheduled: Partial<Record<VersionedCollection, readonly Date[]>>;
}

export function isVersioned(collection: unknown): collection is VersionedCollection {
  return VERSIONED_COLLECTIONS.some((versioned) => versioned === collection);
}

/** Returns the first scheduled change after `now`, if any. */
export function nextChangeAt({ scheduled }: ContentVersions, now: Date): Date | undefined {
  const times = Object.values(scheduled).flatMap((moments) => moments.filter((moment) => moment > now));
  return times.toSorted((a, b) => a.getTime() - b.getTime())[0];
}

/** Returns whether something scheduled has happened to a collection after `since`, at `now` at the latest. */
export function hasScheduledChange(
  { scheduled }: ContentVersions,
  collection: VersionedCollection,
  since: Date,
  now: Date,
): boolean {
  return (scheduled[collection] ?? []).some((moment) => moment > since && moment <= now);
}

/** Content of a page: the versions that were stated before it was read, and the time of the page. */
export interface ReadContent {
  versions?: Versions | undefined;
  now: Date;
}

/**
 * Returns whether a collection is at `now` as it was read. Without versions nothing is known about it, so it counts as changed; a
 * collection that has no version among them has never changed.
 */
export function isUnchanged(
  collection: VersionedCollection,
  read: ReadContent,
  current: ContentVersions,
  now: Date,
): boolean {
  if (!read.versions) return false;
  if (read.versions[collection]?.getTime() !== current.versions[collection]?.getTime()) return false;
  return !hasScheduledChange(current, collection, read.now, now);
}
