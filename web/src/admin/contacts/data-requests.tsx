import { useTranslation } from 'react-i18next';
import type { continueErasure } from '@app/domain/api/personal-data.ts';
import type { DataRequest } from '@app/domain/personal-data/data-request-schema.ts';
import { formatStoryDate } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { call } from '../../lib/api-client.ts';
import { useTimeLeft } from '../../lib/use-time-left.ts';
import { useLiveDocuments } from '../live/live-documents.ts';
import { LiveStatus } from '../live/live-status.tsx';
import { useKeepPreviousData } from '../live/use-keep-previous-data.ts';
import type { Selection } from '../live/selection.ts';
import { CommandButton } from '../commands/command-button.tsx';
import styles from './data-requests.module.css';

/** The guests' requests to delete their data that are not done yet, the one that is due first at the beginning. */
export const OPEN_REQUESTS = {
  where: [['state', '==', 'open']],
  orderBy: ['erasure.dueAt', 'asc'],
  limit: 50,
} as const satisfies Selection;

/** What such a request leaves to do, with its action. */
export function OpenRequest({ request }: { request: DataRequest }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { id, email = '', erasure, left = 0, requestedAt } = request;
  const dueAt = erasure?.dueAt ?? requestedAt;
  const isOverdue = useTimeLeft(dueAt.toISOString()) === 0;
  const day = (moment: Date) => formatStoryDate(moment, language);
  return (
    <>
      <p>
        {t('contacts.dataRequests.item', {
          email,
          asked: day(erasure?.at ?? requestedAt),
          due: day(dueAt),
          count: left,
        })}{' '}
        {isOverdue && <strong>{t('contacts.dataRequests.overdue')}</strong>}
      </p>
      <CommandButton
        size="small"
        command={{
          request: () => call<typeof continueErasure>('POST', `/api/admin/data-requests/${id}/erasure`),
          done: ({ left: count }) =>
            count > 0 ? t('contacts.dataRequests.still', { count }) : t('contacts.dataRequests.done'),
          failed: t('contacts.dataRequests.failed'),
        }}
      >
        {t('contacts.dataRequests.continue')}
      </CommandButton>
    </>
  );
}

/** The open requests above the messages; nothing while there is none. */
export function DataRequests() {
  const { t } = useTranslation('admin');
  const live = useKeepPreviousData(useLiveDocuments<DataRequest>('dataRequests', OPEN_REQUESTS));
  const requests = live.state === 'ready' ? live.value : [];
  if (live.state === 'loading' || (live.state === 'ready' && requests.length === 0)) return null;
  return (
    <section className={styles.requests} aria-label={t('contacts.dataRequests.title')}>
      <h3>{t('contacts.dataRequests.title')}</h3>
      <LiveStatus live={live} loading="" />
      {requests.length > 0 && <p>{t('contacts.dataRequests.text')}</p>}
      <ul>
        {requests.map((request) => (
          <li key={request.id}>
            <OpenRequest request={request} />
          </li>
        ))}
      </ul>
    </section>
  );
}
