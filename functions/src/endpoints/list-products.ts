import * as contract from '@app/domain/api/products.ts';
import { paged } from '../routing/paged.ts';
import { route } from '../routing/route.ts';
import { findProducts } from '../store/public-content-store.ts';

export const listProducts = route(contract.listProducts, async ({ query, http }, { db, clock }) =>
  paged(http, await findProducts(db, clock.now(), query.type, query)),
);
