import { z } from 'zod';
import { PRODUCT_TYPES } from '../product/product.ts';
import { productSchema } from '../product/product-schema.ts';
import { endpoint } from './endpoint.ts';

export const listProducts = endpoint({
  method: 'GET',
  path: '/api/products',
  summary: 'All products, or those of one type',
  access: 'public',
  query: z.strictObject({ type: z.enum(PRODUCT_TYPES).optional() }),
  status: 200,
  output: z.array(productSchema),
  errors: [],
});
