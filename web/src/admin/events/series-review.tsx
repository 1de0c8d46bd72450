import { Button } from 'antd';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Event, EventInput } from '@app/domain/event/event-schema.ts';
import {
  datesInScope,
  SERIES_SCOPES,
  sharedChanges,
  type SeriesScope,
} from '@app/domain/event/series-change.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { SmallDialog } from '../dialogs/small-dialog.tsx';
import type { ReviewProps } from '../editing/content-kind.ts';
import { saveContent } from '../editing/content-writes.ts';
import { inSession } from '../session/in-session.ts';
import { EventChangeReview } from './event-change-review.tsx';
import { eventFieldLabels } from './event-field-label.ts';
import { SaveFailed } from './save-failed.tsx';
import styles from './event-change-review.module.css';
import { RadioChoice } from './radio-choice.tsx';
import { UnchangedDates } from './unchanged-dates.tsx';
import { useChangeDates } from './use-change-dates.ts';

interface SeriesReviewProps extends ReviewProps<Event> {
  /** The other upcoming dates of the series; at least one. */
  others: readonly Event[];
  /** Guests have agreed to what changes at the edited date. */
  isBooked: boolean;
}

/** Asks for which dates of the series a change is meant, makes it, and names the dates that were left as they are. */
export function SeriesReview({ others, isBooked, ...props }: SeriesReviewProps) {
  const { base, onBack, onSaved, onConflict } = props;
  const written = props.written as unknown as EventInput;
  const { t } = useTranslation(['admin', 'adminDialogs']);
  const [now] = useState(() => new Date());
  const [scope, setScope] = useState<SeriesScope>('one');
  const [isReviewed, setReviewed] = useState(false);
  const { start, done, results, isRunning } = useChangeDates(base, written);

  const datesOf = (one: SeriesScope) => datesInScope(one, base, { series: others, now });
  const scopes = SERIES_SCOPES.filter(
    (one) => one !== 'later' || ![0, others.length].includes(datesOf('later').length),
  );
  const finish = () =>
    scope === 'one'
      ? onSaved()
      : start(datesOf(scope), (count) => onSaved(t('adminDialogs:series.changed', { count })));

  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      inSession(() =>
        saveContent<Event>({ name: 'events', id: base.id, base, fields: props.written, isStamped: true }),
      ),
    onSuccess: ({ state }) => (state === 'done' ? finish() : onConflict()),
  });

  if (isReviewed && !isRunning && !results)
    return <EventChangeReview {...props} onBack={() => setReviewed(false)} onSaved={finish} />;
  if (results)
    return (
      <UnchangedDates
        base={base}
        written={written}
        results={results}
        onClose={(count) => onSaved(t('adminDialogs:series.changed', { count }))}
      />
    );
  const isBusy = isPending || isRunning;
  return (
    <SmallDialog title={t('adminDialogs:series.scope')} open onClose={isBusy ? null : onBack}>
      <p>
        {t('adminDialogs:series.changes', {
          name: base.seriesId ?? '',
          labels: eventFieldLabels(sharedChanges(base, written), t).join(', '),
        })}
      </p>
      <RadioChoice
        isVertical
        label={t('adminDialogs:series.scope')}
        isDisabled={isBusy}
        value={scope}
        onChange={setScope}
        options={scopes.map((one) => ({
          value: one,
          label: t(`adminDialogs:series.scopes.${one}`, { count: datesOf(one).length + 1 }),
        }))}
      />
      {scope !== 'one' && <p className={styles.hint}>{t('adminDialogs:series.scopeHint')}</p>}
      {isRunning && (
        <Spinner label={t('adminDialogs:series.running', { done, total: datesOf(scope).length })} />
      )}
      <SaveFailed error={error} />
      <div className={styles.actions}>
        <Button onClick={onBack} disabled={isBusy}>
          {t('adminDialogs:eventChange.back')}
        </Button>
        <Button type="primary" loading={isBusy} onClick={() => (isBooked ? setReviewed(true) : mutate())}>
          {t('adminDialogs:eventChange.save')}
        </Button>
      </div>
    </SmallDialog>
  );
}
