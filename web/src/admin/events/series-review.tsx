import { Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Event, EventInput } from '@app/domain/event/event-schema.ts';
import {
  datesInScope,
  SERIES_SCOPES,
  sharedChanges,
  type SeriesScope,
} from '@app/domain/event/series-change.ts';
import type { ReviewProps } from '../editing/content-kind.ts';
import { saveContent } from '../editing/content-writes.ts';
import { useCommand } from '../commands/use-command.tsx';
import { EventChangeReview } from './event-change-review.tsx';
import { eventFieldLabels } from './event-field-label.ts';
import { ReviewDialog } from './review-dialog.tsx';
import styles from './event-change-review.module.css';
import { SeriesResult } from './series-result.tsx';
import { changeDates, isConflict } from './change-dates.ts';

interface SeriesReviewProps extends ReviewProps<Event> {
  /** The other upcoming dates of the series; at least one. */
  others: readonly Event[];
  /** Guests have agreed to what changes at the edited date. */
  isBooked: boolean;
}

/** Asks for which dates of the series a change is meant, makes it, and says what became of each date. */
export function SeriesReview({ others, isBooked, ...props }: SeriesReviewProps) {
  const { base, onBack, onSaved, onConflict } = props;
  const written = props.written as unknown as EventInput;
  const { t } = useTranslation(['admin', 'adminDialogs']);
  const [now] = useState(() => new Date());
  const [scope, setScope] = useState<SeriesScope>('one');
  /** The edited date, whose guests the review concerned, is saved; the others are not yet. */
  const [isReviewed, setReviewed] = useState(false);
  const datesOf = (one: SeriesScope) => datesInScope(one, base, { series: others, now });
  const scopes = SERIES_SCOPES.filter(
    (one) => one !== 'later' || ![0, others.length].includes(datesOf('later').length),
  );
  const reportChanged = (count: number) => onSaved(t('adminDialogs:series.changed', { count }));
  const series = useCommand({
    request: (dates: readonly Event[]) => changeDates(base, written, dates),
    changes: base,
    onDone: (results) => {
      if (results.every(({ outcome }) => outcome === 'changed')) reportChanged(results.length);
    },
    onFailed: (error) => isConflict(error) && onConflict(),
  });
  const single = useCommand({
    request: () =>
      saveContent<Event>({ name: 'events', id: base.id, base, fields: props.written, isStamped: true }),
    changes: base,
    onDone: ({ state }) => (state === 'done' ? onSaved() : onConflict()),
  });
  const save = () => {
    if (scope === 'one') single.start();
    else series.start(datesOf(scope));
  };

  if (series.output?.some(({ outcome }) => outcome !== 'changed'))
    return <SeriesResult base={base} written={written} results={series.output} onClose={reportChanged} />;
  const isBusy = single.isBusy || series.isBusy;
  const choice = (
    <>
      <Radio.Group
        vertical
        aria-label={t('adminDialogs:series.scope')}
        disabled={isBusy || isReviewed}
        value={scope}
        onChange={({ target }) => setScope(target.value as SeriesScope)}
        options={scopes.map((one) => ({
          value: one,
          label: t(`adminDialogs:series.scopes.${one}`, { count: datesOf(one).length + 1 }),
        }))}
      />
      {scope !== 'one' && <p className={styles.hint}>{t('adminDialogs:series.scopeHint')}</p>}
    </>
  );
  if (isBooked && !isReviewed)
    return (
      <EventChangeReview
        {...props}
        choice={choice}
        onSaved={(message) => {
          if (scope === 'one') return onSaved(message);
          setReviewed(true);
          series.start(datesOf(scope));
        }}
      />
    );
  return (
    <ReviewDialog
      title={t('adminDialogs:series.scope')}
      isSaving={isBusy}
      error={single.error ?? series.error}
      onSave={save}
      onBack={onBack}
    >
      <p>
        {t('adminDialogs:series.changes', {
          name: base.seriesId ?? '',
          labels: eventFieldLabels(sharedChanges(base, written), t).join(', '),
        })}
      </p>
      {choice}
    </ReviewDialog>
  );
}
