import type { Event } from '../event/event-schema.ts';
import type { Faq } from '../faq/faq-schema.ts';
import type { Product } from '../product/product-schema.ts';
import type { Availability, ProductType } from '../product/product.ts';
import { shownAvailability } from '../product/sold-out.ts';
import { beginning } from '../shared/beginning.ts';
import type { StoreLocation } from '../store-location/store-location-schema.ts';
import type { Story } from '../story/story-schema.ts';
import { storyExcerpt } from '../story/story-excerpt.ts';
import { withoutFormatting } from '../story/without-formatting.ts';

export type SearchKind = 'product' | 'event' | 'story' | 'store' | 'faq';

/** What a result shows of an item. */
export interface SearchResult {
  kind: SearchKind;
  id: string;
  /** The type of a product; together with the tags it tells whether the item is age-restricted. */
  type?: ProductType;
  tags: string[];
  title: string;
  titleKr: string;
  text: string;
  textKr: string;
  /** The category of a question, which tells whether it is age-restricted. */
  category?: string;
  /** The time of an event, as an ISO string. */
  at?: string;
  /** The object path of its picture, and the focal point of that. */
  image?: string;
  focus?: string;
  /** The price of a product, in cents. */
  price?: number;
  /** The price of a product, if it has one in won, or of an event. */
  priceKrw?: number;
  /** What visitors see of a product's availability. */
  availability?: Availability;
  /** Found by similar words only. */
  isSimilar?: boolean;
}

/** A result and the further texts in which it is found. */
export interface SearchEntry extends SearchResult {
  terms: string;
}

/** The characters of a description that a result shows. */
const TEXT_LENGTH = 120;

function joined(...texts: readonly (string | readonly string[] | undefined)[]): string {
  return texts.flat().filter(Boolean).join('\n');
}

function shownPicture(image: string | undefined, focus: string | undefined) {
  return { ...(image && { image }), ...(image && focus && { focus }) };
}

export function productEntry(product: Product, labels: readonly string[]): SearchEntry {
  const { id, type, tags, title, titleKr, shortDesc, shortDescKr, longDesc, longDescKr } = product;
  const { price, priceKrw, images, imageFocuses } = product;
  const notes = [...product.tastingNotes, ...product.tastingNotesKr];
  const ofMakgeolli =
    product.type === 'makgeolli'
      ? [
          product.riceType,
          product.riceTypeKr,
          ...product.pairings,
          ...product.pairingsKr,
          product.abv === undefined ? '' : `${product.abv}%`,
        ]
      : [];
  return {
    kind: 'product',
    id,
    type,
    tags,
    title,
    titleKr,
    text: shortDesc,
    textKr: shortDescKr,
    ...shownPicture(images[0], imageFocuses?.[0]),
    price,
    ...(priceKrw !== undefined && { priceKrw }),
    availability: shownAvailability(product),
    terms: joined(longDesc, longDescKr, notes, ofMakgeolli, tags, labels),
  };
}

export function eventEntry(event: Event, labels: readonly string[]): SearchEntry {
  const { id, tags, title, titleKr, description, descriptionKr, location, locationKr, dateTime } = event;
  return {
    kind: 'event',
    id,
    tags,
    title,
    titleKr,
    text: beginning(description, TEXT_LENGTH),
    textKr: beginning(descriptionKr, TEXT_LENGTH),
    at: dateTime.toISOString(),
    ...shownPicture(event.image, event.imageFocus),
    priceKrw: event.price,
    terms: joined(description, descriptionKr, location, locationKr, event.host, event.hostKr, tags, labels),
  };
}

export function storyEntry(story: Story, labels: readonly string[]): SearchEntry {
  const { id, tags, title, titleKr, body, bodyKr, author, authorKr } = story;
  return {
    kind: 'story',
    id,
    tags,
    title,
    titleKr,
    text: storyExcerpt(body),
    textKr: bodyKr && storyExcerpt(bodyKr),
    ...shownPicture(story.coverImage, story.coverImageFocus),
    terms: joined(
      withoutFormatting(body),
      bodyKr && withoutFormatting(bodyKr),
      author,
      authorKr,
      tags,
      labels,
    ),
  };
}

export function faqEntry(faq: Faq, labels: readonly string[]): SearchEntry {
  const { id, question, questionKr, answer, answerKr, category, categoryKr } = faq;
  return {
    kind: 'faq',
    id,
    tags: [],
    category,
    title: question,
    titleKr: questionKr,
    text: beginning(answer, TEXT_LENGTH),
    textKr: beginning(answerKr, TEXT_LENGTH),
    terms: joined(answer, answerKr, category, categoryKr, labels),
  };
}

export function storeEntry(store: StoreLocation): SearchEntry {
  const { id, name, nameKr, address, addressKr, directions, directionsKr, features, featuresKr } = store;
  return {
    kind: 'store',
    id,
    tags: [],
    title: name,
    titleKr: nameKr,
    text: address,
    textKr: addressKr,
    terms: joined(directions, directionsKr, features, featuresKr),
  };
}
