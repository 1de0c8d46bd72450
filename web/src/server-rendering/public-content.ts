import type { Product } from '@app/domain/product/product-schema.ts';
import type { Story } from '@app/domain/story/story-schema.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { productsQuery } from '../features/catalogue/product-queries.ts';
import { storiesQuery } from '../features/stories/story-queries.ts';
import { readChanges, type Changes, type TrackedCollection } from './last-changes.ts';

interface PublicContent {
  products: Product[];
  stories: Story[];
  changes: Record<TrackedCollection, Changes>;
}

/**
 * Reads all products and published stories with the queries of the pages, and the last changes of all public content.
 */
export async function readPublicContent(now: Date): Promise<PublicContent> {
  const queryClient = createQueryClient();
  const [products, stories, changes] = await Promise.all([
    queryClient.fetchQuery(productsQuery('all')),
    queryClient.fetchQuery(storiesQuery),
    readChanges(now),
  ]);
  return { products, stories, changes };
}
