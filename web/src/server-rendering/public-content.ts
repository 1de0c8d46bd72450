import type { Event } from '@app/domain/event/event-schema.ts';
import type { Product } from '@app/domain/product/product-schema.ts';
import type { Story } from '@app/domain/story/story-schema.ts';
import { changedForVisitors, type Scheduled } from '@app/domain/shared/visibility.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { productsQuery } from '../features/products/product-queries.ts';
import { eventsQuery } from '../features/events/event-data/event-queries.ts';
import { storiesQuery } from '../features/stories/story-queries.ts';
import { readChanges, type Changes, type TrackedCollection } from './last-changes.ts';

interface PublicContent {
  products: Product[];
  events: Event[];
  stories: Story[];
  changes: Record<TrackedCollection, Changes>;
}

/** Returns for each item when visitors last saw a change. */
function seen(items: readonly ({ id: string } & Scheduled)[], changes: Changes): Changes {
  const byId = new Map(items.map((item) => [item.id, item]));
  return new Map([...changes].map(([id, changed]) => [id, changedForVisitors(byId.get(id) ?? {}, changed)]));
}

/**
 * Reads all products, visible events and published stories with the queries of the pages, and the last changes of all public content.
 */
export async function readPublicContent(now: Date): Promise<PublicContent> {
  const queryClient = createQueryClient();
  const [products, events, stories, changes] = await Promise.all([
    queryClient.fetchQuery(productsQuery('all')),
    queryClient.fetchQuery(eventsQuery),
    queryClient.fetchQuery(storiesQuery),
    readChanges(now),
  ]);
  return {
    products,
    events,
    stories,
    changes: {
      ...changes,
      products: seen(products, changes.products),
      events: seen(events, changes.events),
      stories: seen(stories, changes.stories),
    },
  };
}
