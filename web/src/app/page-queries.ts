import type { QueryClient } from '@tanstack/react-query';
import type { Event } from '@app/domain/event/event-schema.ts';
import { PRODUCT_TYPES, type ProductType } from '@app/domain/product/product.ts';
import { localized } from '@app/domain/shared/localized.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { mayBeFormatted } from '@app/domain/story/story-markdown.ts';
import type { PublicPage } from '../config/paths.ts';
import type { ListKind } from '../features/products/list-kind.ts';
import {
  firstProductsQuery,
  namedProductsQuery,
  productQuery,
  productsQuery,
  relatedProductsQuery,
} from '../features/products/product-queries.ts';
import {
  eventsQuery,
  nextEventsQuery,
  pastEventQuery,
  seatsQuery,
} from '../features/events/event-data/event-queries.ts';
import { shownEvents, withOpened } from '../features/events/event-data/shown-events.ts';
import { faqsQuery } from '../features/faqs/faq-queries.ts';
import { readSearch } from '../features/search/search-parameter.ts';
import { searchQuery } from '../features/search/search-query.ts';
import { storesQuery } from '../features/shared/stores-query.ts';
import { formattedTextQuery } from '../features/stories/body/story-body.tsx';
import {
  latestStoriesQuery,
  nextStoriesQuery,
  storiesAboutQuery,
  storiesQuery,
  storyQuery,
} from '../features/stories/story-queries.ts';
import { languageOfPath } from '../i18n/localized-path.ts';
import { tagLabelsQuery } from '../i18n/tag-labels.ts';
import { readSearchIndex } from '../routes/search/read-search-index.ts';
import { sitePicturesQuery } from '../features/shared/site-pictures.ts';
import { findPage } from './routes.tsx';

interface OpenedPage {
  /** The id in the path; '' where the path has none. */
  id: string;
  search: URLSearchParams;
  language: Language;
  now: Date;
  queryClient: QueryClient;
  read: QueryClient['fetchQuery'];
}

/** Runs the queries of a page: first those that depend on nothing, then those that depend on their results. */
type PageQueries = (page: OpenedPage) => Promise<unknown>;

const readSeats = ({ read, now, id }: OpenedPage, events: readonly Event[]) =>
  read(seatsQuery(shownEvents(events, now, id).upcoming.map((event) => event.id)));

/** @param paired the type whose first products are paired with those of the list */
const list =
  (kind: ListKind, paired?: ProductType): PageQueries =>
  ({ read }) =>
    Promise.all([
      read(productsQuery(kind)),
      paired && read(firstProductsQuery([paired])),
      read(tagLabelsQuery),
      read(sitePicturesQuery),
    ]);

/**
 * The queries of each public page. The server runs them before it renders the page. A browser takes their results from the HTML,
 * when it hydrates the page and when it prefetches it: so none of this is part of its scripts.
 */
const PAGE_QUERIES: Readonly<Record<PublicPage, PageQueries | undefined>> = {
  home: (page) => {
    const { read, now } = page;
    return Promise.all([
      read(firstProductsQuery(PRODUCT_TYPES)),
      read(nextEventsQuery(now)).then((events) => readSeats(page, events)),
      read(latestStoriesQuery),
      read(tagLabelsQuery),
      read(sitePicturesQuery),
    ]);
  },
  about: ({ read }) => read(sitePicturesQuery),
  coffee: list('coffee', 'makgeolli'),
  makgeolli: list('makgeolli', 'coffee'),
  products: list('all'),
  product: async ({ read, id, queryClient }) => {
    const product = await read(productQuery(id, queryClient));
    if (!product) return;
    const [about] = await Promise.all([read(storiesAboutQuery(id)), read(relatedProductsQuery(product))]);
    if (about.length > 0) await read(tagLabelsQuery);
  },
  experiences: (page) =>
    Promise.all([
      page.read(eventsQuery).then((events) => readSeats(page, events)),
      page.read(sitePicturesQuery),
    ]),
  event: async (page) => {
    const { read, id } = page;
    const events = await read(eventsQuery);
    const listed = events.find((event) => event.id === id);
    const opened = listed ?? (await read(pastEventQuery(id)));
    await Promise.all([
      readSeats(page, withOpened(events, opened)),
      opened?.storeLocationId && read(storesQuery),
    ]);
  },
  stories: ({ read }) => Promise.all([read(storiesQuery), read(tagLabelsQuery), read(sitePicturesQuery)]),
  story: async ({ read, id, language, queryClient }) => {
    const story = await read(storyQuery(id, queryClient));
    if (!story) return;
    const body = localized(story, 'body', language);
    await Promise.all([
      mayBeFormatted(body) && read(formattedTextQuery(body)),
      read(namedProductsQuery(story.productIds ?? [])),
      read(nextStoriesQuery(story)),
      story.tags.length > 0 && read(tagLabelsQuery),
    ]);
  },
  contact: ({ read }) => Promise.all([read(storesQuery), read(faqsQuery), read(sitePicturesQuery)]),
  search: async ({ read, search, now }) => {
    const searched = readSearch(search);
    if (searched) await read(searchQuery(searched, { readIndex: readSearchIndex, now }));
  },
  // What is behind a signed link, and the basket, are read by browsers only.
  booking: undefined,
  waitlist: undefined,
  order: undefined,
  basket: undefined,
  privacy: undefined,
  terms: undefined,
  agePolicy: undefined,
};

/** Returns a function that runs the queries of the page at `url`; undefined for a page that has none. */
export function findPageQueries({ pathname, searchParams }: URL) {
  const found = findPage(pathname);
  const run = found && PAGE_QUERIES[found.route.page];
  if (!run) return undefined;
  return (queryClient: QueryClient, now: Date) =>
    run({
      id: found.params['id'] ?? '',
      search: searchParams,
      language: languageOfPath(pathname),
      now,
      queryClient,
      read: queryClient.fetchQuery.bind(queryClient),
    });
}
