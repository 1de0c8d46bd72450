import { useTranslation } from 'react-i18next';
import type { Event } from '@app/domain/event/event-schema.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { ChoiceField } from '../lists/choice-field.tsx';
import { LiveStatus } from '../live/live-status.tsx';
import { eventLabel } from './event-label.ts';
import { useEventOptions } from './use-event-options.ts';

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
