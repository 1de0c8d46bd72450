import { Select } from 'antd';
import { useId } from 'react';
import type { Event } from '@app/domain/event/event-schema.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useAdminMessages } from '../i18n/messages.ts';
import styles from './bookings-tab.module.css';
import { eventLabel } from './event-label.ts';

const ALL = 'all';

interface EventFilterProps {
  events: readonly Event[];
  chosen: Event | null;
  onChoose: (eventId: string | null) => void;
}

export function EventFilter({ events, chosen, onChoose }: EventFilterProps) {
  const { bookings } = useAdminMessages();
  const { language } = useLanguage();
  const id = useId();
  const options = [
    { value: ALL, label: bookings.allEvents },
    ...events.map((event) => ({ value: event.id, label: eventLabel(event, language) })),
  ];
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{bookings.filterLabel}</label>
      <Select
        id={id}
        className={styles.select ?? ''}
        options={options}
        value={chosen?.id ?? ALL}
        onChange={(value) => onChoose(value === ALL ? null : value)}
        showSearch={{ optionFilterProp: 'label' }}
        // Inside the page's landmarks, where a reader looks for it.
        getPopupContainer={(select) => select.parentElement ?? document.body}
        notFoundContent={bookings.noMatchingEvent}
      />
    </div>
  );
}
