import { useTranslation } from 'react-i18next';
import { LOCATOR_ID, paths } from '../../config/paths.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import styles from './store-sales.module.css';

/** Where makgeolli can be tasted and bought while it is not sold online. */
export function StoreSales() {
  const { t } = useTranslation('storeSales');
  return (
    <>
      {t('text')}{' '}
      <LocalLink to={`${paths.contact}#${LOCATOR_ID}`} className={styles.link}>
        {t('stores')}
      </LocalLink>{' '}
      <LocalLink to={`${paths.experiences}?type=tasting`} className={styles.link}>
        {t('tastings')}
      </LocalLink>
    </>
  );
}
