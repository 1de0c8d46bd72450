import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Event, EventInput } from '@app/domain/event/event-schema.ts';
import { takeOver } from '@app/domain/event/series-change.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useCommand } from '../commands/use-command.tsx';
import { SaveFailed } from './save-failed.tsx';
import { SmallDialog } from '../dialogs/small-dialog.tsx';
import { EventChangeReview } from './event-change-review.tsx';
import styles from './event-change-review.module.css';
import { readSeries } from './series-writes.ts';
import type { DateResult } from './change-dates.ts';

interface SeriesResultProps {
  /** The edited date before and after its change. */
  base: Event;
  written: EventInput;
  results: readonly DateResult[];
  /** Called with the number of changed dates, including the edited one. */
  onClose: (changed: number) => void;
}

/**
 * Says what became of each date of a series. Dates with bookings are changed one by one, each after the review that shows its
 * guests.
 */
export function SeriesResult({ base, written, results: first, onClose }: SeriesResultProps) {
  const { t } = useTranslation(['admin', 'adminDialogs']);
  const { language } = useLanguage();
  const [results, setResults] = useState(first);
  const [reviewed, setReviewed] = useState<Event | null>(null);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const settle = (id: string, result: Partial<DateResult>) =>
    setResults((before) => before.map((one) => (one.event.id === id ? { ...one, ...result } : one)));
  const changed = results.filter(({ outcome }) => outcome === 'changed').length;
  const unchanged = results.length - changed;
  /** Reviews a date as it is stored now, because somebody else has changed it. */
  const again = useCommand({
    request: async ({ id }: Event) => (await readSeries(base.seriesId!)).find((event) => event.id === id),
    onDone: (event, { id }) => {
      settle(id, event ? { event } : { outcome: 'gone' });
      if (event) setReviewed(event);
    },
  });

  if (reviewed)
    return (
      <EventChangeReview
        key={reviewed.id}
        base={reviewed}
        written={{ ...(reviewed.id === base.id ? written : takeOver(reviewed, base, written)) }}
        onBack={() => setReviewed(null)}
        onSaved={() => {
          settle(reviewed.id, { outcome: 'changed' });
          setReviewed(null);
        }}
        onConflict={() => {
          settle(reviewed.id, { outcome: 'stale' });
          setReviewed(null);
        }}
        onProblem={(_, text) => {
          setProblems({ ...problems, [reviewed.id]: text });
          setReviewed(null);
        }}
      />
    );

  return (
    <SmallDialog
      title={t('adminDialogs:series.changed', { count: changed })}
      open
      onClose={() => onClose(changed)}
      footer={
        <Button type="primary" onClick={() => onClose(changed)}>
          {t('editing.close')}
        </Button>
      }
    >
      {unchanged > 0 && (
        <Alert type="warning" showIcon title={t('adminDialogs:series.unchanged', { count: unchanged })} />
      )}
      <SaveFailed error={again.error} />
      <ul className={styles.dates} aria-label={t('adminDialogs:series.results')}>
        {results.map(({ event, outcome }) => {
          const date = formatEventTime(event.dateTime, language);
          const nameOf = (action: string) => t('editing.nameOfAction', { action, name: date });
          return (
            <li key={event.id}>
              <span>
                {date}
                <br />
                {(outcome !== 'changed' && problems[event.id]) ||
                  t(`adminDialogs:series.outcomes.${outcome}`)}
              </span>
              {outcome === 'booked' && (
                <Button
                  aria-label={nameOf(t('adminDialogs:series.review'))}
                  onClick={() => setReviewed(event)}
                >
                  {t('adminDialogs:series.review')}
                </Button>
              )}
              {outcome === 'stale' && (
                <Button
                  aria-label={nameOf(t('adminDialogs:eventChange.retry'))}
                  loading={again.isBusy && again.input?.id === event.id}
                  onClick={() => again.start(event)}
                >
                  {t('adminDialogs:eventChange.retry')}
                </Button>
              )}
              {(outcome === 'booked' || outcome === 'stale') && (
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
    </SmallDialog>
  );
}
