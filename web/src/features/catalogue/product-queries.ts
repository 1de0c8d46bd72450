import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Product } from '@app/domain/product/product-schema.ts';
import { findDocument, findDocuments } from '../../lib/documents.ts';

/** The whole catalogue, oldest first: it is small, and every list and preview is a view of it. */
export const productsQuery = queryOptions({
  queryKey: ['products'],
  queryFn: async () => {
    const products = await findDocuments<Product>('products');
    return products.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  },
});

/** One product, or null where there is none. A catalogue that has been read already gives the answer at once. */
export function productQuery(id: string, queryClient: QueryClient) {
  return queryOptions<Product | null>({
    queryKey: ['products', id],
    queryFn: () => findDocument<Product>('products', id),
    initialData: () => queryClient.getQueryData(productsQuery.queryKey)?.find((product) => product.id === id),
  });
}
