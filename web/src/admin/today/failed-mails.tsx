import { useTranslation } from 'react-i18next';
import type { Mail } from '@app/domain/mail/mail-schema.ts';
import { SendAgain } from '../mail/send-again.tsx';
import { FAILED, useFailedMails, useTotal } from './counts.ts';
import { TodayList } from './today-list.tsx';
import { TodaySection } from './today-section.tsx';
import styles from './today.module.css';

/** The newest mails that could not be sent, each with a button that sends it again. */
export function FailedMails() {
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
