import { useEffect, useEffectEvent, useState } from 'react';
import { NO_STORY_FILTER, type StoryFilter } from '@app/domain/story/story-filter.ts';
import { type HistoryEntry, useSearchParamsState } from '../../lib/use-search-params-state.ts';
import { readStoryFilter, writeStoryFilter } from './filter-search-params.ts';

/** Milliseconds from the last key to the search, so that incomplete syllables are not searched. */
const TYPING_PAUSE_MS = 200;

/**
 * Returns the story filter and the functions that change it. The search field has its own state, and the URL follows
 * after a pause in typing. When the URL changes otherwise (a link, the clear button), the field follows the URL.
 */
export function useStoryFilter() {
  const [filter, setFilter] = useSearchParamsState(readStoryFilter, writeStoryFilter);
  const [typed, setTyped] = useState(filter.search);
  /** The last search that the field has written to the URL or taken from it. */
  const [syncedSearch, setSyncedSearch] = useState(filter.search);
  const [previousSearch, setPreviousSearch] = useState(filter.search);

  if (filter.search !== previousSearch) {
    setPreviousSearch(filter.search);
    if (filter.search !== syncedSearch) {
      setSyncedSearch(filter.search);
      setTyped(filter.search);
    }
  }

  const change = (next: StoryFilter, entry?: HistoryEntry) => {
    // Normalized as the URL stores it: a search of white space becomes empty.
    const normalized = readStoryFilter(writeStoryFilter(next));
    setSyncedSearch(normalized.search);
    setFilter(normalized, entry);
  };
  const searchFor = (search: string) => {
    if (search !== syncedSearch) change({ ...filter, search }, 'replace');
  };
  const searchAfterPause = useEffectEvent(searchFor);
  useEffect(() => {
    const pause = setTimeout(() => searchAfterPause(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);

  return {
    filter,
    typed,
    type: setTyped,
    /** Searches immediately, without waiting for the pause. */
    search: () => searchFor(typed),
    chooseTag: (tag: string) => change({ search: typed, tag }),
    clear: () => {
      setTyped('');
      change(NO_STORY_FILTER);
    },
  };
}
