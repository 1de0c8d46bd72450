import * as contract from '@app/domain/api/products.ts';
import { route } from '../routing/route.ts';
import { getContent, PRODUCTS } from '../store/content-store.ts';

export const getProduct = route(contract.getProduct, ({ params }, deps) =>
  getContent(deps, PRODUCTS, params.id),
);
