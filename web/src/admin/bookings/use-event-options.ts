import { useState } from 'react';
import type { Event } from '@app/domain/event/event-schema.ts';
import {
  PAGE,
  SEARCHED_PAGES,
  searchSelection,
  useSearchedItems,
  useSelectedItems,
  type EntrySelection,
  type SortedSelection,
} from '../lists/use-found-items.ts';
import { useKeepPreviousData } from '../live/use-keep-previous-data.ts';

const PAGE_SIZE = 30;
const LATEST: SortedSelection = { orderBy: ['dateTime', 'desc'] };
/** Stands in for a search while there is none. */
const NO_SEARCH: EntrySelection = {
  selection: { orderBy: ['at', 'desc'] },
  hasTokens: () => false,
  counted: null,
};

/**
 * Returns the events of a select, or those that a search finds, latest first: one page when the list is opened, another
 * when its end is reached. It never loads all events.
 */
export function useEventOptions() {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [pages, setPages] = useState(1);
  const search = isOpen ? searchSelection('events', { text }) : null;
  const isSearching = search !== null;
  // Its first page stays, so that it is not read again after a search.
  const listedPages = isSearching ? 1 : pages;
  const latest = useSelectedItems<Event>('events', LATEST, isOpen ? listedPages : 0, PAGE_SIZE);
  const found = useSearchedItems<Event>('events', search ?? NO_SEARCH, isSearching ? pages : 0);
  const { live: next, mayHaveMore } = isSearching ? found : latest;
  // Enter chooses the first option, so options of another text must not stay while a search loads.
  const live = useKeepPreviousData(next, isSearching ? text : '');
  const shown = live.state === 'ready' ? live.value : [];
  const hasMore = next.state === 'ready' && mayHaveMore;
  // A list without an end to scroll to could not grow.
  if (isSearching && hasMore && shown.length < PAGE && pages < SEARCHED_PAGES) setPages(pages + 1);
  return {
    events: shown.toSorted((a, b) => b.dateTime.getTime() - a.dateTime.getTime()),
    live,
    isSearching,
    open: (isNowOpen: boolean) => {
      setOpen(isNowOpen);
      if (isNowOpen) return;
      setText('');
      setPages(1);
    },
    search: (typed: string) => {
      setText(typed);
      setPages(1);
    },
    readOn: () => {
      if (hasMore) setPages(pages + 1);
    },
  };
}
