import { useTranslation } from 'react-i18next';
import type { Mail } from '@app/domain/mail/mail-schema.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { ItemCard } from '../cards/item-card.tsx';
import styles from './mail-card.module.css';
import { MailState } from './mail-state.tsx';
import { SendAgain } from './send-again.tsx';

export function MailCard({ mail }: { mail: Mail }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { delivery } = mail;
  const isFailed = delivery?.state === 'ERROR';
  // A mail that is sent again keeps it until the next attempt.
  const problem = isFailed && delivery.problem;
  return (
    <ItemCard
      title={mail.message.subject}
      isWaiting={isFailed}
      badges={<MailState mail={mail} />}
      actions={isFailed && <SendAgain mail={mail} />}
    >
      <p className={styles.meta}>
        <span>{t('mail.to', { address: mail.to })}</span>
        <time dateTime={mail.createdAt.toISOString()}>
          {t('bookings.kst', { moment: formatEventTime(mail.createdAt, language) })}
        </time>
        {delivery && <span>{t('mail.attempts', { count: delivery.attempts })}</span>}
      </p>
      {(problem || delivery?.error) && (
        <div className={styles.error}>
          {problem && <p>{t(`mail.problems.${problem}`)}</p>}
          {/* Mail servers and the connection describe their errors in English. */}
          {delivery?.error && <p lang="en">{delivery.error}</p>}
        </div>
      )}
      <details>
        <summary className={styles.summary}>{t('mail.text')}</summary>
        <p className={styles.text} lang={mail.language === 'kr' ? 'ko' : 'en'}>
          {mail.message.text}
        </p>
      </details>
    </ItemCard>
  );
}
