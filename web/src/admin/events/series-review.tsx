import { Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Event, EventInput } from '@app/domain/event/event-schema.ts';
import { changesDateOrPlace, concernsGuests } from '@app/domain/event/event-terms.ts';
import { movedDays, movedWith, movesDate, sharedChanges, takeOver } from '@app/domain/event/series-change.ts';
import { isDeepEqual } from '@app/domain/shared/deep-equal.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { problemCodeOf } from '../../lib/api-error.ts';
import { useCommand } from '../commands/use-command.tsx';
import type { ReviewProps } from '../editing/content-kind.ts';
import { saveContent } from '../editing/content-writes.ts';
import { changeDates, isConflict } from './change-dates.ts';
import { DateChoice } from './date-choice.tsx';
import { useEventChange } from './event-change-review.tsx';
import { eventFieldLabels } from './event-field-label.ts';
import { ReadFailed } from '../lists/read-failed.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { SeriesResult } from './series-result.tsx';
import { TelephoneList } from './telephone-list.tsx';
import { useConcerned } from './use-concerned.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { ChoiceField } from '../lists/choice-field.tsx';
import { ChangeMail, useChangePreview } from './change-mail.tsx';

interface SeriesMailProps {
  /** The dates whose guests are notified; at least one. */
  dates: readonly [Event, ...Event[]];
  /** What a date becomes. */
  changeOf: (event: Event) => EventInput;
}

/** The mail to the guests of one of the dates, which names its own date and terms. */
function SeriesMail({ dates, changeOf }: SeriesMailProps) {
  const { t } = useTranslation('adminDialogs');
  const { language } = useLanguage();
  const [chosenId, choose] = useState(dates[0].id);
  const shown = dates.find(({ id }) => id === chosenId) ?? dates[0];
  const preview = useChangePreview(shown.id, changeOf(shown));
  return (
    <>
      {dates.length > 1 && (
        <ChoiceField
          label={t('series.mailOf')}
          value={shown.id}
          options={dates.map(({ id, dateTime }) => ({
            value: id,
            label: formatEventTime(dateTime, language),
          }))}
          onChoose={choose}
        />
      )}
      {preview.isPending && <Spinner label={t('eventChange.loading')} />}
      <ReadFailed error={preview.error} onRetry={preview.refetch} />
      {preview.data && <ChangeMail mails={preview.data.mails} />}
    </>
  );
}

interface SeriesReviewProps extends ReviewProps<Event> {
  /** The other upcoming dates of the series; at least one. */
  others: readonly Event[];
  /** Guests have booked or wait for the edited date, and its terms change. */
  affectsGuests: boolean;
}

