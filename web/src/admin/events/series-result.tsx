import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { EventNotice } from '@app/domain/booking/event-notice-schema.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { SmallDialog } from '../dialogs/small-dialog.tsx';
import { useLiveDocumentsById } from '../live/live-documents.ts';
import type { DateResult } from './change-dates.ts';
import styles from './event-change-review.module.css';

interface SeriesResultProps {
  results: readonly DateResult[];
  /** Called with the number of changed dates, including the edited one. */
  onClose: (changed: number) => void;
}

/** Says what became of each date of a series, and how far its guests have been told. */
export function SeriesResult({ results, onClose }: SeriesResultProps) {
  const { t } = useTranslation(['admin', 'adminDialogs']);
  const { language } = useLanguage();
  const changed = results.filter(({ outcome }) => outcome === 'changed');
  const notices = useLiveDocumentsById<EventNotice>(
    'eventNotices',
    results.filter(({ isTold }) => isTold).map(({ event }) => event.id),
  );
  const stateOf = (id: string) =>
    notices.state === 'ready' ? notices.value.find((notice) => notice.id === id)?.state : undefined;
  const unchanged = results.length - changed.length;
  return (
    <SmallDialog
      title={t('adminDialogs:series.changed', { count: changed.length })}
      open
      onClose={() => onClose(changed.length)}
      footer={
        <Button type="primary" onClick={() => onClose(changed.length)}>
          {t('editing.close')}
        </Button>
      }
    >
      {unchanged > 0 && (
        <Alert type="warning" showIcon title={t('adminDialogs:series.unchanged', { count: unchanged })} />
      )}
      <ul className={styles.dates} aria-label={t('adminDialogs:series.results')}>
        {results.map(({ event, outcome }) => {
          const date = formatEventTime(event.dateTime, language);
          const notice = stateOf(event.id);
          return (
            <li key={event.id}>
              <span>
                {date}
                <br />
                {t(`adminDialogs:series.outcomes.${outcome}`)}
                {notice && ` ${t(`adminDialogs:series.notices.${notice}`)}`}
              </span>
              {outcome !== 'changed' && outcome !== 'gone' && (
                // In another tab of the browser, so that this list stays.
                <a
                  href={`/admin?tab=events&edit=${event.id}`}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={t('editing.nameOfAction', {
                    action: t('adminDialogs:series.open'),
                    name: date,
                  })}
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
