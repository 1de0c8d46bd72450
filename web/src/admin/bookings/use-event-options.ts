import { useState } from 'react';
import type { Event } from '@app/domain/event/event-schema.ts';
import { queryTokens } from '@app/domain/record-search/search-tokens.ts';
import { useFoundIds, useSelectedItems } from '../lists/use-found-items.ts';
import { useLiveUnion } from '../live/live-documents.ts';
import type { Selection } from '../live/selection.ts';
import { useKeepPreviousData } from '../live/use-keep-previous-data.ts';

const PAGE_SIZE = 30;

/**
 * Returns the events of a select, latest first: one page when the list is opened, another when its end is reached, and
 * the results of a search. It never loads all events.
 */
export function useEventOptions() {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [pages, setPages] = useState(1);
  const isSearching = isOpen && queryTokens(text).length > 0;
  const found = useFoundIds(isSearching ? ['events'] : [], text);
  const ids = found.state === 'ready' ? found.value.ids : [];
  const named: Selection[] = ids.length > 0 ? [{ where: [['__name__', 'in', ids]], limit: ids.length }] : [];
  const searched = useLiveUnion<Event>('events', named);
  const latest = useSelectedItems<Event>(
    'events',
    { orderBy: ['dateTime', 'desc'] },
    isOpen ? pages : 0,
    PAGE_SIZE,
  );
  const listed = useKeepPreviousData(latest.live);
  // Enter chooses the first option, so options of another text must not stay while a search loads.
  const live = !isSearching ? listed : found.state === 'ready' ? searched : found;
  const shown = live.state === 'ready' ? live.value : [];
  return {
    events: shown.toSorted((a, b) => b.dateTime.getTime() - a.dateTime.getTime()),
    live,
    isSearching,
    open: (isNowOpen: boolean) => {
      setOpen(isNowOpen);
      if (!isNowOpen) setText('');
    },
    search: setText,
    readOn: () => {
      if (!isSearching && latest.mayHaveMore) setPages(pages + 1);
    },
  };
}
