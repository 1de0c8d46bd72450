import { NO_STORY_FILTER, type StoryFilter } from '@app/domain/story/story-filter.ts';
import { useSearchParamsState } from '../../lib/use-search-params-state.ts';
import { useTypedSearch } from '../../lib/use-typed-search.ts';
import { readStoryFilter, writeStoryFilter } from './filter-search-params.ts';

/** Returns the story filter in the URL, the text of the search field, and the functions that change them. */
export function useStoryFilter() {
  const [filter, setFilter] = useSearchParamsState(readStoryFilter, writeStoryFilter);
  const field = useTypedSearch(filter.search, (search) => setFilter({ ...filter, search }, 'replace'));
  const change = (next: StoryFilter) => {
    // Normalized as the URL stores it: a search of white space becomes empty.
    const normalized = readStoryFilter(writeStoryFilter(next));
    field.sync(normalized.search);
    setFilter(normalized);
  };
  return {
    filter,
    typed: field.typed,
    type: field.type,
    search: field.searchNow,
    chooseTag: (tag: string) => change({ search: field.typed, tag }),
    clear: () => {
      field.type('');
      change(NO_STORY_FILTER);
    },
  };
}
