import * as contract from '@app/domain/api/products.ts';
import { isVisible } from '@app/domain/shared/visibility.ts';
import { route } from '../routing/route.ts';
import { getContent, PRODUCTS } from '../store/content-store.ts';

export const getProduct = route(contract.getProduct, ({ params }, deps) =>
  getContent(deps, PRODUCTS, params.id, (product) => isVisible(product, deps.clock.now())),
);
