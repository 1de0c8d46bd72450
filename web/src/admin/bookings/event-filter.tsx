import { Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Event } from '@app/domain/event/event-schema.ts';
import { useLanguage } from '../../i18n/language.tsx';
import styles from './bookings-tab.module.css';
import { eventLabel } from './event-label.ts';

const ALL = 'all';

interface EventFilterProps {
  events: readonly Event[];
  chosen: Event | null;
  onChoose: (eventId: string | null) => void;
}

export function EventFilter({ events, chosen, onChoose }: EventFilterProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const id = useId();
  const options = [
    { value: ALL, label: t('bookings.allEvents') },
    ...events.map((event) => ({ value: event.id, label: eventLabel(event, language) })),
  ];
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{t('bookings.filterLabel')}</label>
      <Select
        id={id}
        className={styles.select ?? ''}
        options={options}
        value={chosen?.id ?? ALL}
        onChange={(value) => onChoose(value === ALL ? null : value)}
        showSearch={{ optionFilterProp: 'label' }}
        // Inside the page's landmarks, where a reader looks for it.
        getPopupContainer={(select) => select.parentElement ?? document.body}
        notFoundContent={t('bookings.noMatchingEvent')}
      />
    </div>
  );
}
