import { useTranslation } from 'react-i18next';
import type { DataRequest } from '@app/domain/personal-data/data-request-schema.ts';
import { OPEN_REQUESTS, OpenRequest } from '../contacts/data-requests.tsx';
import { TodayList } from './today-list.tsx';
import { TodaySection } from './today-section.tsx';
import styles from './today.module.css';

/** The guests' requests to delete their data that are not done yet, the one that is due first at the beginning. */
export function DataRequestsToSettle() {
  const { t } = useTranslation('admin');
  return (
    <TodaySection title={t('contacts.dataRequests.title')}>
      <TodayList<DataRequest>
        collection="dataRequests"
        selection={OPEN_REQUESTS}
        empty={t('today.noDataRequests')}
      >
        {(requests) =>
          requests.map((request) => (
            <li key={request.id}>
              <article className={styles.row} aria-label={request.email}>
                <OpenRequest request={request} />
              </article>
            </li>
          ))
        }
      </TodayList>
    </TodaySection>
  );
}
