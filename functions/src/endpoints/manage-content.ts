import type { ZodType } from 'zod';
import type { contentEndpoints } from '@app/domain/api/content.ts';
import { manageEvents } from '@app/domain/api/events.ts';
import { manageFaqs } from '@app/domain/api/faqs.ts';
import { manageProducts } from '@app/domain/api/products.ts';
import { manageStoreLocations } from '@app/domain/api/store-locations.ts';
import { manageStories } from '@app/domain/api/stories.ts';
import { closeEventAccount } from '../bookings/event-account.ts';
import { bookingTransaction } from '../bookings/firestore-booking-store.ts';
import type { Deps } from '../deps.ts';
import { route } from '../routing/route.ts';
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

type Contract<P extends string, Input, Item> = ReturnType<
  typeof contentEndpoints<P, ZodType<Input>, ZodType<Item>>
>;

/** Returns the routes that create, replace and delete one kind of content. */
function manage<P extends string, Input, Item extends StoredItem>(
  contract: Contract<P, Input, Item>,
  kind: ContentKind<Input, Item>,
  alsoDelete?: (deps: Deps, admin: string) => AlsoDelete<Item>,
) {
  return {
    create: route(contract.create, ({ body }, deps) => createContent(deps, kind, body)),
    replace: route(contract.replace, ({ params, body }, deps) => replaceContent(deps, kind, params.id, body)),
    remove: route(contract.remove, ({ params, admin }, deps) =>
      deleteContent(deps, kind, params.id, alsoDelete?.(deps, admin)),
    ),
  };
}

export const products = manage(manageProducts, PRODUCTS);
export const events = manage(
  manageEvents,
  EVENTS,
  (deps, uid) => (tx, event) =>
    closeEventAccount(bookingTransaction(deps, tx), event.id, { role: 'admin', uid }, deps.clock.now()),
);
export const stories = manage(manageStories, STORIES);
export const storeLocations = manage(manageStoreLocations, STORE_LOCATIONS);
export const faqs = manage(manageFaqs, FAQS);
