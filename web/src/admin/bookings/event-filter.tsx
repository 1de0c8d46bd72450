import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Event } from '@app/domain/event/event-schema.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Chooser } from '../lists/chooser.tsx';
import { eventLabel } from './event-label.ts';
import { useEventOptions } from './use-event-options.ts';

const ALL = 'all';

interface EventFilterProps {
  chosen: Event | null;
  onChoose: (eventId: string) => void;
}

/**
 * A select that filters bookings by event. The server searches titles by prefix; loaded options are searched by
 * substring.
 */
export function EventFilter({ chosen, onChoose }: EventFilterProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { events, open, search, readOn } = useEventOptions();
  const [text, setText] = useState('');
  const optionOf = (event: Event) => ({ value: event.id, label: eventLabel(event, language) });
  const all = { value: ALL, label: t('bookings.allEvents') };
  // The selected event is read separately, so that its name is known before the list is opened or when the list does
  // not contain it.
  const listed = chosen && !events.some((event) => event.id === chosen.id) ? [chosen, ...events] : events;
  const wanted = text.trim().toLowerCase();
  return (
    <Chooser
      label={t('bookings.filterLabel')}
      options={[all, ...listed.map(optionOf)].filter(({ label }) => label.toLowerCase().includes(wanted))}
      chosen={chosen ? optionOf(chosen) : all}
      onChoose={(value) => onChoose(value === ALL ? '' : value)}
      onOpen={open}
      searchLabel={t('bookings.searchEvent')}
      onSearch={(next) => {
        setText(next);
        search(next);
      }}
      onEnd={readOn}
      notFoundContent={t('bookings.noMatchingEvent')}
    />
  );
}
