import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import type { SiteText } from './site-text.ts';
import type { Place } from '../i18n/site-address.ts';
import { paths } from '../config/paths.ts';
import { productQuery } from '../features/products/product-queries.ts';
import { eventsQuery, pastEventQuery } from '../features/events/event-data/event-queries.ts';
import { storyQuery } from '../features/stories/story-queries.ts';
import {
  eventCard,
  productCard,
  sharePictures,
  siteCard,
  storyCard,
  type SharePicture,
} from './share-cards.ts';

/** A rendered page and the data that was read for it. */
export interface RenderedContent {
  /** Its Korean path. */
  path: string;
  /** Its title without the brand name; undefined for the home page. */
  title: string | undefined;
  place: Place;
  now: Date;
  /** The last change of the story on the page, if known. */
  changed: Date | undefined;
  t: SiteText;
  queryClient: QueryClient;
}

/** Returns the share images of a page: those of its item or, if it shows none, of the site. */
export function sharePicturesOf({ path, place, now, t, queryClient }: RenderedContent): SharePicture[] {
  const { origin, language } = place;
  const told = { language, t, now };
  const productId = matchPath(paths.product(':id'), path)?.params.id ?? '';
  const product = queryClient.getQueryData(productQuery(productId, queryClient).queryKey);
  if (product) return sharePictures(productCard(product, told), 'products', product.id, origin);
  const eventId = matchPath(paths.event(':id'), path)?.params.id ?? '';
  const listed = queryClient.getQueryData(eventsQuery.queryKey)?.find(({ id }) => id === eventId);
  const event = listed ?? queryClient.getQueryData(pastEventQuery(eventId).queryKey);
  if (event) return sharePictures(eventCard(event, told), 'events', event.id, origin);
  const storyId = matchPath(paths.story(':id'), path)?.params.id ?? '';
  const story = queryClient.getQueryData(storyQuery(storyId, queryClient).queryKey);
  if (story) return sharePictures(storyCard(story, told), 'stories', story.id, origin);
  return sharePictures(siteCard(told), 'site', '', origin);
}
