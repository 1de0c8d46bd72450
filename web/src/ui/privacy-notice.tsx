import { useTranslation } from 'react-i18next';
import { paths } from '../config/paths.ts';
import { LocalLink } from '../i18n/local-link.tsx';
import styles from './privacy-notice.module.css';

/** What a form's data is used for, with a link that leaves what was typed in place. */
export function PrivacyNotice() {
  const { t } = useTranslation('common');
  return (
    <p className={styles.notice}>
      {t('privacyNotice')}{' '}
      <LocalLink to={paths.privacy} target="_blank">
        {t('navigation.privacy')}
      </LocalLink>
    </p>
  );
}