/** Asks for which dates of the series a change is meant, shows whom it concerns, makes it, and says what became of each date. */
export function SeriesReview({ others, affectsGuests, ...props }: SeriesReviewProps) {
  const { base, onBack, onSaved, onConflict } = props;
  const written = props.written as unknown as EventInput;
  const { t } = useTranslation(['admin', 'adminDialogs']);
  const [chosen, setChosen] = useState<Event[]>([]);
  const shared = sharedChanges(base, written);
  const days = movedDays(base, written);
  const isMoveOnly = shared.length === 0;
  const [moves, setMoves] = useState(isMoveOnly);
  const [tellsGuests, setTellsGuests] = useState(true);

  const isSeries = chosen.length > 0;
  /** What a date becomes. */
  const changeOf = (event: Event) =>
    event.id === base.id
      ? written
      : takeOver(event, shared, written, movedWith(event, base, written, moves ? days : 0));
  /** The dates whose guests the change concerns. */
  const affected = [base, ...chosen].filter((event) => concernsGuests(event, changeOf(event)));
  const concerned = useConcerned(affected, { isEnabled: isSeries && affected.length > 0 });
  const { bookings = 0, mails = 0, won = 0, unreachable = [], mailed = [] } = concerned.data ?? {};
  const [firstMailed, ...otherMailed] = affected.filter(({ id }) => mailed.includes(id));
  const canTell = bookings > 0 || mails > 0;
  const isRefunded = won > 0 && affected.some((event) => changesDateOrPlace(event, changeOf(event)));

  const reportChanged = (count: number) => onSaved(t('adminDialogs:series.changed', { count }));
  const series = useCommand({
    request: () => changeDates(base, written, { others: chosen, days: moves ? days : 0, tellsGuests }),
    changes: base,
    onDone: (results) => {
      if (results.every(({ outcome, isTold }) => outcome === 'changed' && !isTold))
        reportChanged(results.length);
    },
    onFailed: (error) => {
      if (isConflict(error)) onConflict();
      if (problemCodeOf(error) === 'capacity_below_taken')
        props.onProblem('capacity', t('editing.problems.refused'));
    },
  });
  /** Reads again whom it concerns: where that has changed since it was shown, it is shown anew instead. */
  async function saveSeries() {
    const shown = concerned.data;
    if (affected.length > 0) {
      const { data, isSuccess } = await concerned.refetch();
      if (!isSuccess || !isDeepEqual(data, shown)) return;
    }
    series.start();
  }
  const reviewed = useEventChange(props, { isEnabled: affectsGuests });
  const single = useCommand({
    request: () =>
      saveContent<Event>({ name: 'events', id: base.id, base, fields: props.written, isStamped: true }),
    changes: base,
    onDone: ({ state }) => (state === 'done' ? onSaved() : onConflict()),
  });

  if (series.output?.some(({ outcome, isTold }) => outcome !== 'changed' || isTold))
    return <SeriesResult results={series.output} onClose={reportChanged} />;
  const plain = { isSaving: single.isBusy, error: single.error, onSave: () => single.start() };
  const several = {
    isSaving: series.isBusy,
    error: series.error,
    onSave: () => void saveSeries(),
    canSave: affected.length === 0 || (concerned.isSuccess && !concerned.isFetching),
    ...(canTell && tellsGuests && { saveLabel: t('adminDialogs:eventChange.saveAndTell') }),
  };
  const dialog = isSeries ? several : affectsGuests ? reviewed.dialog : plain;
  const labels = eventFieldLabels(
    [...(movesDate(base, written) ? (['dateTime'] as const) : []), ...shared],
    t,
  );
  return (
    <ReviewDialog title={t('adminDialogs:series.scope')} onBack={onBack} {...dialog}>
      <p>{t('adminDialogs:series.changes', { name: base.seriesId ?? '', labels: labels.join(', ') })}</p>
      <DateChoice
        base={base}
        others={others}
        chosen={chosen}
        onChange={setChosen}
        disabled={dialog.isSaving}
        label={t('adminDialogs:series.scope')}
      />
      {isSeries && (
        <>
          <p>{t('adminDialogs:series.scopeHint')}</p>
          {days !== 0 && (
            <p>
              <Checkbox
                checked={moves}
                disabled={isMoveOnly}
                onChange={({ target }) => setMoves(target.checked)}
              >
                {t(`adminDialogs:series.${days > 0 ? 'later' : 'earlier'}`, { count: Math.abs(days) })}
              </Checkbox>
            </p>
          )}
          {concerned.isFetching && <Spinner label={t('adminDialogs:eventChange.loading')} />}
          <ReadFailed error={concerned.error} onRetry={concerned.refetch} />
          {concerned.data && <p>{t('adminDialogs:eventChange.concerned', { count: bookings })}</p>}
          {isRefunded && <p>{t('adminDialogs:series.refund', { won: formatWon(won) })}</p>}
          {canTell && (
            <>
              <Checkbox checked={tellsGuests} onChange={({ target }) => setTellsGuests(target.checked)}>
                {t('adminDialogs:series.tell', { count: mails })}
              </Checkbox>
              {unreachable.length > 0 && <TelephoneList guests={unreachable} />}
              {tellsGuests && firstMailed && (
                <SeriesMail dates={[firstMailed, ...otherMailed]} changeOf={changeOf} />
              )}
            </>
          )}
        </>
      )}
      {!isSeries && affectsGuests && reviewed.review}
    </ReviewDialog>
  );
}
