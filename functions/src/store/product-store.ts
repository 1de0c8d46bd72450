import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import type { ProductType } from '@app/domain/product/product.ts';
import { type Product, productSchema } from '@app/domain/product/product-schema.ts';
import { fromDocument } from './documents.ts';

/** All products, or those of one type, by title. */
export async function findProducts(db: Firestore, type?: ProductType): Promise<Product[]> {
  const products = db.collection(COLLECTIONS.products);
  const { docs } = await (type ? products.where('type', '==', type) : products).get();
  return docs
    .flatMap((snapshot) => fromDocument(productSchema, snapshot) ?? [])
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
}
