import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailedMails, usePendingBookings, useUnreadContacts } from './counts.ts';
import { NextEvents } from './next-events.tsx';
import { OverviewFigure } from './overview-figure.tsx';
import styles from './overview.module.css';
import { Untranslated } from './missing-translations.tsx';

/** The browser stores whether the panel is open; on small screens it is closed at first. */
const OPEN = 'admin-overview-open';
const ROOMY = '(min-width: 48rem)';

function isOpenAtFirst(): boolean {
  const remembered = localStorage.getItem(OPEN);
  return remembered === null ? matchMedia(ROOMY).matches : remembered === 'true';
}

/** An overview above all tabs; each figure links to its list. */
export function Overview() {
  const { t } = useTranslation('admin');
  const [isOpen] = useState(isOpenAtFirst);
  return (
    <details
      className={styles.overview}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => localStorage.setItem(OPEN, String(open))}
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
