import * as contract from '@app/domain/api/products.ts';
import { isVisible } from '@app/domain/shared/visibility.ts';
import type { Deps } from '../deps.ts';
import { findQuantityLimit } from '../orders/stored-orders.ts';
import { createRoute, deleteRoute, replaceRoute } from '../routing/content-routes.ts';
import { paged } from '../routing/paged.ts';
import { route } from '../routing/route.ts';
import { getContent, PRODUCTS } from '../content/content-store.ts';
import { findProducts } from '../content/public-content-store.ts';

export const listProducts = route(contract.listProducts, async ({ query, http }, { db, clock }) =>
  paged(http, await findProducts(db, clock.now(), query.type, query)),
);

const getVisible = (deps: Pick<Deps, 'db' | 'clock'>, id: string) =>
  getContent(deps, PRODUCTS, id, (product) => isVisible(product, deps.clock.now()));

export const getProduct = route(contract.getProduct, ({ params }, deps) => getVisible(deps, params.id));

export const getQuantityLimit = route(contract.getQuantityLimit, async ({ params }, deps) => {
  await getVisible(deps, params.id);
  return { most: await findQuantityLimit(deps.db, params.id) };
});

export const createProduct = createRoute(contract.createProduct, PRODUCTS);
export const replaceProduct = replaceRoute(contract.replaceProduct, PRODUCTS);
export const deleteProduct = deleteRoute(contract.deleteProduct, PRODUCTS);
