import type { Event } from '../event/event-schema.ts';
import type { Product } from '../product/product-schema.ts';
import type { ProductType } from '../product/product.ts';
import { beginning } from '../shared/beginning.ts';
import type { Story } from '../story/story-schema.ts';
import { storyExcerpt } from '../story/story-excerpt.ts';
import { withoutFormatting } from '../story/without-formatting.ts';

export type SearchKind = 'product' | 'event' | 'story';

/** What a result shows of a product, an event or a story. */
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
  /** The time of an event, as an ISO string. */
  at?: string;
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

export function productEntry(product: Product, labels: readonly string[]): SearchEntry {
  const { id, type, tags, title, titleKr, shortDesc, shortDescKr, longDesc, longDescKr } = product;
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
