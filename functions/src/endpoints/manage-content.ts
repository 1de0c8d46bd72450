import type { ZodType } from 'zod';
import type { contentEndpoints } from '@app/domain/api/content.ts';
import { manageEvents } from '@app/domain/api/events.ts';
import { manageFaqs } from '@app/domain/api/faqs.ts';
import { manageProducts } from '@app/domain/api/products.ts';
import { manageStoreLocations } from '@app/domain/api/store-locations.ts';
import { manageStories } from '@app/domain/api/stories.ts';
import { type Route, route } from '../http/route.ts';
import {
  type AlsoDelete,
  type ContentKind,
  createContent,
  deleteContent,
  EVENTS,
  FAQS,
  PRODUCTS,
  replaceContent,
  STORE_LOCATIONS,
  type StoredItem,
  STORIES,
} from '../store/content-store.ts';
import { removeSeats } from '../store/event-seats-store.ts';

type Contract<Input, Item> = ReturnType<typeof contentEndpoints<string, ZodType<Input>, ZodType<Item>>>;

/** Returns the routes that create, replace and delete one kind of content. */
function manage<Input, Item extends StoredItem>(
  contract: Contract<Input, Item>,
  kind: ContentKind<Input, Item>,
  alsoDelete?: AlsoDelete<Item>,
): Route[] {
  return [
    route(contract.create, ({ body }, deps) => createContent(deps, kind, body)),
    route(contract.replace, ({ params, body }, deps) => replaceContent(deps, kind, params.id, body)),
    route(contract.remove, ({ params }, deps) => deleteContent(deps, kind, params.id, alsoDelete)),
  ];
}

export const manageContent: readonly Route[] = [
  ...manage(manageProducts, PRODUCTS),
  ...manage(manageEvents, EVENTS, removeSeats),
  ...manage(manageStories, STORIES),
  ...manage(manageStoreLocations, STORE_LOCATIONS),
  ...manage(manageFaqs, FAQS),
];
