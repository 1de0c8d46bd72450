import { useState } from 'react';
import type { Event } from '@app/domain/event/event-schema.ts';
import type { SearchEntry } from '@app/domain/record-search/search-entry.ts';
import { searchSelection } from '../lists/use-found-items.ts';
import { useLiveUnion } from '../live/live-documents.ts';
import type { Selection } from '../live/selection.ts';
import { useKeepPreviousData } from '../live/use-keep-previous-data.ts';

/** Firestore accepts as many ids in one query. */
const PAGE_SIZE = 30;

/** The search entries that are read of one token; they need not have the other tokens of a text. */
const ENTRIES = 100;

/**
 * Returns the events of a select, latest first: one page when the list is opened, another when its end is reached, and
 * the results of a search. It never loads all events.
 */
export function useEventOptions() {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [limit, setLimit] = useState(PAGE_SIZE);
  const found = isOpen ? searchSelection('events', { text }) : null;
  const entries = useLiveUnion<SearchEntry & { id: string }>(
    'searchEntries',
    found ? [{ ...found.selection, limit: ENTRIES }] : [],
  );
  const ids = entries.state === 'ready' && found ? entries.value.filter(found.hasTokens) : [];
  const searched = ids.slice(0, PAGE_SIZE).map(({ item }) => item);
  const named: Selection[] =
    searched.length > 0 ? [{ where: [['__name__', 'in', searched]], limit: PAGE_SIZE }] : [];
  const latest: Selection[] = isOpen ? [{ orderBy: ['dateTime', 'desc'], limit }] : [];
  const events = useLiveUnion<Event>('events', found ? named : latest);
  const live = useKeepPreviousData(entries.state === 'ready' ? events : { state: 'loading' });
  const shown = live.state === 'ready' ? live.value : [];
  return {
    events: shown.toSorted((a, b) => b.dateTime.getTime() - a.dateTime.getTime()),
    isSearching: found !== null,
    open: (isNowOpen: boolean) => {
      setOpen(isNowOpen);
      if (!isNowOpen) setText('');
    },
    search: setText,
    readOn: () => {
      if (!found && shown.length >= limit) setLimit(limit + PAGE_SIZE);
    },
  };
}
