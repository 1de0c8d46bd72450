import { useQuery } from '@tanstack/react-query';
import { storiesQuery } from './story-queries.ts';

/** The stories that this visitor may see, the latest first; undefined while they are not there. */
export function useStories() {
  const { data: stories, isPending, refetch } = useQuery(storiesQuery);
  return { stories, isPending, retry: () => void refetch() };
}
