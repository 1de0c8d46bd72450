import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { storyExcerptSource } from '@app/domain/story/story-excerpt.ts';
import type { Story } from '@app/domain/story/story-schema.ts';
import { findDocuments, findVisibleDocument, isRefused } from '../../lib/documents.ts';
import type { Limit } from '../../lib/firestore-lite.ts';
import { inlining } from '../../lib/inlining.ts';
import { completeAnswers } from '../../lib/page-data.ts';
import { serverTime } from '../../lib/server-time.ts';

/** How many stories home shows. */
export const LATEST_COUNT = 3;

/**
 * The stories that are published by now, the latest first. The rules answer no question about what lies ahead of the
 * server's clock: a visitor whose own clock runs ahead asks again by the server's.
 */
async function findPublished(...further: readonly Limit[]): Promise<Story[]> {
  const publishedBy = (now: Date) =>
    findDocuments<Story>(
      'stories',
      ['isPublished', '==', true],
      ['publishedAt', '<=', now],
      ['publishedAt', 'desc'],
      ...further,
    );
  try {
    return await publishedBy(new Date());
  } catch (error) {
    if (!isRefused(error)) throw error;
    return publishedBy(await serverTime());
  }
}

const SHOWN_ON_CARDS = inlining({
  without: ['createdAt'],
  shorten: (stories: readonly Story[]) =>
    stories.map(({ body, bodyKr, ...story }) => ({
      ...story,
      body: storyExcerptSource(body),
      // A page carries one language.
      ...(bodyKr && { bodyKr: storyExcerptSource(bodyKr) }),
    })),
});

/** All of them: a list that is searched is there as a whole. */
export const storiesQuery = queryOptions({
  queryKey: ['stories', 'list'],
  meta: SHOWN_ON_CARDS,
  queryFn: () => findPublished(),
});

/** Home's. */
export const latestStoriesQuery = queryOptions({
  queryKey: ['stories', 'latest'],
  meta: SHOWN_ON_CARDS,
  queryFn: () => findPublished({ limit: LATEST_COUNT }),
});

/** One story, or null where visitors may see none. A list that has been read already gives the answer at once. */
export function storyQuery(id: string, queryClient: QueryClient) {
  return queryOptions<Story | null>({
    queryKey: ['stories', id],
    queryFn: () => findVisibleDocument<Story>('stories', id),
    initialData: () =>
      [storiesQuery, latestStoriesQuery]
        .flatMap(({ queryKey }) => completeAnswers<Story[]>(queryClient, queryKey).flat())
        .find((story) => story.id === id),
  });
}
