import type { QueryClient } from '@tanstack/react-query';
import { vi } from 'vitest';
import { aCoffee, anEvent, aStoreLocation, aStory } from '@app/domain/testing/factories.ts';
import { findPageQueries } from '../app/page-queries.ts';
import { publicPaths, type PublicPage } from '../config/paths.ts';
import { namedProductsQuery, productQuery } from '../features/products/product-queries.ts';
import { pastEventQuery, seatsQuery } from '../features/events/event-data/event-queries.ts';
import { formattedTextQuery } from '../features/stories/body/story-body.tsx';
import { nextStoriesQuery, storiesAboutQuery, storyQuery } from '../features/stories/story-queries.ts';
import { SEARCH_KEY } from '../lib/page-data.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { SAMPLES, setSampleData } from './sample-data.ts';

const MISSING = 'missing';
const SEARCHED = 'sample';

const { coffee, makgeolli, event, brewing, diary } = SAMPLES;
const formatted = '**A story** of a coffee';
const story = aStory({ body: formatted, bodyKr: formatted, productIds: [coffee.id] });
const past = anEvent({
  dateTime: new Date('2025-05-01T05:00:00Z'),
  storeLocationId: aStoreLocation().id,
});

const IDS: Partial<Record<PublicPage, readonly string[]>> = {
  product: [coffee.id, makgeolli.id, MISSING],
  event: [event.id, brewing.id, past.id, MISSING],
  story: [story.id, diary.id, MISSING],
};

/** The Korean addresses of every kind of public page, with sample content and without it. */
export const SAMPLE_ADDRESSES = [
  ...(Object.keys(publicPaths) as PublicPage[]).flatMap((page) => {
    const path = publicPaths[page];
    return typeof path === 'string' ? [path] : (IDS[page] ?? [MISSING]).map(path);
  }),
  `${publicPaths.search}?q=${SEARCHED}`,
  '/nowhere',
];

/** Returns a client with those sample data that the route of a page states. @throws when there are none for a query */
export async function readStated(address: string, now: Date): Promise<QueryClient> {
  const queryClient = createQueryClient();
  setSampleData(queryClient, now);
  for (const [queryKey, data] of [
    [productQuery(MISSING, queryClient).queryKey, null],
    [pastEventQuery(MISSING).queryKey, null],
    [pastEventQuery(past.id).queryKey, past],
    [storyQuery(MISSING, queryClient).queryKey, null],
    [storyQuery(story.id, queryClient).queryKey, story],
    [nextStoriesQuery(story).queryKey, [diary]],
    [formattedTextQuery(formatted).queryKey, []],
    [namedProductsQuery([coffee.id]).queryKey, [aCoffee()]],
    [storiesAboutQuery(coffee.id).queryKey, [story]],
    [seatsQuery([]).queryKey, []],
    [[SEARCH_KEY, 'results', SEARCHED], []],
  ] as const)
    queryClient.setQueryData(queryKey, data);
  const read = vi.spyOn(queryClient, 'fetchQuery');
  await findPageQueries(new URL(address, 'https://www.example.com'))?.(queryClient, now);
  const stated = read.mock.calls.map(([{ queryKey }]) => JSON.stringify(queryKey));
  queryClient.removeQueries({ predicate: ({ queryKey }) => !stated.includes(JSON.stringify(queryKey)) });
  return queryClient;
}
