import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { SERIES_DATES_MAX } from '@app/domain/event/series-dates.ts';
import { Field } from '../../ui/field.tsx';
import { DAY_NAMES } from '../form/week.ts';
import { DayField } from './day-field.tsx';
import styles from './more-dates.module.css';
import { RadioChoice } from './radio-choice.tsx';
import { countOf, ENDS, type Repetition } from './repetition.ts';

/** Starts with Monday, as weeks are read here. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0] as const;

interface WeeklyFieldsProps {
  repetition: Repetition;
  now: Date;
  onChange: (repetition: Repetition) => void;
}

/** The weekdays of a weekly repetition and its end: a number of dates or a last day. */
export function WeeklyFields({ repetition, now, onChange }: WeeklyFieldsProps) {
  const { t } = useTranslation(['admin', 'adminDialogs']);
  const { weekdays, end, count, until } = repetition;
  const toggle = (weekday: number) =>
    onChange({
      ...repetition,
      weekdays: weekdays.includes(weekday)
        ? weekdays.filter((one) => one !== weekday)
        : [...weekdays, weekday],
    });
  const countProblem =
    countOf(repetition) === null
      ? t('adminDialogs:series.countProblem', { max: SERIES_DATES_MAX })
      : undefined;
  return (
    <>
      <fieldset className={styles.weekdays}>
        <legend>{t('adminDialogs:series.weekdays')}</legend>
        {WEEKDAYS.map((weekday) => (
          <label key={weekday}>
            <input type="checkbox" checked={weekdays.includes(weekday)} onChange={() => toggle(weekday)} />
            {t(`editing.days.${DAY_NAMES[weekday]}`)}
          </label>
        ))}
      </fieldset>
      <RadioChoice
        label={t('adminDialogs:series.end')}
        value={end}
        onChange={(next) => onChange({ ...repetition, end: next })}
        options={ENDS.map((one) => ({ value: one, label: t(`adminDialogs:series.ends.${one}`) }))}
      />
      {end === 'count' ? (
        <Field label={t('adminDialogs:series.count')} error={countProblem}>
          {(wiring) => (
            <Input
              {...wiring}
              className={styles.short ?? ''}
              inputMode="numeric"
              autoComplete="off"
              status={wiring['aria-invalid'] ? 'error' : ''}
              value={count}
              onChange={({ target }) => onChange({ ...repetition, count: target.value })}
            />
          )}
        </Field>
      ) : (
        <DayField
          label={t('adminDialogs:series.lastDay')}
          hint={t('editing.kstHint')}
          day={until}
          now={now}
          onChange={(day) => onChange({ ...repetition, until: day })}
        />
      )}
    </>
  );
}
