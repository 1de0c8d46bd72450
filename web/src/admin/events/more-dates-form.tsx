import { Alert, Button, Checkbox, Form, Input, Radio } from 'antd';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Event } from '@app/domain/event/event-schema.ts';
import { SERIES_DATES_MAX } from '@app/domain/event/series-dates.ts';
import { TEXT_LIMITS } from '@app/domain/shared/fields.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { findText, useKeptValues } from '../form/kept-text.ts';
import { useDiscardQuestion } from '../leaving/use-discard-question.tsx';
import { DialogFrame } from '../editing/dialog-frame.tsx';
import { useLeaveGuard } from '../leaving/use-leave-guard.ts';
import { failureOf } from '../session/failures.ts';
import { AddedDays, SeriesDayPicker } from './series-day-picker.tsx';
import styles from './more-dates.module.css';
import { firstRepetition, REPETITIONS, repeatedDates, type Repetition, ENDS } from './repetition.ts';
import { SeriesNameTaken, useAddDates } from './use-add-dates.ts';
import { NumberItem } from '../form/number-item.tsx';
import { DAY_NAMES, WEEKDAYS } from '../form/week.ts';

/** The weekdays of a weekly repetition and its end: a number of dates or a last day. */
function WeeklyFields({ end, now }: { end: Repetition['end']; now: Date }) {
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

interface Values extends Repetition {
  /** Of a new series. */
  name: string;
  /** Whether a date stays in the list, by its time. All do until they are taken out. */
  stays?: Readonly<Record<number, boolean | undefined>>;
}

interface MoreDatesFormProps {
  event: Event;
  /** All dates that the series has, including that of the event. */
  known: readonly Date[];
  now: Date;
  onClose: () => void;
}

const FORM = 'more-dates';

/**
 * Chooses further dates of an event, shows them before they are saved, and adds those that are left. What is entered is kept in this browser
 * until then; the form begins with what was kept.
 */
export function MoreDatesForm({ event, known, now, onClose }: MoreDatesFormProps) {
  const { t } = useTranslation(['admin', 'adminDialogs']);
  const { language } = useLanguage();
  const [form] = Form.useForm<Values>();
  const [first] = useState<Values>(() => ({
    ...firstRepetition(event),
    name: localized(event, 'title', language),
  }));
  const kept = useKeptValues('more-dates', event.id, first);
  const { stays = {}, ...initial } = kept.initial;
  const watched = Form.useWatch([], { form, preserve: true }) as Values | undefined;
  const values: Values = watched ?? initial;
  const { start, isBusy, error } = useAddDates(event, kept.forget, (failure) => {
    if (failure instanceof SeriesNameTaken)
      form.setFields([{ name: 'name', errors: [t('adminDialogs:series.nameTaken')] }]);
  });
  const [isGivenUp, setGivenUp] = useState(false);
  const isChanged = () => findText('more-dates', event.id) !== null;
  const { ask, leave, question } = useDiscardQuestion(isChanged);
  useLeaveGuard(!isGivenUp && isChanged(), ask);
  const close = () => {
    kept.forget();
    // The leave guard must be inactive before the navigation.
    flushSync(() => setGivenUp(true));
    onClose();
  };

  const dates = repeatedDates(event.dateTime, values, { known, now });
  const added = dates.filter((date) => values.stays?.[date.getTime()] !== false);
  const add = ({ name }: Values) => start({ seriesId: event.seriesId ?? name.trim(), dates: added });
  return (
    <DialogFrame
      title={t('series.moreDates')}
      onLeave={() => {
        if (!isBusy) leave(close);
      }}
      footer={
        <>
          <Button onClick={() => leave(close)} disabled={isBusy}>
            {t('editing.cancel')}
          </Button>
          <Button type="primary" htmlType="submit" form={FORM} loading={isBusy} disabled={added.length === 0}>
            {t('adminDialogs:series.add', { count: added.length })}
          </Button>
        </>
      }
    >
      <Form<Values>
        form={form}
        name={FORM}
        layout="vertical"
        className={styles.form ?? ''}
        scrollToFirstError={{ focus: true }}
        disabled={isBusy}
        requiredMark={false}
        initialValues={initial}
        onValuesChange={() => kept.keep(form.getFieldsValue(true) as Values)}
        onFinish={() => add(values)}
      >
        <p>
          <strong>{localized(event, 'title', language)}</strong>
          <br />
          {t('editing.kst', { moment: formatEventTime(event.dateTime, language) })}
        </p>
        <p className={styles.hint}>{t('adminDialogs:series.copied')}</p>
        {event.seriesId === undefined ? (
          <Form.Item
            name="name"
            label={t('adminDialogs:series.name')}
            extra={t('adminDialogs:series.nameHint')}
            rules={[
              {
                required: true,
                whitespace: true,
                max: TEXT_LIMITS.line,
                message: t('adminDialogs:series.nameMissing', { max: TEXT_LIMITS.line }),
              },
            ]}
          >
            <Input autoComplete="off" />
          </Form.Item>
        ) : (
          <p>{t('adminDialogs:series.existing', { name: event.seriesId, count: known.length })}</p>
        )}
        <Form.Item name="kind">
          <Radio.Group
            aria-label={t('adminDialogs:series.repetition')}
            options={REPETITIONS.map((value) => ({
              value,
              label: t(`adminDialogs:series.repetitions.${value}`),
            }))}
          />
        </Form.Item>
        {values.kind === 'weekly' ? (
          <WeeklyFields end={values.end} now={now} />
        ) : (
          <Form.Item
            name="days"
            label={t('adminDialogs:series.chosenDay')}
            extra={t('adminDialogs:series.chosenHint')}
          >
            <AddedDays now={now} />
          </Form.Item>
        )}
        <section aria-labelledby="dates-of-series">
          <h3 id="dates-of-series" className={styles.heading}>
            {t('adminDialogs:series.dates', { count: added.length })}
          </h3>
          {dates.length === 0 && <p className={styles.hint}>{t('adminDialogs:series.noDates')}</p>}
          {values.kind === 'chosen' && dates.length < values.days.length && (
            <p className={styles.hint}>{t('adminDialogs:series.leftOut')}</p>
          )}
          {dates.length === SERIES_DATES_MAX && (
            <p className={styles.hint}>{t('adminDialogs:series.most', { max: SERIES_DATES_MAX })}</p>
          )}
          <ul className={styles.dates}>
            {dates.map((date) => (
              <li key={date.getTime()}>
                <Form.Item
                  noStyle
                  name={['stays', String(date.getTime())]}
                  valuePropName="checked"
                  initialValue={stays[date.getTime()] ?? true}
                >
                  <Checkbox>{formatEventTime(date, language)}</Checkbox>
                </Form.Item>
              </li>
            ))}
          </ul>
        </section>
        {error && !(error instanceof SeriesNameTaken) && (
          <Alert
            type="error"
            showIcon
            title={t('adminDialogs:series.addFailed')}
            description={`${t(`failures.${failureOf(error)}`)} ${t('editing.kept')}`}
          />
        )}
      </Form>
      {question}
    </DialogFrame>
  );
}
