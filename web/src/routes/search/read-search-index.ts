import {
  eventEntry,
  faqEntry,
  productEntry,
  storeEntry,
  storyEntry,
  type SearchEntry,
} from '@app/domain/search/search-entry.ts';
import { labelOf } from '@app/domain/shared/label.ts';
import type { TagLabel } from '@app/domain/tag/tag-label-schema.ts';
import { productsQuery } from '../../features/products/product-queries.ts';
import { eventsQuery } from '../../features/events/event-data/event-queries.ts';
import { searchedEvents } from '../../features/events/event-data/shown-events.ts';
import { faqsQuery } from '../../features/faqs/faq-queries.ts';
import { storesQuery } from '../../features/shared/stores-query.ts';
import { storiesQuery } from '../../features/stories/story-queries.ts';
import eventsEn from '../../i18n/locales/en/events.ts';
import faqsEn from '../../i18n/locales/en/faqs.ts';
import storiesEn from '../../i18n/locales/en/stories.ts';
import eventsKo from '../../i18n/locales/ko/events.ts';
import faqsKo from '../../i18n/locales/ko/faqs.ts';
import storiesKo from '../../i18n/locales/ko/stories.ts';
import { findContentVersions } from '../../lib/content-versions.ts';
import { tagLabelsQuery } from '../../i18n/tag-labels.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { isUnchanged, type ContentVersions } from '@app/domain/content/content-versions.ts';
import { SEARCHED_COLLECTIONS } from '../../lib/page-data.ts';
import type { Product } from '@app/domain/product/product-schema.ts';
import productEn from '../../i18n/locales/en/product.ts';
import productKo from '../../i18n/locales/ko/product.ts';

type Texts = typeof productKo | typeof productEn;

/** Returns the words for a product's values that stand on its card and its page. */
function valueLabels(product: Product, texts: Texts): (string | undefined)[] {
  if (product.type === 'coffee')
    return [
      product.roastLevel && texts.roastLevel[product.roastLevel],
      product.origin && texts.origin[product.origin],
      product.process && texts.process[product.process],
    ];
  const { sweetnessLevel, carbonation } = product;
  return [
    sweetnessLevel && (sweetnessLevel === 3 ? texts.mediumSweetness : texts.sweetness[sweetnessLevel]),
    carbonation && texts.carbonation[carbonation],
  ];
}

/** Returns what the site calls a product's type, values and tags, in both languages. */
export function productLabels(product: Product): string[] {
  return [productKo, productEn].flatMap((texts) => [
    texts.type[product.type],
    ...valueLabels(product, texts).flatMap((label) => label ?? []),
    ...product.tags.map((tag) => labelOf(tag, texts.tags)),
  ]);
}

/** The longest time to keep an index, in case a change was not recorded. */
const KEPT_MS = 30_000;

interface Kept {
  readAt: Date;
  found: ContentVersions | null;
  index: Promise<SearchEntry[]>;
}

function isCurrent({ readAt, found }: Kept, current: ContentVersions | null, now: Date): boolean {
  if (!found || !current || now.getTime() - readAt.getTime() >= KEPT_MS) return false;
  const read = { versions: found.versions, now: readAt };
  return SEARCHED_COLLECTIONS.every((collection) => isUnchanged(collection, read, current, now));
}

/**
 * Returns a reader that keeps the index in memory until the content has another version, an item appears or ends, or half a
 * minute is over: then a search reads one document instead of three collections. Where versions are unknown nothing is kept.
 */
export function keepSearchIndex(
  read: (now: Date) => Promise<SearchEntry[]>,
  findVersions: () => Promise<ContentVersions | null>,
): (now: Date) => Promise<SearchEntry[]> {
  let kept: Kept | undefined;
  return async (now) => {
    // Read before the content: a change in between is read again, not missed.
    const found = await findVersions();
    if (!kept || !isCurrent(kept, found, now)) {
      const reading: Kept = { readAt: now, found, index: read(now) };
      kept = reading;
      reading.index.catch(() => {
        if (kept === reading) kept = undefined;
      });
    }
    return kept.index;
  };
}

/** Returns what the owner calls tags, in both languages. */
const ownLabels = (tags: readonly string[], tagLabels: readonly TagLabel[]) =>
  tagLabels.filter(({ id }) => tags.includes(id)).flatMap(({ label, labelKr }) => [labelKr, label]);

async function readContent(now: Date): Promise<SearchEntry[]> {
  const queryClient = createQueryClient();
  const [products, events, stories, stores, faqs, tagLabels] = await Promise.all([
    queryClient.fetchQuery(productsQuery('all')),
    queryClient.fetchQuery(eventsQuery),
    queryClient.fetchQuery(storiesQuery),
    queryClient.fetchQuery(storesQuery),
    queryClient.fetchQuery(faqsQuery),
    queryClient.fetchQuery(tagLabelsQuery),
  ]);
  return [
    ...products.map((product) =>
      productEntry(product, [...productLabels(product), ...ownLabels(product.tags, tagLabels)]),
    ),
    ...searchedEvents(events, now).map((event) =>
      eventEntry(event, [eventsKo.type[event.type], eventsEn.type[event.type]]),
    ),
    ...stories.map((story) =>
      storyEntry(story, [
        ...[storiesKo, storiesEn].flatMap((texts) => story.tags.map((tag) => labelOf(tag, texts.tags))),
        ...ownLabels(story.tags, tagLabels),
      ]),
    ),
    ...stores.map(storeEntry),
    ...faqs.map((faq) =>
      faqEntry(
        faq,
        [faqsKo, faqsEn].map((texts) => labelOf(faq.category, texts.categories)),
      ),
    ),
  ];
}

/**
 * Returns the index of the site's search at `now`. The server makes it of the public content, with the queries of the pages,
 * and keeps it in its memory.
 */
export const readSearchIndex = keepSearchIndex(readContent, findContentVersions);
