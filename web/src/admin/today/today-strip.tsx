import { useTranslation } from 'react-i18next';
import { formatBadgeDate } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useCurrentTime } from '../use-current-time.ts';
import { classNames } from '../../ui/class-names.ts';
import { useFailedMails, usePendingBookings, useUnreadContacts } from './counts.ts';
import { useNextDeadline } from './deadlines.ts';
import { tabAddress } from './today-section.tsx';
import styles from './today.module.css';

/** One line above the other tabs: how much needs the admin today, each number with a link to its list, and the next deadline. */
export function TodayStrip() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { deadline, isUncertain } = useNextDeadline();
  const now = useCurrentTime((time) => (deadline && deadline > time ? deadline : null));
  const isMissed = deadline !== null && deadline <= now;
  const figures = [
    { name: 'pending', count: usePendingBookings(), search: { tab: 'bookings', status: 'pending' } },
    { name: 'unread', count: useUnreadContacts(), search: { tab: 'contacts', state: 'unread' } },
    { name: 'failed', count: useFailedMails(), search: { tab: 'mail', state: 'ERROR' } },
  ] as const;
  return (
    <nav className={styles.strip} aria-label={t('today.title')}>
      <LocalLink to={tabAddress({ tab: 'today' })}>{t('today.today')}</LocalLink>
      {figures.map(({ name, count, search }) => (
        <LocalLink key={name} className={classNames(count ? styles.waiting : null)} to={tabAddress(search)}>
          {t(`today.short.${name}`)} <strong>{count ?? '·'}</strong>
        </LocalLink>
      ))}
      {(deadline || isUncertain) && (
        <LocalLink className={styles.waiting ?? ''} to={tabAddress({ tab: 'today' })}>
          {t(isMissed ? 'today.short.overdue' : 'today.short.deadline')}{' '}
          <strong>
            {deadline && (isMissed || !isUncertain) ? formatBadgeDate(deadline, language) : '·'}
          </strong>
        </LocalLink>
      )}
    </nav>
  );
}
