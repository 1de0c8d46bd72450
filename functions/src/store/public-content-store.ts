import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { type Event, eventSchema } from '@app/domain/event/event-schema.ts';
import { type Faq, faqSchema } from '@app/domain/faq/faq-schema.ts';
import { type StoreLocation, storeLocationSchema } from '@app/domain/store-location/store-location-schema.ts';
import { type Story, storySchema } from '@app/domain/story/story-schema.ts';
import { findPage, type Page, type PageRequest } from './page.ts';

/** Hidden items are excluded by the queries, not by their callers. */

const active = (db: Firestore, collection: string) => db.collection(collection).where('isActive', '==', true);

/** Returns the active events, earliest first. */
export function findEvents(db: Firestore, page: PageRequest): Promise<Page<Event>> {
  return findPage(active(db, COLLECTIONS.events), eventSchema, ['dateTime', 'asc'], page);
}

/** Returns the stories that are published at `now`, latest first. */
export function findStories(db: Firestore, now: Date, page: PageRequest): Promise<Page<Story>> {
  const published = db
    .collection(COLLECTIONS.stories)
    .where('isPublished', '==', true)
    .where('publishedAt', '<=', now);
  return findPage(published, storySchema, ['publishedAt', 'desc'], page);
}

/** Returns the active store locations, sorted by name. */
export function findStoreLocations(db: Firestore, page: PageRequest): Promise<Page<StoreLocation>> {
  return findPage(active(db, COLLECTIONS.storeLocations), storeLocationSchema, ['name', 'asc'], page);
}

/** Returns the active FAQs in their order. */
export function findFaqs(db: Firestore, page: PageRequest): Promise<Page<Faq>> {
  return findPage(active(db, COLLECTIONS.faqs), faqSchema, ['order', 'asc'], page);
}
