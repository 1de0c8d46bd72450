import { useState } from 'react';
import type { Event } from '@app/domain/event/event-schema.ts';
import { searchSelection, useFoundIds } from '../lists/use-found-items.ts';
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
  const [limit, setLimit] = useState(PAGE_SIZE);
  const found = isOpen ? searchSelection('events', { text }) : null;
  const ids = useFoundIds(found);
  const searched = ids.state === 'ready' ? ids.value : [];
  const named: Selection[] =
    searched.length > 0 ? [{ where: [['__name__', 'in', searched]], limit: searched.length }] : [];
  const latest: Selection[] = isOpen ? [{ orderBy: ['dateTime', 'desc'], limit }] : [];
  const events = useLiveUnion<Event>('events', found ? named : latest);
  const live = useKeepPreviousData(ids.state === 'ready' ? events : { state: 'loading' });
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
