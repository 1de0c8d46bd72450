import * as contract from '@app/domain/api/products.ts';
import { route } from '../http/route.ts';
import { findProducts } from '../store/product-store.ts';

export const listProducts = route(contract.listProducts, ({ query }, { db }) => findProducts(db, query.type));
