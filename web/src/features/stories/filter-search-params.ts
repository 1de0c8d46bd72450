import type { StoryFilter } from '@app/domain/story/story-filter.ts';

/** The query parameters of the story filter: `?q=guji&tag=coffee`. */
export const SEARCH_PARAMETER = 'q';
export const TAG_PARAMETER = 'tag';

export function readStoryFilter(search: URLSearchParams): StoryFilter {
  return { search: search.get(SEARCH_PARAMETER) ?? '', tag: search.get(TAG_PARAMETER) ?? '' };
}

export function writeStoryFilter({ search, tag }: StoryFilter): URLSearchParams {
  const written = new URLSearchParams();
  if (search.trim() !== '') written.set(SEARCH_PARAMETER, search);
  if (tag !== '') written.set(TAG_PARAMETER, tag);
  return written;
}
