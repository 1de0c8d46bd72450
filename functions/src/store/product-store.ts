import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import type { ProductType } from '@app/domain/product/product.ts';
import { type Product, productSchema } from '@app/domain/product/product-schema.ts';
import { findPage, type Page, type PageRequest } from './page.ts';

/** Returns all products, or those of one type, sorted by title. */
export async function findProducts(
  db: Firestore,
  type?: ProductType,
  page?: PageRequest,
): Promise<Page<Product>> {
  const products = db.collection(COLLECTIONS.products);
  return findPage(
    type ? products.where('type', '==', type) : products,
    productSchema,
    ['title', 'asc'],
    page,
  );
}
