import { ComingChanges } from './coming-changes.tsx';
import { ComingEvents } from './coming-events.tsx';
import { Untranslated } from './missing-translations.tsx';
import { OrderMismatches } from './order-mismatches.tsx';
import { OrdersToCheck, OrdersToSend, ReceiptsToIssue, ReturnsToSettle } from './orders-to-check.tsx';
import { PendingBookings } from './pending-bookings.tsx';
import { SeatMajorities } from './seat-majorities.tsx';
import { UnreadMessages } from './unread-messages.tsx';
import { useTranslation } from 'react-i18next';
import type { DataRequest } from '@app/domain/personal-data/data-request-schema.ts';
import { OPEN_REQUESTS, OpenRequest } from '../contacts/data-requests.tsx';
import { TodayList } from './today-list.tsx';
import { TodaySection, tabAddress } from './today-section.tsx';
import type { Mail } from '@app/domain/mail/mail-schema.ts';
import { SendAgain } from '../mail/send-again.tsx';
import { FAILED, useFailedMails, useTotal } from './counts.ts';
import type { ContentStatus, LostPicture } from '@app/domain/content/content-status.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useLiveDocument } from '../live/live-documents.ts';
import styles from './today.module.css';

/** The items whose pictures visitors do not see because they are not stored, with links to their forms; nothing if there are none. */
function LostPictures() {
  const live = useLiveDocument<ContentStatus & { id: string }>('contentStatus', 'current');
  return live.state === 'ready' && <LostPicturesOf items={live.value?.lostPictures ?? []} />;
}

/** The same for a known list. */
export function LostPicturesOf({ items }: { items: readonly LostPicture[] }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  if (items.length === 0) return null;
  return (
    <TodaySection title={t('today.lostPictures')} count={items.length}>
      <p className={styles.aside}>{t('today.lostPicturesNote')}</p>
      <ul className={styles.untranslated}>
        {items.map((item) => (
          <li key={item.id}>
            <LocalLink className={styles.row} to={tabAddress({ tab: item.collection, edit: item.id })}>
              <span>{localized(item, 'title', language)}</span>
              <span className={styles.aside}>{t(`tabs.${item.collection}`)}</span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </TodaySection>
  );
}

/** The newest mails that could not be sent, each with a button that sends it again. */
function FailedMails() {
  const { t } = useTranslation('admin');
  return (
    <TodaySection
      title={t('today.failed')}
      count={useTotal('mail', FAILED, useFailedMails())}
      all={{ label: t('today.all'), search: { tab: 'mail', state: 'ERROR' } }}
    >
      <TodayList<Mail> collection="mail" selection={FAILED} empty={t('today.noFailed')}>
        {(mails) =>
          mails.map((mail) => (
            <li key={mail.id}>
              <article className={styles.row} aria-label={mail.message.subject} tabIndex={-1}>
                <p>
                  <strong>{mail.message.subject}</strong>
                  <span className={styles.aside}>{t('mail.to', { address: mail.to })}</span>
                </p>
                <SendAgain mail={mail} />
              </article>
            </li>
          ))
        }
      </TodayList>
    </TodaySection>
  );
}

/** The guests' requests to delete their data that are not done yet, the one that is due first at the beginning. */
function DataRequestsToSettle() {
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

/** What needs the admin today, each task with its action: what harms most when it waits comes first. */
export function TodayTab() {
  return (
    <div className={styles.today}>
      <div>
        <OrdersToCheck />
        <OrderMismatches />
        <OrdersToSend />
        <ReturnsToSettle />
        <ReceiptsToIssue />
        <DataRequestsToSettle />
      </div>
      <div>
        <PendingBookings />
        <SeatMajorities />
        <ComingEvents />
      </div>
      <div>
        <UnreadMessages />
        <FailedMails />
        <ComingChanges />
        <LostPictures />
        <Untranslated />
      </div>
    </div>
  );
}
