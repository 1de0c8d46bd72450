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
import { storesQuery } from '../../features/stores/store-queries.ts';
import { storiesQuery } from '../../features/stories/story-queries.ts';
import experiencesEn from '../../i18n/locales/en/experiences.ts';
import faqsEn from '../../i18n/locales/en/faqs.ts';
import storiesEn from '../../i18n/locales/en/stories.ts';
import experiencesKo from '../../i18n/locales/ko/experiences.ts';
import faqsKo from '../../i18n/locales/ko/faqs.ts';
import storiesKo from '../../i18n/locales/ko/stories.ts';
import { findContentVersions } from '../../lib/content-versions.ts';
import { tagLabelsQuery } from '../../i18n/tag-labels.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { keepSearchIndex } from './keep-search-index.ts';
import { productLabels } from './product-labels.ts';

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
      eventEntry(event, [experiencesKo.type[event.type], experiencesEn.type[event.type]]),
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
