import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Story } from '@app/domain/story/story-schema.ts';
import { findDocument, findDocuments, isRefused } from '../../lib/documents.ts';
import { serverTime } from '../../lib/server-time.ts';

const findPublished = (now: Date) =>
  findDocuments<Story>(
    'stories',
    ['isPublished', '==', true],
    ['publishedAt', '<=', now],
    ['publishedAt', 'desc'],
  );

/**
 * The stories that are published by now, the latest first. The rules answer no question about what lies ahead of the
 * server's clock: a visitor whose own clock runs ahead asks again by the server's.
 */
export const storiesQuery = queryOptions({
  queryKey: ['stories'],
  queryFn: async () => {
    try {
      return await findPublished(new Date());
    } catch (error) {
      if (!isRefused(error)) throw error;
      return findPublished(await serverTime());
    }
  },
});

/** One story, or null where visitors may see none. A list that has been read already gives the answer at once. */
export function storyQuery(id: string, queryClient: QueryClient) {
  return queryOptions<Story | null>({
    queryKey: ['stories', id],
    queryFn: async () => {
      try {
        return await findDocument<Story>('stories', id);
      } catch (error) {
        if (isRefused(error)) return null;
        throw error;
      }
    },
    initialData: () => queryClient.getQueryData(storiesQuery.queryKey)?.find((story) => story.id === id),
  });
}
