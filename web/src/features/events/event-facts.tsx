import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import type { Event } from '@app/domain/event/event-schema.ts';
import { formatDuration } from '@app/domain/event/format-duration.ts';
import { keepTogether } from '@app/domain/shared/keep-together.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { timeInSeoul } from '@app/domain/shared/seoul-time.ts';
import styles from './event-facts.module.css';

interface EventFactsProps {
  event: Event;
  /** Follows the name of the place. */
  afterPlace?: ReactNode;
  /** Who leads the event. */
  host?: string | undefined;
}

/** Time, place, duration and capacity of an event, and who leads it. */
export function EventFacts({ event, afterPlace, host }: EventFactsProps) {
  const { t } = useTranslation('events');
  const { language } = useLanguage();
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    [t('event.time'), timeInSeoul(event.dateTime, language)],
    [
      t('event.place'),
      <>
        {keepTogether(localized(event, 'location', language))} {afterPlace}
      </>,
    ],
    [t('event.duration'), formatDuration(event.duration, language)],
    [t('event.capacity'), t('event.upTo', { count: event.capacity })],
    ...(host ? [[t('event.host'), keepTogether(host)] as const] : []),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
