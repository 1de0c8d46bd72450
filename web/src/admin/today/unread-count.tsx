import { useTranslation } from 'react-i18next';
import { PageHead } from '../../i18n/page-head.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useUnreadContacts } from './counts.ts';
import styles from './today.module.css';

/** Shows the number of unread messages beside the tab's name. */
export function UnreadBadge() {
  const { t } = useTranslation('admin');
  const unread = useUnreadContacts();
  if (!unread) return null;
  return (
    <span className={styles.unread}>
      <span aria-hidden="true">{unread}</span>
      <VisuallyHidden>{t('dashboard.unread', { count: unread })}</VisuallyHidden>
    </span>
  );
}

/** Returns the same as text, for an option. */
export function UnreadText() {
  const unread = useUnreadContacts();
  return unread ? ` (${unread})` : null;
}

/** Shows the number in the document's title, too. */
export function UnreadTitle() {
  const { t } = useTranslation('admin');
  const unread = useUnreadContacts();
  const title = t('dashboard.title');
  return <PageHead title={unread ? `(${unread}) ${title}` : title} description={t('description')} />;
}
