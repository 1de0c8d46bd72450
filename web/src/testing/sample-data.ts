import type { QueryClient } from '@tanstack/react-query';
import { PRODUCT_TYPES } from '@app/domain/product/product.ts';
import { aCoffee, aFaq, aMakgeolli, anEvent, aStoreLocation, aStory } from '@app/domain/testing/factories.ts';
import {
  firstProductsQuery,
  productsQuery,
  relatedProductsQuery,
} from '../features/products/product-queries.ts';
import { eventsQuery, nextEventsQuery, seatsQuery } from '../features/events/event-data/event-queries.ts';
import {
  latestStoriesQuery,
  nextStoriesQuery,
  storiesAboutQuery,
  storiesQuery,
} from '../features/stories/story-queries.ts';
import { faqsQuery } from '../features/faqs/faq-queries.ts';
import { tagLabelsQuery } from '../i18n/tag-labels.ts';
import { sitePicturesQuery } from '../features/shared/site-pictures.ts';
import { storesQuery } from '../features/shared/stores-query.ts';

/** The sample content for tests of the whole site. */
export const SAMPLES = {
  coffee: aCoffee(),
  makgeolli: aMakgeolli(),
  event: anEvent(),
  story: aStory(),
  diary: aStory({ title: 'A diary of jars', titleKr: '항아리 일기', tags: ['makgeolli'] }),
  brewing: anEvent({ title: 'An evening of jars', titleKr: '항아리의 저녁', tags: ['makgeolli'] }),
};

/** Caches sample data for every query of the public pages, as the server does before rendering. */
export function setSampleData(queryClient: QueryClient, now: Date): void {
  const { coffee, makgeolli, event, brewing, story, diary } = SAMPLES;
  queryClient.setQueryData(productsQuery('coffee').queryKey, [coffee]);
  queryClient.setQueryData(productsQuery('makgeolli').queryKey, [makgeolli]);
  queryClient.setQueryData(productsQuery('all').queryKey, [coffee, makgeolli]);
  queryClient.setQueryData(firstProductsQuery(PRODUCT_TYPES).queryKey, [coffee, makgeolli]);
  queryClient.setQueryData(firstProductsQuery(['coffee']).queryKey, [coffee]);
  queryClient.setQueryData(firstProductsQuery(['makgeolli']).queryKey, [makgeolli]);
  for (const product of [coffee, makgeolli]) {
    queryClient.setQueryData(relatedProductsQuery(product).queryKey, []);
    queryClient.setQueryData(storiesAboutQuery(product.id).queryKey, []);
  }
  queryClient.setQueryData(eventsQuery.queryKey, [event, brewing]);
  queryClient.setQueryData(nextEventsQuery(now).queryKey, [event, brewing]);
  queryClient.setQueryData(seatsQuery([event.id, brewing.id]).queryKey, []);
  queryClient.setQueryData(storiesQuery.queryKey, [story, diary]);
  queryClient.setQueryData(latestStoriesQuery.queryKey, [story, diary]);
  queryClient.setQueryData(nextStoriesQuery(story).queryKey, [diary]);
  queryClient.setQueryData(nextStoriesQuery(diary).queryKey, [story]);
  queryClient.setQueryData(tagLabelsQuery.queryKey, []);
  queryClient.setQueryData(sitePicturesQuery.queryKey, []);
  queryClient.setQueryData(storesQuery.queryKey, [aStoreLocation()]);
  queryClient.setQueryData(faqsQuery.queryKey, [
    aFaq(),
    aFaq({ category: 'makgeolli', question: 'Does makgeolli keep?', questionKr: '막걸리는 오래가나요?' }),
  ]);
}
