import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useUnreadContacts } from '../overview/counts.ts';
import styles from './dashboard.module.css';
import type { TabKey } from './tab-keys.ts';

/** The name of a tab; that of the contacts says how many are unread. */
export function TabLabel({ tab }: { tab: TabKey }) {
  const { t } = useTranslation();
  return (
    <>
      {t(`tabs.${tab}`)}
      {tab === 'contacts' && <UnreadBadge />}
    </>
  );
}

function UnreadBadge() {
  const { t } = useTranslation();
  const unread = useUnreadContacts();
  if (!unread) return null;
  return (
    <span className={styles.unread}>
      <span aria-hidden="true">{unread}</span>
      <VisuallyHidden>{t('dashboard.unread', { count: unread })}</VisuallyHidden>
    </span>
  );
}
