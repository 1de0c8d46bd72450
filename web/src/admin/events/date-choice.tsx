import { Checkbox, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Event } from '@app/domain/event/event-schema.ts';
import { datesInScope, SERIES_SCOPES, type SeriesScope } from '@app/domain/event/series-change.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { isVisible } from '@app/domain/shared/visibility.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { VisibilityBadge } from '../editing/content-card.tsx';
import styles from './event-change-review.module.css';

interface DateChoiceProps {
  base: Event;
  /** The other upcoming dates of its series; at least one. */
  others: readonly Event[];
  /** Which of them are chosen beside `base`. */
  chosen: readonly Event[];
  onChange: (chosen: Event[]) => void;
  disabled: boolean;
  label: string;
}

/** A date that was read again is another object. */
const includes = (events: readonly Event[], { id }: Event) => events.some((event) => event.id === id);

const isSame = (one: readonly Event[], other: readonly Event[]) =>
  one.length === other.length && one.every((event) => includes(other, event));

/** Chooses further dates of an event's series: none, all, the later ones, or single ones, where those that visitors do not see are marked. */
export function DateChoice({ base, others, chosen, onChange, disabled, label }: DateChoiceProps) {
  const { t } = useTranslation('adminDialogs');
  const { language } = useLanguage();
  const [now] = useState(() => new Date());
  const datesOf = (scope: SeriesScope) => datesInScope(scope, base, { series: others, now });
  const scopes = SERIES_SCOPES.filter(
    (scope) => scope !== 'later' || ![0, others.length].includes(datesOf('later').length),
  );
  return (
    <>
      <Radio.Group
        vertical
        aria-label={label}
        disabled={disabled}
        value={scopes.find((scope) => isSame(datesOf(scope), chosen)) ?? null}
        onChange={({ target }) => onChange(datesOf(target.value as SeriesScope))}
        options={scopes.map((scope) => ({
          value: scope,
          label: t(`series.scopes.${scope}`, { count: datesOf(scope).length + 1 }),
        }))}
      />
      <details className={styles.singleDates}>
        <summary>{t('series.singleDates')}</summary>
        <ul aria-label={t('series.singleDates')}>
          {datesOf('all').map((event) => (
            <li key={event.id}>
              <Checkbox
                disabled={disabled}
                checked={includes(chosen, event)}
                onChange={({ target }) =>
                  onChange(
                    datesOf('all').filter((one) => (one === event ? target.checked : includes(chosen, one))),
                  )
                }
              >
                {formatEventTime(event.dateTime, language)}{' '}
                {!isVisible(event, now) && <VisibilityBadge item={event} flag="isActive" />}
              </Checkbox>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
