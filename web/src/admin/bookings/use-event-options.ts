import { useState } from 'react';
import type { Event } from '@app/domain/event/event-schema.ts';
import { caseVariants, prefixCondition } from '../lists/prefix-condition.ts';
import { useLiveUnion } from '../live/live-documents.ts';
import type { Selection } from '../live/selection.ts';
import { useKeepPreviousData } from '../live/use-keep-previous-data.ts';

const PAGE_SIZE = 30;

function selectionsOf(text: string, limit: number): Selection[] {
  if (!text) return [{ orderBy: ['dateTime', 'desc'], limit }];
  const titles = caseVariants(text).map((title): [string, string] => ['title', title]);
  return [...titles, ['titleKr', text] as const].map(([field, beginning]) => ({
    where: prefixCondition(field, beginning),
    orderBy: [field, 'asc'],
    limit: PAGE_SIZE,
  }));
}

/**
 * Returns the events of a select, latest first: one page when the list is opened, another when its end is reached, and
 * the results of a search. It never loads all events.
 */
export function useEventOptions() {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [limit, setLimit] = useState(PAGE_SIZE);
  const live = useKeepPreviousData(
    useLiveUnion<Event>('events', isOpen ? selectionsOf(text.trim(), limit) : []),
  );
  const found = live.state === 'ready' ? live.value : [];
  return {
    events: found.toSorted((a, b) => b.dateTime.getTime() - a.dateTime.getTime()),
    open: setOpen,
    search: setText,
    readOn: () => {
      if (!text && found.length >= limit) setLimit(limit + PAGE_SIZE);
    },
  };
}
