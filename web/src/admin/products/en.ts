import type { Translation } from '../i18n/translation.ts';
import type * as ko from './ko.ts';

export const products = {
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
} satisfies Translation<typeof ko.products>;
