import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { withoutAlcohol } from '@app/domain/shared/alcohol.ts';
import { nextStories } from '@app/domain/story/next-stories.ts';
import { storyExcerptSource } from '@app/domain/story/story-excerpt.ts';
import type { Story } from '@app/domain/story/story-schema.ts';
import { findVisibleDocument } from '../../lib/documents.ts';
import type { Clause } from '../../lib/firestore-lite.ts';
import { findVisibleDocuments } from '../../lib/visible-documents.ts';
import { inlining } from '../../lib/inlining.ts';
import { completeQueryData } from '../../lib/page-data.ts';

/**
 * The number of stories from which the home page chooses three, and the end of a story one: a visitor who sees no alcohol skips those
 * about it.
 */
const CANDIDATE_COUNT = 6;

const PUBLISHED = ['isPublished', '==', true] as const;

/** Returns the published stories, latest first. */
const findPublished = (...further: readonly Clause[]) =>
  findVisibleDocuments<Story>('stories', (now) => [
    PUBLISHED,
    ['publishedAt', '<=', now],
    ['publishedAt', 'desc'],
    ...further,
  ]);

const CARD_INLINING = inlining({
  without: ['visibleUntil', 'createdAt'],
  shorten: (stories: readonly Story[]) =>
    stories.map(({ body, bodyKr, ...story }) => ({
      ...story,
      body: storyExcerptSource(body),
      // Inlined data is in one language, so `bodyKr` may be absent.
      ...(bodyKr && { bodyKr: storyExcerptSource(bodyKr) }),
    })),
});

/** The query for all stories. The search needs all of them. */
export const storiesQuery = queryOptions({
  queryKey: ['stories', 'list'],
  meta: CARD_INLINING,
  queryFn: () => findPublished(),
});

/** The query for the latest stories, for the home page. */
export const latestStoriesQuery = queryOptions({
  queryKey: ['stories', 'latest'],
  meta: CARD_INLINING,
  queryFn: () => findPublished({ limit: CANDIDATE_COUNT }),
});

/** Returns the query for one story, or null if visitors may not see it. Uses a cached list as initial data. */
export function storyQuery(id: string, queryClient: QueryClient) {
  return queryOptions<Story | null>({
    queryKey: ['stories', id],
    queryFn: () => findVisibleDocument<Story>('stories', id),
    initialData: () =>
      [storiesQuery, latestStoriesQuery]
        .flatMap(({ queryKey }) => completeQueryData<Story[]>(queryClient, queryKey).flat())
        .find((story) => story.id === id),
  });
}

/** The number of stories that are shown below a product. */
const ABOUT_COUNT = 3;

/** Returns the query for the latest stories that speak of a product. */
export function storiesAboutQuery(productId: string) {
  return queryOptions({
    queryKey: ['stories', 'about', productId],
    meta: CARD_INLINING,
    queryFn: () => findPublished(['productIds', 'array-contains', productId], { limit: ABOUT_COUNT }),
  });
}

/** Returns the query for the stories to read after `story`: of those published before it or, if all are about alcohol, of the latest. */
export function nextStoriesQuery({ id, publishedAt }: Story) {
  return queryOptions({
    queryKey: ['stories', 'next', id],
    meta: CARD_INLINING,
    queryFn: async () => {
      const limit = { limit: CANDIDATE_COUNT };
      const earlier = await findVisibleDocuments<Story>('stories', () => [
        PUBLISHED,
        ['publishedAt', '<', publishedAt],
        ['publishedAt', 'desc'],
        limit,
      ]);
      const latest = withoutAlcohol(earlier).length > 0 ? [] : await findPublished(limit);
      return nextStories(id, [...earlier, ...latest]);
    },
  });
}
