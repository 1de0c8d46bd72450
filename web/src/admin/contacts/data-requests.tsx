import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { continueErasure } from '@app/domain/api/personal-data.ts';
import type { DataRequest } from '@app/domain/personal-data/data-request-schema.ts';
import { formatStoryDate } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { call } from '../../lib/api-client.ts';
import { useTimeLeft } from '../../lib/use-time-left.ts';
import { useLiveUnion } from '../live/live-documents.ts';
import type { Selection } from '../live/selection.ts';
import { inSession } from '../session/in-session.ts';
import { useAdminToast } from '../use-admin-toast.ts';
import styles from './data-requests.module.css';

const OPEN: readonly Selection[] = [{ where: [['state', '==', 'open']], limit: 50 }];

function OpenRequest({ request }: { request: DataRequest }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const toast = useAdminToast();
  const { id, email = '', erasure, left = 0, requestedAt } = request;
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      inSession(() => call<typeof continueErasure>('POST', `/api/admin/data-requests/${id}/erasure`)),
    onSuccess: ({ left: count }) =>
      toast.succeeded(
        count > 0 ? t('contacts.dataRequests.still', { count }) : t('contacts.dataRequests.done'),
      ),
    onError: () => toast.failed(t('contacts.dataRequests.failed')),
  });
  const dueAt = erasure?.dueAt ?? requestedAt;
  const isOverdue = useTimeLeft(dueAt.toISOString()) === 0;
  const day = (moment: Date) => formatStoryDate(moment, language);
  return (
    <li>
      <span>
        {t('contacts.dataRequests.item', {
          email,
          asked: day(erasure?.at ?? requestedAt),
          due: day(dueAt),
          count: left,
        })}
      </span>
      {isOverdue && <strong>{t('contacts.dataRequests.overdue')}</strong>}
      <Button size="small" loading={isPending} onClick={() => mutate()}>
        {t('contacts.dataRequests.continue')}
      </Button>
    </li>
  );
}

/** The guests' requests to delete their data that are not done yet, by due day; nothing while there is none. */
export function DataRequests() {
  const { t } = useTranslation('admin');
  const live = useLiveUnion<DataRequest>('dataRequests', OPEN);
  if (live.state !== 'ready' || live.value.length === 0) return null;
  const byDueDay = live.value.toSorted(
    (a, b) => (a.erasure?.dueAt.getTime() ?? 0) - (b.erasure?.dueAt.getTime() ?? 0),
  );
  return (
    <section className={styles.requests} aria-label={t('contacts.dataRequests.title')}>
      <h3>{t('contacts.dataRequests.title')}</h3>
      <p>{t('contacts.dataRequests.text')}</p>
      <ul>
        {byDueDay.map((request) => (
          <OpenRequest key={request.id} request={request} />
        ))}
      </ul>
    </section>
  );
}
