import type { Firestore } from 'firebase-admin/firestore';
import type { ZodType } from 'zod';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { DomainError } from '@app/domain/errors.ts';
import { type Event, type EventInput, eventSchema } from '@app/domain/event/event-schema.ts';
import { movedTo } from '@app/domain/event/previous-dates.ts';
import { type Faq, type FaqInput, faqSchema } from '@app/domain/faq/faq-schema.ts';
import { type Product, type ProductInput, productSchema } from '@app/domain/product/product-schema.ts';
import { withoutDerivedHours } from '@app/domain/store-location/hours-text.ts';
import {
  type StoreLocation,
  type StoreLocationInput,
  storeLocationSchema,
} from '@app/domain/store-location/store-location-schema.ts';
import { type Story, type StoryInput, storySchema } from '@app/domain/story/story-schema.ts';
import type { Clock } from '../deps.ts';
import { fromDocument, toDocument } from '../store/documents.ts';
import type { RunTransaction, Transaction } from '../store/transaction.ts';

export interface ContentStore {
  db: Firestore;
  transaction: RunTransaction;
  clock: Clock;
}

/** The fields of an item that its replacement keeps. */
interface Kept {
  id: string;
  createdAt: Date;
  /** Of a product; copied from its stock. */
  hasNoneLeft?: boolean | undefined;
}

export type StoredItem = Pick<Kept, 'id'> & Partial<Kept>;

/** A kind of content: its collection, its schema, and the conversion of the admin's input. */
export interface ContentKind<Input, Item extends StoredItem> {
  collection: string;
  schema: ZodType<Item>;
  /** @param before the item that is replaced */
  make(input: Input, kept: Kept, before?: Item): Item;
}

/** Store locations and FAQs have no creation time. */
const stamped = <Input extends object>(input: Input, kept: Kept) => ({ ...input, ...kept });
const unstamped = <Input extends object>(input: Input, { id }: Kept) => ({ ...input, id });

export const PRODUCTS: ContentKind<ProductInput, Product> = {
  collection: COLLECTIONS.products,
  schema: productSchema,
  make: stamped,
};
export const EVENTS: ContentKind<EventInput, Event> = {
  collection: COLLECTIONS.events,
  schema: eventSchema,
  make: (input, kept, before) => ({
    ...stamped(input, kept),
    ...(before && movedTo(before, input.dateTime)),
  }),
};
export const STORIES: ContentKind<StoryInput, Story> = {
  collection: COLLECTIONS.stories,
  schema: storySchema,
  make: stamped,
};
export const STORE_LOCATIONS: ContentKind<StoreLocationInput, StoreLocation> = {
  collection: COLLECTIONS.storeLocations,
  schema: storeLocationSchema,
  make: (input, kept) => unstamped(withoutDerivedHours(input), kept),
};
export const FAQS: ContentKind<FaqInput, Faq> = {
  collection: COLLECTIONS.faqs,
  schema: faqSchema,
  make: unstamped,
};

const missing = () => new DomainError('not_found', 'There is no such item.');

/** @throws DomainError not_found */
async function requireItem<Item extends StoredItem>(
  { db }: Pick<ContentStore, 'db'>,
  { collection, schema }: ContentKind<never, Item>,
  id: string,
  reader: Pick<Transaction, 'getAll'> = db,
) {
  const document = db.collection(collection).doc(id);
  const [snapshot] = await reader.getAll(document);
  const item = fromDocument(schema, snapshot!);
  if (!item) throw missing();
  return { document, item, snapshot: snapshot! };
}

/**
 * Returns an item; `isVisible` decides whether the caller may see it.
 * @throws DomainError not_found
 */
export async function getContent<Item extends StoredItem>(
  store: Pick<ContentStore, 'db'>,
  kind: ContentKind<never, Item>,
  id: string,
  isVisible: (item: Item) => boolean = () => true,
): Promise<Item> {
  const { item } = await requireItem(store, kind, id);
  if (!isVisible(item)) throw missing();
  return item;
}

/** Stores a new item under a new id and returns it as stored. */
export async function createContent<Input, Item extends StoredItem>(
  { db, transaction, clock }: ContentStore,
  { collection, make }: ContentKind<Input, Item>,
  input: Input,
): Promise<Item> {
  const item = make(input, { id: crypto.randomUUID(), createdAt: clock.now() });
  await transaction(async (tx) => tx.create(db.collection(collection).doc(item.id), toDocument(item)));
  return item;
}

/** Changes the data that belongs to an item, or refuses. Returns false when the item stays as it is, because the call was performed before. */
export type AlsoReplace<Item> = (tx: Transaction, before: Item, after: Item) => Promise<boolean>;

/**
 * Replaces an item by `input`. What is not entered stays; the creation time to the microsecond.
 * @throws DomainError not_found
 */
export async function replaceContent<Input, Item extends StoredItem>(
  store: ContentStore,
  kind: ContentKind<Input, Item>,
  id: string,
  input: Input,
  alsoReplace?: AlsoReplace<Item>,
): Promise<Item> {
  return store.transaction(async (tx) => {
    const { document, item, snapshot } = await requireItem(store, kind, id, tx);
    const createdAt = item.createdAt ?? store.clock.now();
    const { hasNoneLeft } = item;
    const kept = { id, createdAt, ...(hasNoneLeft !== undefined && { hasNoneLeft }) };
    const replaced = kind.make(input, kept, item);
    if (alsoReplace && !(await alsoReplace(tx, item, replaced))) return item;
    const fields = toDocument(replaced);
    tx.set(document, 'createdAt' in fields ? { ...fields, createdAt: snapshot.get('createdAt') } : fields);
    return replaced;
  });
}

/** Deletes the data that belongs to the item, or refuses the deletion. */
export type AlsoDelete<Item> = (tx: Transaction, item: Item) => Promise<void>;

/**
 * Deletes an item and returns it.
 * @throws DomainError not_found
 */
export async function deleteContent<Item extends StoredItem>(
  store: ContentStore,
  kind: ContentKind<never, Item>,
  id: string,
  alsoDelete?: AlsoDelete<Item>,
): Promise<Item> {
  return store.transaction(async (tx) => {
    const { document, item } = await requireItem(store, kind, id, tx);
    await alsoDelete?.(tx, item);
    tx.delete(document);
    return item;
  });
}
