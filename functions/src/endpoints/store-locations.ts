import * as contract from '@app/domain/api/store-locations.ts';
import { createRoute, deleteRoute, replaceRoute } from '../routing/content-routes.ts';
import { paged } from '../routing/paged.ts';
import { route } from '../routing/route.ts';
import { STORE_LOCATIONS } from '../content/content-store.ts';
import { findStoreLocations } from '../content/public-content-store.ts';

export const listStoreLocations = route(contract.listStoreLocations, async ({ query, http }, { db }) =>
  paged(http, await findStoreLocations(db, query)),
);

export const createStoreLocation = createRoute(contract.createStoreLocation, STORE_LOCATIONS);
export const replaceStoreLocation = replaceRoute(contract.replaceStoreLocation, STORE_LOCATIONS);
export const deleteStoreLocation = deleteRoute(contract.deleteStoreLocation, STORE_LOCATIONS);
