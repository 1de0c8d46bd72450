import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Event, EventInput } from '@app/domain/event/event-schema.ts';
import { takeOver } from '@app/domain/event/series-change.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { SmallDialog } from '../dialogs/small-dialog.tsx';
import { EventChangeReview } from './event-change-review.tsx';
import styles from './event-change-review.module.css';
import type { DateOutcome } from './series-writes.ts';
import { changedDate, type DateResult } from './use-change-dates.ts';

interface UnchangedDatesProps {
  /** The edited date before and after its change. */
  base: Event;
  written: EventInput;
  results: readonly DateResult[];
  /** Called with the number of changed dates, including the edited one. */
  onClose: (changed: number) => void;
}

/**
 * Names the dates of a series that a change has left as they are, and why. Dates with bookings are changed one by one, each
 * after the review that shows its guests.
 */
export function UnchangedDates({ base, written, results: first, onClose }: UnchangedDatesProps) {
  const { t } = useTranslation(['admin', 'adminDialogs']);
  const { language } = useLanguage();
  const [results, setResults] = useState(first);
  const [reviewed, setReviewed] = useState<Event | null>(null);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [trying, setTrying] = useState<string | null>(null);
  const settle = (result: DateResult) =>
    setResults((before) => before.map((one) => (one.event.id === result.event.id ? result : one)));
  const changed = results.filter(({ outcome }) => outcome === 'changed').length + 1;
  const unchanged = results.filter(({ outcome }) => outcome !== 'changed');

  if (reviewed)
    return (
      <EventChangeReview
        key={reviewed.id}
        base={reviewed}
        written={{ ...takeOver(reviewed, base, written) }}
        onBack={() => setReviewed(null)}
        onSaved={() => {
          settle({ event: reviewed, outcome: 'changed' });
          setReviewed(null);
        }}
        onConflict={() => {
          settle({ event: reviewed, outcome: 'stale' });
          setReviewed(null);
        }}
        onProblem={(_, text) => {
          setProblems({ ...problems, [reviewed.id]: text });
          setReviewed(null);
        }}
      />
    );

  const tryAgain = async (event: Event) => {
    setTrying(event.id);
    settle(await changedDate(event, base, written));
    setTrying(null);
  };
  return (
    <SmallDialog
      title={t('adminDialogs:series.changed', { count: changed })}
      open
      onClose={() => onClose(changed)}
    >
      {unchanged.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('adminDialogs:series.unchanged', { count: unchanged.length })}
        />
      )}
      <ul className={styles.dates} aria-label={t('adminDialogs:series.unchangedDates')}>
        {unchanged.map(({ event, outcome }) => {
          const date = formatEventTime(event.dateTime, language);
          const nameOf = (action: string) => t('editing.nameOfAction', { action, name: date });
          return (
            <li key={event.id}>
              <span>
                {date}
                <br />
                {problems[event.id] ??
                  t(`adminDialogs:series.outcomes.${outcome as Exclude<DateOutcome, 'changed'>}`)}
              </span>
              {outcome === 'booked' && (
                <Button
                  aria-label={nameOf(t('adminDialogs:series.review'))}
                  onClick={() => setReviewed(event)}
                >
                  {t('adminDialogs:series.review')}
                </Button>
              )}
              {outcome === 'failed' && (
                <Button
                  aria-label={nameOf(t('adminDialogs:eventChange.retry'))}
                  loading={trying === event.id}
                  onClick={() => void tryAgain(event)}
                >
                  {t('adminDialogs:eventChange.retry')}
                </Button>
              )}
              {outcome !== 'gone' && (
                // In another tab of the browser, so that this list stays.
                <a
                  href={`/admin?tab=events&edit=${event.id}`}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={nameOf(t('adminDialogs:series.open'))}
                >
                  {t('adminDialogs:series.open')}
                </a>
              )}
            </li>
          );
        })}
      </ul>
      <div className={styles.actions}>
        <Button type="primary" onClick={() => onClose(changed)}>
          {t('editing.close')}
        </Button>
      </div>
    </SmallDialog>
  );
}
