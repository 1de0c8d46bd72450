import { COLLECTIONS } from '../collections.ts';
import type { Booking } from '../booking/booking-schema.ts';
import { bookingReference } from '../booking/booking-reference.ts';
import type { ContactSubmission } from '../contact/contact-submission-schema.ts';
import { isVersionedContent, type VersionedContent } from '../content/versioned-content.ts';
import type { Event } from '../event/event-schema.ts';
import type { Faq } from '../faq/faq-schema.ts';
import { WAITING_STATES } from '../mail/mail.ts';
import type { Mail } from '../mail/mail-schema.ts';
import { subscriptionState } from '../newsletter/newsletter-subscription.ts';
import type { NewsletterSubscription } from '../newsletter/newsletter-subscription-schema.ts';
import { orderNumber } from '../order/order-number.ts';
import type { Order } from '../order/order-schema.ts';
import type { Product } from '../product/product-schema.ts';
import type { StoreLocation } from '../store-location/store-location-schema.ts';
import type { Story } from '../story/story-schema.ts';
import { withoutFormatting } from '../story/without-formatting.ts';
import { phoneDigits, searchTokens, type SearchedText } from './search-tokens.ts';

/** What is searched of a booking. The list that a device keeps for a check-in lacks the optional fields. */
export type SearchedBooking = Pick<Booking, 'id' | 'name' | 'email' | 'phone' | 'status' | 'eventId'> & {
  createdAt?: Date;
};

/** The collections that the dashboard searches, with the type of their items. */
interface SearchedItems {
  products: Product;
  events: Event;
  stories: Story;
  storeLocations: StoreLocation;
  faqs: Faq;
  bookings: SearchedBooking;
  contacts: ContactSubmission;
  newsletterSubscriptions: NewsletterSubscription;
  mail: Mail;
  orders: Order;
}
export type SearchedCollection = keyof SearchedItems;

/** What `collection` is in the entries of deleted content, which lists and totals leave out. */
type DeletedCollection = `deleted:${VersionedContent}`;
export type EntryCollection = SearchedCollection | DeletedCollection;

/** The search entry of an item, a document of its own: public items do not grow, and their tokens stay private. */
export interface SearchEntry {
  collection: EntryCollection;
  /** The id of the item. */
  item: string;
  tokens: string[];
  /** The time by which the results are sorted; items without one have the start of the Unix epoch. */
  at: Date;
  /** The state by which the item's list is filtered. */
  state: string;
  /** The event of a booking. */
  event?: string;
  /**
   * The collection, the tokens and the filters as keys. Firestore compares one element of a list in a query, but any number of keys of a
   * map, so this counts the items that have several.
   */
  has: Record<string, true>;
}

/**
 * What the owner still has to do about an order, with the field that only such orders have: the time by which they are sorted. Several
 * may be due at once, so they are compared as keys of `has`.
 */
export const DUE_FIELDS = {
  send: 'sendBy',
  return: 'returnOpenSince',
  cashReceipt: 'cashReceiptDueSince',
} as const satisfies Record<string, keyof Order>;
export type Due = keyof typeof DUE_FIELDS;
const DUES = Object.keys(DUE_FIELDS) as Due[];

/** The values by which a list is filtered. Those that are undefined are left out. */
type Filters = Readonly<Record<string, string | boolean | undefined>>;

/** The fields of items by which lists are filtered, besides those of the entry itself. */
const FILTERED_FIELDS = ['type', 'availability', 'isPublished', 'isActive', 'seriesId'];

interface Indexed extends Pick<SearchEntry, 'state'> {
  /** Names, titles, addresses and references, the most important ones first. */
  names: readonly (string | undefined)[];
  emails?: readonly (string | undefined)[];
  phones?: readonly (string | undefined)[];
  texts?: readonly (string | undefined)[];
  due?: readonly Due[];
  at?: Date;
  event?: string;
}

const activity = (isActive: boolean) => (isActive ? 'active' : 'inactive');

/** Names are also indexed without spaces: "이 하나" is found by "이하나". */
const spellings = (name: string) => [name, name.replaceAll(/\s/g, '')];

