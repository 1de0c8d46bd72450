import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailedMails, usePendingBookings, useUnreadContacts } from './counts.ts';
import { NextEvents } from './next-events.tsx';
import { OverviewFigure } from './overview-figure.tsx';
import styles from './overview.module.css';
import { Untranslated } from './untranslated.tsx';

/** The browser remembers whether the panel is folded. */
const FOLDED = 'admin-overview-folded';

/** What needs the admin today, above all tabs; each figure leads to its list. */
export function Overview() {
  const { t } = useTranslation();
  const [isOpen] = useState(() => localStorage.getItem(FOLDED) === null);
  return (
    <details
      className={styles.overview}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        if (open) localStorage.removeItem(FOLDED);
        else localStorage.setItem(FOLDED, '');
      }}
    >
      <summary>
        <h2>{t('overview.title')}</h2>
      </summary>
      <div className={styles.panel}>
        <ul className={styles.figures}>
          <OverviewFigure
            name={t('overview.pending')}
            value={usePendingBookings()}
            search={{ tab: 'bookings', status: 'pending' }}
          />
          <OverviewFigure
            name={t('overview.unread')}
            value={useUnreadContacts()}
            search={{ tab: 'contacts', state: 'unread' }}
          />
          <OverviewFigure
            name={t('overview.failed')}
            value={useFailedMails()}
            search={{ tab: 'mail', state: 'ERROR' }}
          />
        </ul>
        <NextEvents />
        <Untranslated />
      </div>
    </details>
  );
}
