import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../config/paths.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { isUnsettled, keptArrivals } from '../arrivals/kept-arrivals.ts';
import { CommandButton } from '../commands/command-button.tsx';
import { finishInAllTabs } from '../deleting/deletions.ts';
import { hasUnstoredDraft } from '../form/drafts.ts';
import { endSession } from '../session/session.ts';
import styles from './dashboard.module.css';
import { LanguageToggle } from '../language-toggle.tsx';

/** Stores the drafts that only this browser has, with code that loads with the tabs. A failure does not keep the admin logged in. */
const storeDrafts = () =>
  import('../editing/use-drafts.ts').then(({ storeKeptDrafts }) => storeKeptDrafts()).catch(reportError);

interface DashboardHeaderProps {
  onAccount: () => void;
  onHelp: () => void;
}

export function DashboardHeader({ onAccount, onHelp }: DashboardHeaderProps) {
  const { t } = useTranslation('admin');
  const { length: unsettled } = keptArrivals.use().filter(isUnsettled);
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => titleRef.current?.focus({ preventScroll: true }), []);
  return (
    <header className={styles.header}>
      <div className={styles.titles}>
        <h1 ref={titleRef} tabIndex={-1}>
          {t('dashboard.title')}
        </h1>
        <p>{t('dashboard.subtitle')}</p>
      </div>
      <div className={styles.actions}>
        <LocalLink to={paths.home} className={styles.link}>
          {t('backToSite')}
        </LocalLink>
        <button type="button" className={classNames(styles.link, styles.help)} onClick={onHelp}>
          {t('shortcuts.show')}
        </button>
        <button type="button" className={styles.link} onClick={onAccount}>
          {t('account.open')}
        </button>
        <LanguageToggle className={styles.link ?? ''} />
        <CommandButton
          command={{
            isOutsideSession: true,
            asks: () =>
              unsettled === 0
                ? null
                : {
                    question: t('session.unsettledQuestion'),
                    consequence: t('session.unsettled', { count: unsettled }),
                    keep: t('session.stay'),
                    yes: t('session.logoutAnyway'),
                  },
            // The session gate handles the logout, as in every other open tab.
            request: async () => {
              // Pending deletions and drafts are completed while the session is still valid.
              await finishInAllTabs();
              if (hasUnstoredDraft()) await storeDrafts();
              await endSession();
            },
            failed: t('session.logoutFailed'),
          }}
        >
          {t('session.logout')}
        </CommandButton>
      </div>
    </header>
  );
}