const INDEXED: { [C in SearchedCollection]: (item: SearchedItems[C]) => Indexed } = {
  products: ({ title, titleKr, tags, shortDesc, shortDescKr, availability, createdAt }) => ({
    names: [title, titleKr, ...tags],
    texts: [shortDesc, shortDescKr],
    state: availability,
    at: createdAt,
  }),
  events: ({ title, titleKr, location, locationKr, tags, isActive, dateTime }) => ({
    names: [title, titleKr, location, locationKr, ...tags],
    state: activity(isActive),
    at: dateTime,
  }),
  stories: ({ title, titleKr, author, authorKr, tags, body, bodyKr, isPublished, publishedAt }) => ({
    names: [title, titleKr, author, authorKr, ...tags],
    texts: [bodyKr, body].map((text) => text && withoutFormatting(text)),
    state: isPublished ? 'published' : 'unpublished',
    at: publishedAt,
  }),
  storeLocations: ({ name, nameKr, address, addressKr, phone, isActive }) => ({
    names: [name, nameKr, address, addressKr],
    phones: [phone],
    state: activity(isActive),
  }),
  faqs: ({ question, questionKr, category, categoryKr, answer, answerKr, isActive }) => ({
    names: [category, categoryKr],
    texts: [questionKr, question, answerKr, answer],
    state: activity(isActive),
  }),
  bookings: ({ id, name, email, phone, status, eventId, createdAt }) => ({
    names: [...spellings(name), bookingReference(id), bookingReference(id).replace('-', '')],
    emails: [email],
    phones: [phone],
    state: status,
    event: eventId,
    ...(createdAt && { at: createdAt }),
  }),
  contacts: ({ name, email, message, isRead, createdAt }) => ({
    names: spellings(name),
    emails: [email],
    texts: [message],
    state: isRead ? 'read' : 'unread',
    at: createdAt,
  }),
  newsletterSubscriptions: (subscription) => ({
    names: [],
    emails: [subscription.email],
    state: subscriptionState(subscription),
    at: subscription.subscribedAt,
  }),
  mail: ({ to, message, delivery, createdAt }) => ({
    names: [],
    emails: [to],
    texts: [message.subject],
    state: delivery && !WAITING_STATES.includes(delivery.state) ? delivery.state : 'PENDING',
    at: createdAt,
  }),
  orders: ({ buyer, recipient, items, ledger, createdAt, ...order }) => ({
    names: [
      ...spellings(buyer.name),
      // A booking's order had a dated number in earlier mails.
      ...[...new Set([orderNumber(order), order.number])].flatMap((number) => [
        number,
        number.replaceAll('-', ''),
      ]),
      ...(recipient ? spellings(recipient.name) : []),
    ],
    emails: [buyer.email],
    phones: [buyer.phone, recipient?.phone],
    texts: items.flatMap(({ title, titleKr }) => [titleKr, title]),
    state: ledger.state,
    due: DUES.filter((due) => order[DUE_FIELDS[due]] !== undefined),
    at: createdAt,
  }),
};

export const SEARCHED_COLLECTIONS = Object.keys(INDEXED) as SearchedCollection[];

export function isSearched(collection: string): collection is SearchedCollection {
  return Object.hasOwn(INDEXED, collection);
}

const ofDeleted = (collection: VersionedContent): DeletedCollection => `deleted:${collection}`;

/** Returns the collections of the entries by which the activity finds the items of a collection, deleted content included. */
export function entryCollections(collection: string): EntryCollection[] {
  // A stock has the id of its product.
  const noun = collection === COLLECTIONS.productStock ? COLLECTIONS.products : collection;
  return [...(isSearched(noun) ? [noun] : []), ...(isVersionedContent(noun) ? [ofDeleted(noun)] : [])];
}

/** Returns the id of an item's search entry. */
export const searchEntryId = (collection: SearchedCollection, item: string) => `${collection}-${item}`;

function textsOf(
  texts: readonly (string | undefined)[] | undefined,
  findBy: SearchedText['findBy'],
): SearchedText[] {
  return (texts ?? []).flatMap((text) => (text ? [{ text, findBy }] : []));
}

/** Returns the keys of `has` for the values of filters. No token contains a colon, except an address, which has an `@` as well. */
export function filterKeys(filters: Filters): string[] {
  return Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : `${name}:${value}`));
}

/** Returns the search entry of an item, with at most `MAX_TOKENS` tokens: about two kilobytes for a booking. */
export function searchEntry<C extends SearchedCollection>(
  collection: C,
  item: SearchedItems[C],
): SearchEntry {
  const {
    names,
    emails = [],
    phones = [],
    texts,
    state,
    event,
    due = [],
    at = new Date(0),
  } = INDEXED[collection](item);
  const unique = [...emails, ...phones.map((phone) => phone && phoneDigits(phone))];
  const tokens = searchTokens([
    ...textsOf(unique, 'whole'),
    ...textsOf([...names, ...unique], 'any part'),
    ...textsOf(texts, 'word beginnings'),
  ]);
  const filters = Object.entries(item).filter(([field]) => FILTERED_FIELDS.includes(field));
  const keys = [
    ...filterKeys({ collection, state, event, ...Object.fromEntries(filters) }),
    ...due.flatMap((one) => filterKeys({ due: one })),
  ];
  return {
    collection,
    item: item.id,
    tokens,
    at,
    state,
    ...(event && { event }),
    has: Object.fromEntries([...tokens, ...keys].map((key) => [key, true])),
  };
}

/**
 * Returns what the search entry of an item becomes when the item is deleted; undefined if nothing may be left of it, because it
 * has personal data of visitors.
 * @param at when the item was deleted
 */
export function deletedEntry({ collection, item, tokens }: SearchEntry, at: Date): SearchEntry | undefined {
  if (!isVersionedContent(collection)) return undefined;
  return { collection: ofDeleted(collection), item, tokens, at, state: 'deleted', has: {} };
}

export const isOfDeleted = (collection: string): boolean => collection.startsWith('deleted:');
