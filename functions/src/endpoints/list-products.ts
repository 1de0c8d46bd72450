import * as contract from '@app/domain/api/products.ts';
import { paged } from '../routing/paged.ts';
import { route } from '../routing/route.ts';
import { findProducts } from '../store/product-store.ts';

export const listProducts = route(contract.listProducts, async ({ query, http }, { db }) =>
  paged(http, await findProducts(db, query.type, query)),
);
