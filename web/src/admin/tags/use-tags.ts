import { useQuery } from '@tanstack/react-query';
import type { ResponseOf } from '@app/domain/api/endpoint.ts';
import type { listTags } from '@app/domain/api/tags.ts';
import { call } from '../../lib/api-client.ts';
import { inSession } from '../session/in-session.ts';

export const TAGS_KEY = ['admin-tags'];
export const TAGS_PATH = '/api/admin/tags';

/** Counting reads every item with tags, so it is not repeated each time a form is opened. */
const FRESH_MS = 5 * 60_000;

export type ListedTag = ResponseOf<typeof listTags>[number];

/** Returns the number of items that use a tag. */
export const usesOf = ({ products, events, stories }: ListedTag) => products + events + stories;

/** Reads all tags with their labels and uses, at most every five minutes. */
export function useTags(enabled = true) {
  return useQuery({
    queryKey: TAGS_KEY,
    queryFn: () => inSession(() => call<typeof listTags>('GET', TAGS_PATH)),
    staleTime: FRESH_MS,
    enabled,
  });
}
