import { useTranslation } from 'react-i18next';
import { PageHead } from '../../i18n/page-head.tsx';
import { useUnreadContacts } from './counts.ts';

/** Shows the number of unread messages in the document title too. */
export function UnreadTitle() {
  const { t } = useTranslation('admin');
  const unread = useUnreadContacts();
  const title = t('dashboard.title');
  return <PageHead title={unread ? `(${unread}) ${title}` : title} description={t('description')} />;
}
