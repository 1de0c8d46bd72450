import { useEffect, useEffectEvent, useState } from 'react';
import { NO_STORY_FILTER, type StoryFilter } from '@app/domain/story/story-filter.ts';
import { useSearchParamsState } from '../../lib/use-search-params-state.ts';
import { readStoryFilter, writeStoryFilter } from './filter-search-params.ts';

/** Between the last letter and the search: a syllable is not looked for in its parts. */
const TYPING_PAUSE_MS = 200;

/**
 * What the stories are narrowed by. The search box keeps its text by itself, and the address follows when the hand
 * rests; where the address changes by other means (a link, the clear button), the box follows the address.
 */
export function useStoryFilter() {
  const [filter, setFilter] = useSearchParamsState(readStoryFilter, writeStoryFilter);
  const [typed, setTyped] = useState(filter.search);
  /** The search that the box and the address last agreed upon. */
  const [agreed, setAgreed] = useState(filter.search);
  const [seen, setSeen] = useState(filter.search);

  if (filter.search !== seen) {
    setSeen(filter.search);
    if (filter.search !== agreed) {
      setAgreed(filter.search);
      setTyped(filter.search);
    }
  }

  const change = (next: StoryFilter) => {
    // As the address will say it: a search of spaces is none.
    const agreement = readStoryFilter(writeStoryFilter(next));
    setAgreed(agreement.search);
    setFilter(agreement);
  };
  const searchFor = (search: string) => {
    if (search !== agreed) change({ ...filter, search });
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
    /** Searches at once, without waiting for the hand to rest. */
    search: () => searchFor(typed),
    chooseTag: (tag: string) => change({ search: typed, tag }),
    clear: () => {
      setTyped('');
      change(NO_STORY_FILTER);
    },
  };
}
