import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { type Event, eventSchema } from '@app/domain/event/event-schema.ts';
import { type Faq, faqSchema } from '@app/domain/faq/faq-schema.ts';
import type { ProductType } from '@app/domain/product/product.ts';
import { type Product, productSchema } from '@app/domain/product/product-schema.ts';
import { isVisible, type Scheduled } from '@app/domain/shared/visibility.ts';
import { withHoursText } from '@app/domain/store-location/hours-text.ts';
import { type StoreLocation, storeLocationSchema } from '@app/domain/store-location/store-location-schema.ts';
import { type Story, storySchema } from '@app/domain/story/story-schema.ts';
import { findPage, type Page, type PageRequest } from '../store/page.ts';

/**
 * Hidden items are excluded here, not by the callers. Times are compared after the read, so that items without these fields,
 * which no query finds, are visible; a page has fewer items than its limit then.
 */

const active = (db: Firestore, collection: string) => db.collection(collection).where('isActive', '==', true);
const visibleAt = (now: Date) => (item: Scheduled) => isVisible(item, now);

/** Returns the products that are visible at `now`, or those of one type, sorted by title. */
export function findProducts(
  db: Firestore,
  now: Date,
  type?: ProductType,
  page?: PageRequest,
): Promise<Page<Product>> {
  const all = db.collection(COLLECTIONS.products);
  const products = type ? all.where('type', '==', type) : all;
  return findPage(products, productSchema, ['title', 'asc'], page, visibleAt(now));
}

/** Returns the events that are visible at `now`, earliest first. */
export function findEvents(db: Firestore, now: Date, page: PageRequest): Promise<Page<Event>> {
  return findPage(active(db, COLLECTIONS.events), eventSchema, ['dateTime', 'asc'], page, visibleAt(now));
}

/** Returns the stories that are visible at `now`, latest first. */
export function findStories(db: Firestore, now: Date, page: PageRequest): Promise<Page<Story>> {
  const published = db
    .collection(COLLECTIONS.stories)
    .where('isPublished', '==', true)
    .where('publishedAt', '<=', now);
  return findPage(published, storySchema, ['publishedAt', 'desc'], page, visibleAt(now));
}

/** Returns the active store locations with their opening hours as text, sorted by name. */
export async function findStoreLocations(db: Firestore, page: PageRequest): Promise<Page<StoreLocation>> {
  const stores = active(db, COLLECTIONS.storeLocations);
  const { items, ...rest } = await findPage(stores, storeLocationSchema, ['name', 'asc'], page);
  return { items: items.map(withHoursText), ...rest };
}

/** Returns the active FAQs in their order. */
export function findFaqs(db: Firestore, page: PageRequest): Promise<Page<Faq>> {
  return findPage(active(db, COLLECTIONS.faqs), faqSchema, ['order', 'asc'], page);
}
