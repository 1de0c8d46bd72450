import { Alert, Button, Input } from 'antd';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Event } from '@app/domain/event/event-schema.ts';
import { SERIES_DATES_MAX } from '@app/domain/event/series-dates.ts';
import { isDeepEqual } from '@app/domain/shared/deep-equal.ts';
import { TEXT_LIMITS } from '@app/domain/shared/fields.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Field } from '../../ui/field.tsx';
import { useDiscardQuestion } from '../dialogs/use-discard-question.tsx';
import { DialogFrame } from '../editing/dialog-frame.tsx';
import { useLeaveGuard } from '../editing/use-leave-guard.ts';
import { failureOf } from '../session/failures.ts';
import { DayField } from './day-field.tsx';
import styles from './more-dates.module.css';
import { firstRepetition, REPETITIONS, repeatedDates } from './repetition.ts';
import { RadioChoice } from './radio-choice.tsx';
import { SeriesNameTaken, useAddDates } from './use-add-dates.ts';
import { WeeklyFields } from './weekly-fields.tsx';

interface MoreDatesFormProps {
  event: Event;
  /** All dates that the series has, including that of the event. */
  known: readonly Date[];
  now: Date;
  onClose: () => void;
}

/** Chooses further dates of an event, shows them before they are saved, and adds those that are left. */
export function MoreDatesForm({ event, known, now, onClose }: MoreDatesFormProps) {
  const { t } = useTranslation(['admin', 'adminDialogs']);
  const { language } = useLanguage();
  const [initial] = useState(() => ({
    repetition: firstRepetition(event),
    name: event.seriesId ?? localized(event, 'title', language),
  }));
  const [repetition, setRepetition] = useState(initial.repetition);
  /** The times of the dates that were taken out of the list. */
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [name, setName] = useState(initial.name);
  const { mutate, isPending, error } = useAddDates(event);
  const [isGivenUp, setGivenUp] = useState(false);
  const isChanged = !isGivenUp && (left.size > 0 || !isDeepEqual({ repetition, name }, initial));
  const { ask, leave, question } = useDiscardQuestion(isChanged);
  useLeaveGuard(isChanged, ask);
  const close = () => {
    // The leave guard must be inactive before the navigation.
    flushSync(() => setGivenUp(true));
    onClose();
  };

  const dates = repeatedDates(event.dateTime, repetition, { known, now });
  const added = dates.filter((date) => !left.has(date.getTime()));
  const seriesId = event.seriesId ?? name.trim();
  const nameProblem =
    seriesId === '' || seriesId.length > TEXT_LIMITS.line
      ? t('adminDialogs:series.nameMissing', { max: TEXT_LIMITS.line })
      : error instanceof SeriesNameTaken && error.seriesId === seriesId
        ? t('adminDialogs:series.nameTaken')
        : undefined;
  const toggle = (date: Date) => {
    const next = new Set(left);
    if (!next.delete(date.getTime())) next.add(date.getTime());
    setLeft(next);
  };
  return (
    <DialogFrame
      title={t('series.moreDates')}
      onLeave={() => {
        if (!isPending) leave(close);
      }}
      footer={
        <>
          <Button onClick={() => leave(close)} disabled={isPending}>
            {t('editing.cancel')}
          </Button>
          <Button
            type="primary"
            loading={isPending}
            disabled={added.length === 0 || nameProblem !== undefined}
            onClick={() => mutate({ seriesId, dates: added })}
          >
            {t('adminDialogs:series.add', { count: added.length })}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>
          <strong>{localized(event, 'title', language)}</strong>
          <br />
          {t('editing.kst', { moment: formatEventTime(event.dateTime, language) })}
        </p>
        <p className={styles.hint}>{t('adminDialogs:series.copied')}</p>
        {event.seriesId === undefined ? (
          <Field
            label={t('adminDialogs:series.name')}
            hint={t('adminDialogs:series.nameHint')}
            error={nameProblem}
          >
            {(wiring) => (
              <Input
                {...wiring}
                className=""
                status={wiring['aria-invalid'] ? 'error' : ''}
                value={name}
                onChange={({ target }) => setName(target.value)}
              />
            )}
          </Field>
        ) : (
          <p>{t('adminDialogs:series.existing', { name: event.seriesId, count: known.length })}</p>
        )}
        <RadioChoice
          label={t('adminDialogs:series.repetition')}
          value={repetition.kind}
          onChange={(kind) => setRepetition({ ...repetition, kind })}
          options={REPETITIONS.map((kind) => ({
            value: kind,
            label: t(`adminDialogs:series.repetitions.${kind}`),
          }))}
        />
        {repetition.kind === 'weekly' ? (
          <WeeklyFields repetition={repetition} now={now} onChange={setRepetition} />
        ) : (
          <DayField
            label={t('adminDialogs:series.chosenDay')}
            hint={t('adminDialogs:series.chosenHint')}
            // Each chosen day moves into the list.
            day=""
            now={now}
            onChange={(day) =>
              setRepetition({ ...repetition, days: [...new Set([...repetition.days, day])] })
            }
          />
        )}
        <section aria-labelledby="dates-of-series">
          <h3 id="dates-of-series" className={styles.heading}>
            {t('adminDialogs:series.dates', { count: added.length })}
          </h3>
          {dates.length === 0 && <p className={styles.hint}>{t('adminDialogs:series.noDates')}</p>}
          {repetition.kind === 'chosen' && dates.length < repetition.days.length && (
            <p className={styles.hint}>{t('adminDialogs:series.leftOut')}</p>
          )}
          {dates.length === SERIES_DATES_MAX && (
            <p className={styles.hint}>{t('adminDialogs:series.most', { max: SERIES_DATES_MAX })}</p>
          )}
          <ul className={styles.dates}>
            {dates.map((date) => (
              <li key={date.getTime()}>
                <label>
                  <input
                    type="checkbox"
                    disabled={isPending}
                    checked={!left.has(date.getTime())}
                    onChange={() => toggle(date)}
                  />
                  {formatEventTime(date, language)}
                </label>
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
      </div>
      {question}
    </DialogFrame>
  );
}
