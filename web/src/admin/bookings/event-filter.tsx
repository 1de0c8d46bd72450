import { Select } from 'antd';
import { useId, type UIEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Event } from '@app/domain/event/event-schema.ts';
import { useLanguage } from '../../i18n/language.tsx';
import styles from './event-filter.module.css';
import { eventLabel } from './event-label.ts';
import { useEventOptions } from './use-event-options.ts';

const ALL = 'all';
/** How near to the end of the list, in pixels, the next events are fetched. */
const NEAR = 80;

interface EventFilterProps {
  chosen: Event | null;
  onChoose: (eventId: string) => void;
}

export function EventFilter({ chosen, onChoose }: EventFilterProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const id = useId();
  const { events, open, search, readOn } = useEventOptions();
  // The chosen one has its name before the list has been opened, and when the list does not reach it.
  const listed = chosen && !events.some((event) => event.id === chosen.id) ? [chosen, ...events] : events;
  const options = [
    { value: ALL, label: t('bookings.allEvents') },
    ...listed.map((event) => ({ value: event.id, label: eventLabel(event, language) })),
  ];
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{t('bookings.filterLabel')}</label>
      <Select
        id={id}
        className={styles.select ?? ''}
        options={options}
        value={chosen?.id ?? ALL}
        onChange={(value) => onChoose(value === ALL ? '' : value)}
        onOpenChange={open}
        onPopupScroll={({ currentTarget: list }: UIEvent<HTMLElement>) => {
          if (list.scrollHeight - list.scrollTop - list.clientHeight < NEAR) readOn();
        }}
        // The server finds titles by their beginning, in either language; what is listed is searched throughout.
        showSearch={{ optionFilterProp: 'label', onSearch: search }}
        // Inside the page's landmarks, where a reader looks for it.
        getPopupContainer={(select) => select.parentElement ?? document.body}
        notFoundContent={t('bookings.noMatchingEvent')}
      />
    </div>
  );
}
