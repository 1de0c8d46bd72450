import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Product } from '@app/domain/product/product-schema.ts';
import type { ProductType } from '@app/domain/product/product.ts';
import { findDocument, findDocuments } from '../../lib/documents.ts';
import { inlining } from '../../lib/inlining.ts';
import { completeAnswers } from '../../lib/page-data.ts';
import type { ListKind } from './list-kind.ts';

/** How many products of a type home shows. */
const FIRST_COUNT = 3;

/** How many products stand under another one. */
const RELATED_COUNT = 3;

/** Firestore's bound on the values of one `array-contains-any`. */
const TAGS_ASKED_FOR = 10;

/** The fields that no list needs. */
const DETAILS = [
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
  'createdAt',
];

/** Those that filters and pairings need, and cards do not. */
const FILTERED_AND_PAIRED_BY = ['tags', 'process', 'carbonation', 'pairings', 'pairingsKr'];

const carriesWithout = (without: readonly string[]) =>
  inlining({
    without,
    shorten: (products: readonly Product[]) =>
      products.map(({ images, ...product }) => ({ ...product, images: images.slice(0, 1) })),
  });

/** For products that are filtered or paired. */
export const WITH_CHOICES = carriesWithout(DETAILS);

/** For products of which there are cards alone. */
const SHOWN_ON_CARDS = carriesWithout([...DETAILS, ...FILTERED_AND_PAIRED_BY]);

/** All products of a list. */
export function productsQuery(kind: ListKind) {
  return queryOptions({
    queryKey: ['products', 'list', kind],
    meta: WITH_CHOICES,
    queryFn: () =>
      kind === 'all'
        ? findDocuments<Product>('products')
        : findDocuments<Product>('products', ['type', '==', kind]),
  });
}

/** The first products of each type: those that were there first. */
export function firstProductsQuery(types: readonly ProductType[]) {
  return queryOptions({
    queryKey: ['products', 'first', ...types],
    meta: SHOWN_ON_CARDS,
    queryFn: async () => {
      const firsts = types.map((type) =>
        findDocuments<Product>('products', ['type', '==', type], ['createdAt', 'asc'], {
          limit: FIRST_COUNT,
        }),
      );
      return (await Promise.all(firsts)).flat();
    },
  });
}

/** One product, or null where there is none. A list that has been read already gives the answer at once. */
export function productQuery(id: string, queryClient: QueryClient) {
  return queryOptions<Product | null>({
    queryKey: ['products', 'one', id],
    queryFn: () => findDocument<Product>('products', id),
    initialData: () =>
      [['products', 'list'] as const, ['products', 'first'] as const]
        .flatMap((queryKey) => completeAnswers<Product[]>(queryClient, queryKey).flat())
        .find((product) => product.id === id),
  });
}

/** A few products of the same type that share a tag with `product`. */
export function relatedProductsQuery(product: Product) {
  return queryOptions({
    queryKey: ['products', 'related', product.id],
    meta: SHOWN_ON_CARDS,
    queryFn: async () => {
      const tags = product.tags.slice(0, TAGS_ASKED_FOR);
      if (tags.length === 0) return [];
      // One more than is shown, for the product itself is among them.
      const found = await findDocuments<Product>(
        'products',
        ['type', '==', product.type],
        ['tags', 'array-contains-any', tags],
        { limit: RELATED_COUNT + 1 },
      );
      return found.filter(({ id }) => id !== product.id).slice(0, RELATED_COUNT);
    },
  });
}
