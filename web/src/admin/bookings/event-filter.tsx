import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import type { Event } from '@app/domain/event/event-schema.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { ChoiceField } from '../lists/choice-field.tsx';
import { LiveStatus } from '../live/live-status.tsx';
import { eventLabel } from './use-events.ts';
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
function useEventOptions() {
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

const ALL = 'all';

/** Distance in pixels from the end of the list at which more options are loaded. */
const END_THRESHOLD = 80;

interface EventFilterProps {
  /** Empty for all events. */
  eventId: string;
  /** The event with that id; null if it was deleted or is not loaded yet. */
  chosen: Event | null;
  onChoose: (eventId: string) => void;
}

/** A select that filters bookings by event. It searches all events as their own list does. */
export function EventFilter({ eventId, chosen, onChoose }: EventFilterProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { events, live, isSearching, open, search, readOn } = useEventOptions();
  const optionOf = (event: Event) => ({ value: event.id, label: eventLabel(event, language) });
  const all = { value: ALL, label: t('bookings.allEvents') };
  const unknown = eventId && !chosen ? [{ value: eventId, label: t('bookings.removedEvent') }] : [];
  // The selected event is read separately, so that its name is known before the list is opened or when the list does
  // not contain it.
  const listed = chosen && !events.some((event) => event.id === chosen.id) ? [chosen, ...events] : events;
  return (
    <ChoiceField
      label={t('bookings.filterLabel')}
      placeholder={t('bookings.searchEvent')}
      value={eventId || ALL}
      options={isSearching ? events.map(optionOf) : [all, ...unknown, ...listed.map(optionOf)]}
      onChoose={(value) => onChoose(value === ALL ? '' : value)}
      onOpenChange={open}
      showSearch={{ filterOption: false, onSearch: search }}
      onPopupScroll={({ currentTarget: list }) => {
        if (list.scrollHeight - list.scrollTop - list.clientHeight < END_THRESHOLD) readOn();
      }}
      notFoundContent={
        live.state === 'ready' ? (
          t('bookings.noMatchingEvent')
        ) : (
          <LiveStatus live={live} loading={t('loading')} />
        )
      }
    />
  );
}
