import { matchPath } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { productQuery } from '../features/products/product-queries.ts';
import { eventsQuery, seatsQuery } from '../features/events/event-data/event-queries.ts';
import { shownEvents } from '../features/events/event-data/shown-events.ts';
import { faqsQuery } from '../features/faqs/faq-queries.ts';
import { storesQuery } from '../features/shared/stores-query.ts';
import { storyQuery } from '../features/stories/story-queries.ts';
import { sharePicturesOf, type RenderedContent } from './rendered-content.ts';
import { eventCard, sharePictures } from './share-cards.ts';
import { article } from './structured-data/article.ts';
import { breadcrumbList, type Step } from './structured-data/breadcrumb-list.ts';
import { eventThing } from './structured-data/event.ts';
import { faqPage } from './structured-data/faq-page.ts';
import { localBusiness } from './structured-data/local-business.ts';
import { organization, website } from './structured-data/organization.ts';
import { productThing } from './structured-data/product.ts';
import type { Thing } from './structured-data/thing.ts';

type Things = (page: RenderedContent, id: string) => readonly Thing[];

/** Returns the URLs of the page's share images, largest first, for an item without a picture. */
const shareImagesOf = (page: RenderedContent) => sharePicturesOf(page).map(({ address }) => address);

const product: Things = (page, id) => {
  const { queryClient, place } = page;
  const found = queryClient.getQueryData(productQuery(id, queryClient).queryKey);
  return found ? [productThing(found, place, shareImagesOf(page)), organization(place)] : [];
};

const story: Things = (page, id) => {
  const { queryClient, place, changed } = page;
  const found = queryClient.getQueryData(storyQuery(id, queryClient).queryKey);
  return found
    ? [article(found, place, { changed, shareImages: shareImagesOf(page) }), organization(place)]
    : [];
};

/** Describes the upcoming events that the page shows, with their seats; with an `id` only that event. */
const events: Things = ({ queryClient, place, now, t }, id) => {
  const stored = queryClient.getQueryData(eventsQuery.queryKey) ?? [];
  const { upcoming } = shownEvents(stored, now, id);
  const seats = queryClient.getQueryData(seatsQuery(upcoming.map((event) => event.id)).queryKey) ?? [];
  const booked = new Map(seats.map((entry) => [entry.id, entry.booked]));
  const described = id ? stored.filter((event) => event.id === id) : upcoming;
  // Only the page of an event reads them.
  const stores = queryClient.getQueryData(storesQuery.queryKey) ?? [];
  const things = described.map((event) => {
    const card = eventCard(event, { language: place.language, t, now });
    const [shareImage] = sharePictures(card, 'events', event.id, place.origin);
    return eventThing(event, booked.get(event.id) ?? 0, now, place, {
      shareImages: shareImage ? [shareImage.address] : [],
      store: stores.find((store) => store.id === event.storeLocationId),
    });
  });
  return [...things, organization(place)];
};

const contact: Things = ({ queryClient, place, now }) => {
  const stores = queryClient.getQueryData(storesQuery.queryKey) ?? [];
  const faqs = queryClient.getQueryData(faqsQuery.queryKey) ?? [];
  return [
    organization(place),
    ...stores.map((location) => localBusiness(location, now, place)),
    ...(faqs.length > 0 ? [faqPage(faqs, place)] : []),
  ];
};

/** The structured data of each page, except breadcrumbs. */
const STRUCTURED_DATA_BY_PAGE: readonly (readonly [pattern: string, things: Things])[] = [
  [paths.home, ({ place }) => [organization(place), website(place)]],
  [paths.product(':id'), product],
  [paths.story(':id'), story],
  [paths.experiences, events],
  [paths.event(':id'), events],
  [paths.contact, contact],
];

/** Returns the breadcrumbs between the home page and a product, event or story, named as in the navigation. */
function sectionOf({ path, queryClient, t }: RenderedContent): readonly Step[] {
  const productId = matchPath(paths.product(':id'), path)?.params.id;
  if (productId) {
    const type = queryClient.getQueryData(productQuery(productId, queryClient).queryKey)?.type;
    return type ? [{ name: t(`navigation.${type}`), path: paths[type] }] : [];
  }
  if (matchPath(paths.event(':id'), path))
    return [{ name: t('navigation.experiences'), path: paths.experiences }];
  return matchPath(paths.story(':id'), path) ? [{ name: t('navigation.stories'), path: paths.stories }] : [];
}

function breadcrumbs(page: RenderedContent): readonly Thing[] {
  const { path, title, t } = page;
  if (!title) return [];
  const home = { name: t('productPage:home'), path: paths.home };
  return [breadcrumbList([home, ...sectionOf(page), { name: title, path }], page.place)];
}

/** Returns the structured data of a page. */
export function structuredDataOf(page: RenderedContent): readonly Thing[] {
  const things = STRUCTURED_DATA_BY_PAGE.flatMap(([pattern, make]) => {
    const match = matchPath(pattern, page.path);
    return match ? make(page, match.params['id'] ?? '') : [];
  });
  return [...things, ...breadcrumbs(page)];
}
