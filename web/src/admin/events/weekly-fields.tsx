import { Checkbox, Form, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { SERIES_DATES_MAX } from '@app/domain/event/series-dates.ts';
import { NumberItem } from '../form/number-item.tsx';
import { DAY_NAMES, WEEKDAYS } from '../form/week.ts';
import { SeriesDayPicker } from './series-day-picker.tsx';
import styles from './more-dates.module.css';
import { ENDS, type Repetition } from './repetition.ts';

/** The weekdays of a weekly repetition and its end: a number of dates or a last day. */
export function WeeklyFields({ end, now }: { end: Repetition['end']; now: Date }) {
  const { t } = useTranslation(['admin', 'adminDialogs']);
  const weekdays = WEEKDAYS.map((value) => ({ value, label: t(`editing.days.${DAY_NAMES[value]}`) }));
  return (
    <>
      <fieldset className={styles.weekdays}>
        <legend>{t('adminDialogs:series.weekdays')}</legend>
        <Form.Item name="weekdays" noStyle>
          <Checkbox.Group options={weekdays} />
        </Form.Item>
      </fieldset>
      <Form.Item name="end">
        <Radio.Group
          aria-label={t('adminDialogs:series.end')}
          options={ENDS.map((value) => ({ value, label: t(`adminDialogs:series.ends.${value}`) }))}
        />
      </Form.Item>
      {end === 'count' ? (
        <NumberItem
          name="count"
          validateTrigger="onChange"
          label={t('adminDialogs:series.count')}
          max={SERIES_DATES_MAX}
          message={t('adminDialogs:series.countProblem', { max: SERIES_DATES_MAX })}
          className={styles.short}
        />
      ) : (
        <Form.Item name="until" label={t('adminDialogs:series.lastDay')} extra={t('editing.kstHint')}>
          <SeriesDayPicker now={now} />
        </Form.Item>
      )}
    </>
  );
}
