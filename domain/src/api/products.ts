import { z } from 'zod';
import { ORDER_LIMITS } from '../order/order.ts';
import { PRODUCT_TYPES } from '../product/product.ts';
import { productInputSchema, productSchema } from '../product/product-schema.ts';
import { idSchema } from '../shared/fields.ts';
import { contentEndpoints } from './content.ts';
import { endpoint } from './endpoint.ts';
import { pageQuery } from './paging.ts';

export const listProducts = endpoint({
  method: 'GET',
  path: '/api/products',
  summary: 'Lists all products, or those of one type, by title',
  access: 'public',
  query: z.strictObject({ type: z.enum(PRODUCT_TYPES).optional(), ...pageQuery }),
  status: 200,
  output: z.array(productSchema),
  errors: [],
});

export const getProduct = endpoint({
  method: 'GET',
  path: '/api/products/{id}',
  summary: 'Returns one product',
  access: 'public',
  params: z.object({ id: idSchema }),
  status: 200,
  output: productSchema,
  errors: ['not_found'],
});

export const getQuantityLimit = endpoint({
  method: 'GET',
  path: '/api/products/{id}/quantity-limit',
  summary: 'Returns how many pieces of a product one order can have now',
  access: 'public',
  params: z.object({ id: idSchema }),
  status: 200,
  output: z.strictObject({ most: z.int().min(0).max(ORDER_LIMITS.quantity) }),
  errors: ['not_found'],
});

export const {
  create: createProduct,
  replace: replaceProduct,
  remove: deleteProduct,
} = contentEndpoints({
  path: '/api/admin/products',
  noun: 'a product',
  input: productInputSchema,
  item: productSchema,
});
