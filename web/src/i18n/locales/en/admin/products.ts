import type ko from '../../ko/admin/products.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  stock_one: '{{count}} in stock',
  stock_other: '{{count}} in stock',
  notCounted: 'Stock not counted',
  noneLeft: 'None left, shown as out of stock',
  restockRequests: 'Restock requests',
  nobodyWaits: 'Nobody is waiting for it.',
  waiting_one: '{{count}} person is waiting for it',
  waiting_other: '{{count}} people are waiting for it',
  stockLabel: 'Stock of {{name}}',
  stockHint:
    'Leave it empty to take orders without counting. An order lowers it; an order that is not paid raises it again.',
  stockRange: 'Enter a whole number from 0 to {{max}}.',
  stockSave: 'Save stock',
  stockSet: 'The stock has been changed.',
  stockChanged: 'An order has changed the stock in the meantime. Look at the number now and save again.',
  stockFailed: 'Failed to change the stock',
  price: 'Price',
  add: 'Add Product',
  loading: 'Loading products…',
  empty: 'No products found',
  emptyDetail: 'Add the first product and it will appear here.',
  adding: 'New product',
  editing: 'Edit product',
  added: 'Product added',
  updated: 'Product updated',
  deleted: 'Product deleted',
  saveFailed: 'Failed to save product',
  deleteFailed: 'Failed to delete product',
} as const satisfies Translation<typeof ko>;
