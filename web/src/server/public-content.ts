import type { Product } from '@app/domain/product/product-schema.ts';
import type { Story } from '@app/domain/story/story-schema.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { productsQuery } from '../features/catalogue/product-queries.ts';
import { storiesQuery } from '../features/stories/story-queries.ts';

/** All products and all published stories, read as the pages read them. */
export async function readPublicContent(): Promise<{ products: Product[]; stories: Story[] }> {
  const queryClient = createQueryClient();
  const [products, stories] = await Promise.all([
    queryClient.fetchQuery(productsQuery('all')),
    queryClient.fetchQuery(storiesQuery),
  ]);
  return { products, stories };
}
