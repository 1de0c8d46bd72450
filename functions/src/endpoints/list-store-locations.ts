import * as contract from '@app/domain/api/store-locations.ts';
import { paged } from '../routing/paged.ts';
import { route } from '../routing/route.ts';
import { findStoreLocations } from '../store/public-content-store.ts';

export const listStoreLocations = route(contract.listStoreLocations, async ({ query, http }, { db }) =>
  paged(http, await findStoreLocations(db, query)),
);
