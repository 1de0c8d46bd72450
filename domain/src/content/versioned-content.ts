import { COLLECTIONS } from '../collections.ts';

/** The collections whose items keep their earlier versions. */
export const VERSIONED_CONTENT = [
  COLLECTIONS.products,
  COLLECTIONS.events,
  COLLECTIONS.stories,
  COLLECTIONS.storeLocations,
  COLLECTIONS.faqs,
] as const;
export type VersionedContent = (typeof VERSIONED_CONTENT)[number];

export const isVersionedContent = (collection: string): collection is VersionedContent =>
  VERSIONED_CONTENT.some((versioned) => versioned === collection);
