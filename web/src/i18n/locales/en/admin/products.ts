import type ko from '../../ko/admin/products.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  price: 'Price',
  add: 'Add Product',
  loading: 'Loading products…',
  empty: 'No products found',
  emptyDetail: 'Add the first one, and it appears here.',
  adding: 'New product',
  editing: 'Edit product',
  added: 'Product added',
  updated: 'Product updated',
  deleted: 'Product deleted',
  saveFailed: 'Failed to save product',
  deleteFailed: 'Failed to delete product',
} as const satisfies Translation<typeof ko>;
