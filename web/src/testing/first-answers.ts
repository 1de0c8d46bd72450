import type { QueryClient } from '@tanstack/react-query';
import { PRODUCT_TYPES } from '@app/domain/product/product.ts';
import { aCoffee, aFaq, aMakgeolli, anEvent, aStoreLocation, aStory } from '@app/domain/testing/factories.ts';
import {
  firstProductsQuery,
  productsQuery,
  relatedProductsQuery,
} from '../features/catalogue/product-queries.ts';
import { eventsQuery, nextEventsQuery, seatsQuery } from '../features/experiences/event-queries.ts';
import { latestStoriesQuery, storiesQuery } from '../features/stories/story-queries.ts';
import { faqsQuery } from '../features/faqs/faq-queries.ts';
import { storesQuery } from '../features/stores/store-queries.ts';

/** What the tests of the whole site show. */
export const SHOWN = { coffee: aCoffee(), makgeolli: aMakgeolli(), event: anEvent(), story: aStory() };

/** Gives every query of the public pages its first answer, as a server does for the page that it renders. */
export function giveFirstAnswers(queryClient: QueryClient, now: Date): void {
  const { coffee, makgeolli, event, story } = SHOWN;
  queryClient.setQueryData(productsQuery('coffee').queryKey, [coffee]);
  queryClient.setQueryData(productsQuery('makgeolli').queryKey, [makgeolli]);
  queryClient.setQueryData(productsQuery('all').queryKey, [coffee, makgeolli]);
  queryClient.setQueryData(firstProductsQuery(PRODUCT_TYPES).queryKey, [coffee, makgeolli]);
  for (const type of PRODUCT_TYPES) queryClient.setQueryData(firstProductsQuery([type]).queryKey, []);
  for (const product of [coffee, makgeolli]) {
    queryClient.setQueryData(relatedProductsQuery(product).queryKey, []);
  }
  queryClient.setQueryData(eventsQuery.queryKey, [event]);
  queryClient.setQueryData(nextEventsQuery(now).queryKey, [event]);
  queryClient.setQueryData(seatsQuery([event.id]).queryKey, []);
  queryClient.setQueryData(storiesQuery.queryKey, [story]);
  queryClient.setQueryData(latestStoriesQuery.queryKey, [story]);
  queryClient.setQueryData(storesQuery.queryKey, [aStoreLocation()]);
  queryClient.setQueryData(faqsQuery.queryKey, [aFaq()]);
}
