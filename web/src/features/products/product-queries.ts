import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Product } from '@app/domain/product/product-schema.ts';
import type { ProductType } from '@app/domain/product/product.ts';
import { findVisibleDocument } from '../../lib/documents.ts';
import { findVisibleDocuments } from '../../lib/visible-documents.ts';
import { inlining } from '../../lib/inlining.ts';
import { completeQueryData } from '../../lib/page-data.ts';
import type { ListKind } from './list-kind.ts';

/** The number of products of each type on the home page. */
const FIRST_COUNT = 3;

/** The number of related products on a product page. */
const RELATED_COUNT = 3;

/** The number of tags in one `array-contains-any`; Firestore allows 30 values. */
const MAX_TAGS_PER_QUERY = 10;

/** The fields that only a product page shows. */
const DETAIL_FIELDS = [
  'longDesc',
  'longDescKr',
  'tastingNotes',
  'tastingNotesKr',
  'brewGuide',
  'brewGuideKr',
  'riceType',
  'riceTypeKr',
  'servingTemp',
  'servingTempKr',
  'volumeMl',
  'foodType',
  'foodTypeKr',
  'shelfLife',
  'shelfLifeKr',
  'storage',
  'storageKr',
  'madeOn',
  'madeOnKr',
  'ingredients',
  'ingredientsKr',
  'acidity',
  'body',
  'isPublished',
  'visibleFrom',
  'visibleUntil',
  'createdAt',
];

/** The fields that filters and pairings need but cards do not. */
const FILTER_AND_PAIRING_FIELDS = ['tags', 'process', 'carbonation', 'pairings', 'pairingsKr'];

const inliningWithout = (without: readonly string[]) =>
  inlining({
    without,
    shorten: (products: readonly Product[]) =>
      products.map(({ images, ...product }) => ({ ...product, images: images.slice(0, 1) })),
  });

// The rules reject a query that could return an unpublished product.
const PUBLISHED = ['isPublished', '==', true] as const;

/** Inlining options for products that are filtered or paired. */
export const FILTERABLE_LIST_INLINING = inliningWithout(DETAIL_FIELDS);

/** Inlining options for products shown as cards only. */
const CARD_INLINING = inliningWithout([...DETAIL_FIELDS, ...FILTER_AND_PAIRING_FIELDS]);

/** Returns the query for all products of a list. */
export function productsQuery(kind: ListKind) {
  return queryOptions({
    queryKey: ['products', 'list', kind],
    meta: FILTERABLE_LIST_INLINING,
    queryFn: () =>
      findVisibleDocuments<Product>('products', () =>
        kind === 'all' ? [PUBLISHED] : [PUBLISHED, ['type', '==', kind]],
      ),
  });
}

/** Returns the query for the oldest products of each type. */
export function firstProductsQuery(types: readonly ProductType[]) {
  return queryOptions({
    queryKey: ['products', 'first', ...types],
    meta: CARD_INLINING,
    queryFn: async () => {
      const firsts = types.map((type) =>
        findVisibleDocuments<Product>('products', () => [
          PUBLISHED,
          ['type', '==', type],
          ['createdAt', 'asc'],
          { limit: FIRST_COUNT },
        ]),
      );
      return (await Promise.all(firsts)).flat();
    },
  });
}

/** Returns the query for one product, or null if visitors may not see it. Uses a cached list as initial data. */
export function productQuery(id: string, queryClient: QueryClient) {
  return queryOptions<Product | null>({
    queryKey: ['products', 'one', id],
    queryFn: () => findVisibleDocument<Product>('products', id),
    initialData: () =>
      [['products', 'list'] as const, ['products', 'first'] as const]
        .flatMap((queryKey) => completeQueryData<Product[]>(queryClient, queryKey).flat())
        .find((product) => product.id === id),
  });
}

/** The number of products that are shown below a story. */
const NAMED_COUNT = 6;

/** Returns the query for the products with these ids that visitors may see, in this order. */
export function namedProductsQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: ['products', 'named', ...ids],
    meta: CARD_INLINING,
    queryFn: async () => {
      const found = await Promise.all(
        ids.slice(0, NAMED_COUNT).map((id) => findVisibleDocument<Product>('products', id)),
      );
      return found.filter((product) => product !== null);
    },
  });
}

/** Returns the query for a few products of the same type that share a tag with `product`. */
export function relatedProductsQuery(product: Product) {
  return queryOptions({
    queryKey: ['products', 'related', product.id],
    meta: CARD_INLINING,
    queryFn: async () => {
      const tags = product.tags.slice(0, MAX_TAGS_PER_QUERY);
      if (tags.length === 0) return [];
      // Requests one more than is shown, because the result contains the product itself.
      const found = await findVisibleDocuments<Product>('products', () => [
        PUBLISHED,
        ['type', '==', product.type],
        ['tags', 'array-contains-any', tags],
        { limit: RELATED_COUNT + 1 },
      ]);
      return found.filter(({ id }) => id !== product.id).slice(0, RELATED_COUNT);
    },
  });
}
